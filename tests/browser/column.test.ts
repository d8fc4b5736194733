// The column beside the board of a desktop: whatever is told in it, the chronicle keeps eight lines and the target is told whole.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';
import { sitDown, type Sitting } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const SIZES = [
  [1600, 1000],
  [1440, 900],
  [1280, 800],
] as const;

/** A line of the chronicle, in pixels. */
const LINE = 21;

/** A kept game after so many of its actions, on the table. */
async function takenTo(scenario: string, game: number, after: number): Promise<Sitting> {
  const sitting = await sitDown(browser, { width: 1600, height: 1000 });
  const { page } = sitting;
  const match = savedMatch(readFixtures(scenario)[game]!, shippedScenario(scenario).document);
  await page.getByLabel('A saved game to load').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...match, entries: match.entries.slice(0, after) })),
  });
  await page.getByRole('main', { name: 'Board' }).locator('canvas').first().waitFor();
  return sitting;
}

/** Goes on from step to step until somebody has a target, and aims. */
async function untilOdds({ page, isShown }: Sitting): Promise<void> {
  for (let steps = 0; steps < 6; steps += 1) {
    for (const key of ['n', 's']) {
      await page.keyboard.press(key);
      await isShown();
    }
    if ((await page.locator('.odds').count()) > 0) return;
    for (const key of ['Escape', 'Escape', 'e']) await page.keyboard.press(key);
    await isShown();
    if (await page.getByText('End anyway?').first().isVisible()) await page.keyboard.press('e');
  }
}

/** What of the column is out of sight: the chronicle, its eight lines, the factors of the target. */
function hiddenOn(page: Page): Promise<readonly string[]> {
  return page.evaluate((line) => {
    const one = (name: string) => document.querySelector(`.side-panels ${name}`)!;
    const seen = (part: Element): DOMRect => {
      const { top, bottom } = part.getBoundingClientRect();
      // What scrolls hides what is beyond its edges.
      let [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      for (let home = part.parentElement; home !== null; home = home.parentElement) {
        const edge = home.getBoundingClientRect();
        if (getComputedStyle(home).overflowY === 'visible') continue;
        [from, to] = [Math.max(from, edge.top), Math.min(to, edge.bottom)];
      }
      return new DOMRect(0, from, 0, Math.max(0, to - from));
    };
    const lost = (part: Element): number => part.getBoundingClientRect().height - seen(part).height;
    const wrong: string[] = [];
    if (lost(one('.chronicle')) > 1) wrong.push(`${lost(one('.chronicle'))} px of the chronicle`);
    const log = seen(one('.log')).height;
    if (log < 8 * line) wrong.push(`lines: there are ${log / line}`);
    const factors = [...document.querySelectorAll('.side-panels .inspector .factors')].slice(0, 1);
    // Whoever shoots has one more than who does not.
    if (factors.some((list) => list.children.length < 4)) wrong.push('factors that are missing');
    for (const part of [...factors, one('.odds .panel-head')]) {
      if (lost(part) > 1) wrong.push(`${lost(part)} px of ${part.className}`);
    }
    return wrong;
  }, LINE);
}

describe.each([
  ['the odds of a shot', 'the-ride-of-the-rohirrim', 5, 215],
  ['a spell', 'the-great-gate', 2, 49],
] as const)('beside %s', (_, scenario, game, after) => {
  test('the chronicle keeps eight lines in the window, and the target its factors', async () => {
    const sitting = await takenTo(scenario, game, after);
    const { page, close } = sitting;
    await untilOdds(sitting);
    await page.locator('.side-panels .odds').waitFor();
    const hidden: Record<string, readonly string[]> = {};
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300);
      hidden[`${width} x ${height}`] = await hiddenOn(page);
    }
    expect(hidden).toEqual(Object.fromEntries(SIZES.map(([w, h]) => [`${w} x ${h}`, []])));
    await close();
  });
});
