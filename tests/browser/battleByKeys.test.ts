// The Great Gate, fought by two players from the first order to the verdict without a mouse.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { BEGIN, FRIEND } from '../kit/titlePage.ts';
import { keysOf, tabTo } from './hand.ts';
import { playToTheEnd } from './players.ts';
import { SET_UP, sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('the scenario is played to its verdict by the keyboard alone', async () => {
  const sitting = await sitDown(browser, { width: 1024, height: 600 });
  const { page } = sitting;
  for (const name of ['The Great Gate', FRIEND, BEGIN, ...SET_UP]) {
    await tabTo(sitting, name);
    await page.keyboard.press('Enter');
  }
  // From here on the keys are the board's.
  await page.keyboard.press('n');
  const evening = await playToTheEnd(sitting, keysOf(sitting));
  expect(evening.title).toMatch(/has won the battle/);
  expect(evening.orders).toBeGreaterThan(20);
  expect(sitting.complaints).toEqual([]);
  await sitting.close();
});
