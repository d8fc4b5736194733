/** Scrubbing: the kept game of a whole siege is moved to any of its moments by its bar, and every moment is timed to its frame. */
import type { Page } from 'playwright-core';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { servedSite } from '../../../scripts/site.mjs';
import { shippedScenario } from '../../kit/shipped.ts';
import { readFixtures, savedMatch } from '../../replays/fixtures.ts';
import { alone, type Goal } from '../bench.ts';
import { inBrowser } from './inBrowser.ts';
import { percentile } from './percentile.ts';
import { openWindow } from './table.ts';
import { cost, marks, scripts, traced } from './trace.ts';

const GOAL: Goal = { id: '50 ms', sense: 'atMost', must: 50, stretch: 16 };
const ID = 'the-siege-of-minas-tirith';
const MOMENTS = 100;
const MARK = 'bench-scrub';
/** Long enough for every frame that a moment asks for. */
const APART = 250;

/** `npm run bench -- scrub`. */
export const scrubBench = inBrowser('scrub', [servedSite], async (browser, url) => {
  const { page } = await openWindow(browser, url);
  const of = await openTheatre(page);
  const random = xoroshiro128plus(50);
  const trace = await traced(browser, page, async () => {
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      await goTo(page, uniformInt(random, 0, of));
      await page.waitForTimeout(APART);
    }
  });
  const starts = marks(trace, MARK);
  const all = scripts(trace, starts[0]!);
  const times = starts.map(({ ts }, index) => {
    const end = starts[index + 1]?.ts ?? Infinity;
    const own = all.filter((script) => script.ts >= ts && script.ts < end);
    return own.reduce((sum, script) => sum + cost(script), 0) / 1000;
  });
  return [
    alone(
      GOAL,
      `script of a jump to any of ${of} moments of a whole siege, 95th percentile of ${MOMENTS}`,
      percentile(times, 0.95),
      'ms',
    ),
    alone(null, 'the same, median', percentile(times, 0.5), 'ms'),
  ];
});

/** Loads the kept game and opens the strip; answers the number of the last moment. */
async function openTheatre(page: Page): Promise<number> {
  const [first] = readFixtures(ID);
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(savedMatch(first!, shippedScenario(ID).document))),
  });
  await page.getByRole('button', { name: 'Watch again' }).click();
  const bar = page.getByRole('slider', { name: 'Moment of the game' });
  await bar.waitFor();
  // The sheet is painted first: its tiles are not what a jump costs.
  await page.waitForTimeout(15_000);
  return Number(await bar.getAttribute('max'));
}

async function goTo(page: Page, moment: number): Promise<void> {
  await page.getByRole('slider', { name: 'Moment of the game' }).evaluate(
    (bar: HTMLInputElement, [mark, value]) => {
      performance.mark(mark);
      bar.value = String(value);
      bar.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    [MARK, moment] as const,
  );
}
