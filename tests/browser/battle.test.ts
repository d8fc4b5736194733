// The Great Gate, fought by two players from the first order to the verdict with the mouse.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { mouseOf } from './hand.ts';
import { playToTheEnd } from './players.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('the scenario is played to its verdict by clicks on the board', async () => {
  const sitting = await sitDown(browser, { width: 1200, height: 640 });
  await sitting.beginAsPlaced('The Great Gate');
  const evening = await playToTheEnd(sitting, mouseOf(sitting));
  expect(evening.title).toMatch(/has won the battle/);
  expect(evening.orders).toBeGreaterThan(20);
  expect(sitting.complaints).toEqual([]);
  await sitting.close();
});
