// A turn of the great siege: a spell is cast, a captain flies, another is carried along; with the mouse, and without it. And a whole
// battle of two players by either hand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { BEGIN, FRIEND } from '../kit/titlePage.ts';
import { keysOf, mouseOf, tabTo, type Hand } from './hand.ts';
import { offering, playToTheEnd } from './players.ts';
import { SET_UP, sitDown, type Sitting } from './sitting.ts';

const SIEGE = 'The Siege of Minas Tirith';
const CAPTAIN = /Gothmog \d of Sauron/;
const WRAITH = /Lord of the Nazgûl \d/;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The first hex whose name says something. */
async function where({ hexes }: Sitting, words: RegExp): Promise<string> {
  const [hex] = offering(await hexes(), words);
  if (hex === undefined) throw new Error(`no hex says ${String(words)}`);
  return hex;
}

/** Walks to one button of the title and the set-up after another and presses it; from then on the keys are the board's. */
async function beginByKeys(sitting: Sitting, buttons: readonly string[]): Promise<void> {
  for (const name of buttons) {
    await tabTo(sitting, name);
    await sitting.page.keyboard.press('Enter');
  }
  await sitting.page.keyboard.press('n');
}

/** A whole battle of two players, with an order in most steps and no complaint of the page. */
async function fightItOut(sitting: Sitting, hand: Hand): Promise<void> {
  const evening = await playToTheEnd(sitting, hand);
  expect(evening.title).toMatch(/has won the battle/);
  expect(evening.orders).toBeGreaterThan(20);
  expect(sitting.complaints).toEqual([]);
  await sitting.close();
}

/** A turn in which Gandalf casts in the way that is handed in, and nobody fights. */
async function playATurn(sitting: Sitting, hand: Hand, cast: () => Promise<void>): Promise<void> {
  const told = (): Promise<string> => sitting.textOf('Chronicle');
  const hint = (): Promise<string> => sitting.textOf('What to do');

  await hand.choose(await where(sitting, /Gandalf/));
  expect(await hint()).toMatch(/Gandalf \d: choose a spell/);
  await cast();
  expect(await told()).toMatch(/Gandalf.* casts Break Darkness/);
  await hand.endStep();

  await hand.choose(await where(sitting, WRAITH));
  const landing = await where(sitting, /may reach, 4(?!½)/);
  await hand.act(landing);
  expect(await where(sitting, WRAITH)).toBe(landing);

  while (!/Movement phase/i.test(await sitting.textOf('Who and what now'))) await hand.endStep();
  await hand.choose(await where(sitting, CAPTAIN));
  expect(await hint()).toMatch(/Orc archers/);
  await hand.press(/^With Gothmog/);
  const goal = await where(sitting, /may reach, 2(?!½)/);
  await hand.act(goal);
  expect((await sitting.hexes()).get(goal)).toMatch(/Orc archers.*Gothmog/);

  while (!/turn 2/.test(await told())) await hand.endStep();
  expect(sitting.complaints).toEqual([]);
}

test('with the mouse: spell and points are buttons, and nothing is cast before it is confirmed', async () => {
  const sitting = await sitDown(browser);
  await sitting.beginAsPlaced(SIEGE);
  const hand = mouseOf(sitting);
  await playATurn(sitting, hand, async () => {
    await hand.press(/^Break Darkness/);
    await hand.press(/^3 points/);
    expect(await sitting.textOf('Chronicle')).not.toMatch(/casts/);
    await hand.press(/^Cast/);
  });
  await sitting.button('Menu').click();
  await sitting.button('Save to file').click();
  const notice = sitting.page.getByRole('dialog', { name: 'Saved to a file' });
  expect(await notice.innerText()).toMatch(/which cauldrons are dummies/);
  await sitting.close();
});

test('with the keyboard alone: S aims the spell, Enter at the caster casts it, Tab finds who goes along', async () => {
  const sitting = await sitDown(browser);
  const { page } = sitting;
  // The great siege is the last card.
  await tabTo(sitting, 'The Great Gate');
  await page.keyboard.press('End');
  await beginByKeys(sitting, [FRIEND, BEGIN, ...SET_UP]);
  await playATurn(sitting, keysOf(sitting), async () => {
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
  });
  await sitting.close();
});

test('the scenario is played to its verdict by clicks on the board', async () => {
  const sitting = await sitDown(browser, { width: 1200, height: 640 });
  await sitting.beginAsPlaced('The Great Gate');
  await fightItOut(sitting, mouseOf(sitting));
});

test('the scenario is played to its verdict by the keyboard alone', async () => {
  const sitting = await sitDown(browser, { width: 1024, height: 600 });
  await beginByKeys(sitting, ['The Great Gate', FRIEND, BEGIN, ...SET_UP]);
  await fightItOut(sitting, keysOf(sitting));
});
