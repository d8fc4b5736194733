/** The two ways to act at the page: with the mouse, or with the keyboard. */
import { expect } from 'vitest';
import { arrowsBetween } from './ground.ts';
import type { Sitting } from './sitting.ts';

/** How somebody acts: with the mouse or with the keyboard. */
export interface Hand {
  /** Chooses the piece in a hex. */
  choose(hex: string): Promise<void>;
  /** Points at a hex and acts on it. */
  act(hex: string): Promise<void>;
  /** Gives the order that waits for confirmation. */
  confirm(): Promise<void>;
  press(button: RegExp): Promise<void>;
  endStep(): Promise<void>;
}

/** What the button that confirms may say. */
export const CONFIRMS =
  /^(Attack|Shoot|Strike|Raise the ladder|Throw it down|Throw a head|Pour oil|Cast|Challenge|Rally|Have the head taken away|Take the dummy away)/;

/** The hand on the mouse. The button that confirms stands behind those that choose. */
export function mouseOf(sitting: Sitting): Hand {
  const { button, clickHex } = sitting;
  return {
    choose: clickHex,
    act: clickHex,
    confirm: () => button(CONFIRMS).last().click(),
    press: (name) => button(name).click(),
    endStep: () => twice(sitting, () => button(/^(End|Begin|Done|No more oil)/).click()),
  };
}

/** The hand on the keyboard. */
export function keysOf(sitting: Sitting): Hand {
  const { page } = sitting;
  const grid = page.getByRole('grid');
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  /** The hex under the cursor; the first arrow key puts it on the board. */
  const cursor = async (): Promise<string> => {
    const at = await grid.getAttribute('aria-activedescendant');
    if (at !== null) return at.slice(-4);
    await press('ArrowUp');
    return (await grid.getAttribute('aria-activedescendant'))!.slice(-4);
  };
  const walkTo = async (hex: string): Promise<void> => {
    for (const arrow of arrowsBetween(await cursor(), hex)) await press(arrow);
    expect(await cursor()).toBe(hex);
  };
  return {
    choose: async (hex) => {
      await press('Escape');
      await press('Escape');
      await walkTo(hex);
      await press('Enter');
    },
    act: async (hex) => {
      await walkTo(hex);
      await press('Enter');
    },
    confirm: () => press('Enter'),
    press: async (name) => {
      await tabTo(sitting, name);
      await press('Enter');
    },
    endStep: () => twice(sitting, () => press('e')),
  };
}

/** Walks with the Tab key to a button. */
export async function tabTo({ page, button }: Sitting, name: string | RegExp): Promise<void> {
  const wanted = button(name).first();
  await wanted.waitFor();
  for (let stop = 0; stop < 60; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${name}`);
}

/** Ends a step: again, where something useful is left in it and the question is whether to end anyway. */
async function twice({ page, isShown }: Sitting, end: () => Promise<void>): Promise<void> {
  await end();
  // The question is painted when what was done before is kept.
  await isShown();
  if (await page.getByText('End anyway?').first().isVisible()) await end();
}
