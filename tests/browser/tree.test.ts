// A whole battle by the accessibility tree alone: roles, names and their default actions, no place on the screen and no picture.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { BEGIN, FRIEND } from '../kit/titlePage.ts';
import { CONFIRMS, type Hand } from './hand.ts';
import { playToTheEnd } from './players.ts';
import { sitDown, type Sitting } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What a screen reader does when it is told to press something: no pointer goes there. */
async function press(thing: Locator): Promise<void> {
  await thing.waitFor({ state: 'attached' });
  await thing.dispatchEvent('click');
}

/** The hand of somebody who hears. */
function treeOf({ page, button }: Sitting): Hand {
  const cell = (hex: string): Promise<void> =>
    press(page.getByRole('gridcell', { name: new RegExp(`^${hex}\\b`) }));
  return {
    choose: cell,
    act: cell,
    confirm: () => press(button(CONFIRMS).last()),
    press: (name) => press(button(name).first()),
    endStep: async () => {
      const end = button(/^(End|Begin|Done|No more oil)/);
      await press(end);
      if ((await page.getByText('End anyway?').count()) > 0) await press(end);
    },
  };
}

test('First Steps is asked about, played against itself and won by ear', async () => {
  const sitting = await sitDown(browser);
  const { page, button, complaints, close } = sitting;
  for (const name of ['First Steps', FRIEND, BEGIN]) await press(button(name));
  await page.getByRole('grid').waitFor({ state: 'attached' });

  await press(button('Menu'));
  await press(button('Ask about the board'));
  const answer = page.getByRole('dialog').getByRole('status');
  await press(button('Nearest enemy'));
  await expect.poll(() => answer.innerText()).toMatch(/^Nearest enemy: .+ in \d{4}, \d+ hex(es)? to the /);
  const [, there = ''] = /in (\d{4})/.exec(await answer.innerText())!;
  await press(button('Nearest gate'));
  await expect.poll(() => answer.innerText()).toMatch(/^Nearest gate: .+ held by /);
  await press(button('Who threatens this hex?'));
  await expect.poll(() => answer.innerText()).toMatch(/could strike at \d{4}/);
  await press(button('Nearest enemy'));
  await press(button('Go there'));
  expect(await page.getByRole('grid').getAttribute('aria-activedescendant')).toBe(`hex-${there}`);

  const evening = await playToTheEnd(sitting, treeOf(sitting));
  expect(evening.title).not.toBe('');
  expect(evening.orders).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a key that is laid anew works at once, is listed in the help, and stays after a reload', async () => {
  const { page, button, complaints, close } = await sitDown(browser);
  for (const name of ['First Steps', FRIEND, BEGIN]) await press(button(name));
  await page.getByRole('grid').waitFor({ state: 'attached' });
  await press(button('Menu'));
  await press(button(/^Keys/));
  const told = page.getByRole('dialog').getByRole('status');
  await press(button('Rules and keys: ?. Change'));
  await page.keyboard.press('n');
  await expect.poll(() => told.innerText()).toMatch(/N is already used for Choose the next piece/);
  await page.keyboard.press('y');
  await expect.poll(() => told.innerText()).toBe('Rules and keys: Y.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('y');
  await page.getByRole('region', { name: 'Rules and keys' }).locator('kbd', { hasText: /^Y$/ }).waitFor();
  await page.reload();
  await press(button('Continue'));
  await page.getByRole('grid').waitFor({ state: 'attached' });
  await page.keyboard.press('y');
  await page.getByRole('region', { name: 'Rules and keys' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
