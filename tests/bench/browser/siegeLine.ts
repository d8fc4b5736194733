/** How soon a siege that is written in a line has its odds: from the last letter to the table that shows them, by the clock. */
import type { Page } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { pressLink } from '../../kit/titlePage.ts';
import { alone, type Goal } from '../bench.ts';
import { inBrowser } from './inBrowser.ts';
import { percentile } from './percentile.ts';
import { openWindow } from './table.ts';

const GOAL: Goal = { id: '1 s', sense: 'atMost', must: 1000, stretch: 300 };

/** Sieges with other odds each, so that a table that stands shows which of them it answers. */
const LINES = [
  'Erebor: 1R 2E 1L v 8R 2E 2N, published',
  'Dol Amroth: 3R v 6R 1E, published',
  "Helm's Deep: 1R v 4R 1E, published",
  'Minas Tirith: 3R 1E 1L v 8R 2E 1N, published',
] as const;
const ROUNDS = 5;
const PATIENCE = 240_000;

/** `npm run bench -- siege-line`. */
export const siegeLineBench = inBrowser('siege-line', [servedSite], async (browser, url) => {
  const { page } = await openWindow(browser, url);
  page.setDefaultTimeout(PATIENCE);
  await pressLink(page, 'Strategic sieges');
  await page.locator('[data-verdict=captured] b').waitFor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const line of LINES) times.push(await answerTo(page, line));
  return [
    alone(
      GOAL,
      `from the last letter of a siege to its odds, the longest of ${times.length}`,
      Math.max(...times),
      'ms',
    ),
    alone(null, 'the same, median', percentile(times, 0.5), 'ms'),
  ];
});

/** Writes a line as a hand does that lets go of it; milliseconds until other odds are shown. */
function answerTo(page: Page, line: string): Promise<number> {
  return page.getByLabel('The battle in one line').evaluate((field: HTMLTextAreaElement, written) => {
    const shown = (): string => document.querySelector('[data-verdict=captured] b')?.textContent ?? '';
    const before = shown();
    const began = performance.now();
    field.value = written;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return new Promise<number>((resolve) => {
      const look = (): void => {
        const now = shown();
        if (now !== '' && now !== before) resolve(performance.now() - began);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, line);
}
