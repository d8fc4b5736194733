/**
 * P22: a unit is clicked, and the range and the ring that stay are to be drawn in the very next frame: at the great gate
 * in the game itself, and on a map of 160,000 hexes. A press may still become a drag: the next frame is
 * the one after the button is let go, but script is counted from the press.
 */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { alone, type Goal, type Row } from '../bench.ts';
import { inBrowser } from './inBrowser.ts';
import { aboutToMove } from '../moves.ts';
import { rangesOf } from './inputs.ts';
import { openField } from './motion.ts';
import { servedPages } from './pages.ts';
import { percentile } from './percentile.ts';
import { beginBattle, chooseMover, hexPoint, openWindow, SIEGE } from './table.ts';
import { cost, marks, scripts, traced } from './trace.ts';
import { ANSWER_MARK, CLICK_MARK, watchClicks, type Answered } from './watchClicks.ts';

const P22: Goal = { id: 'P22', sense: 'atLeast', must: 99, stretch: null };
const P22_SCRIPT: Goal = { id: 'P22', sense: 'atMost', must: 4, stretch: 1 };
/** On either page: with 500 of them the bench would take the better part of five minutes. */
const CLICKS = 200;
const SETTLING = 6000;

type Place = readonly [x: number, y: number];

/** Where is clicked on a page, and how what was chosen is let go. */
interface Clicked {
  readonly browser: Browser;
  readonly page: Page;
  readonly places: readonly Place[];
  readonly letGo: () => Promise<void>;
}

export const answersBench = inBrowser('answers', [servedSite, servedPages], async (browser, game, pages) => {
  return [
    ...rowsOf('at the great gate', await clicks(await atTheGate(browser, game))),
    ...rowsOf('400 x 400', await clicks(await onTheField(browser, pages))),
  ];
});

async function atTheGate(browser: Browser, url: string): Promise<Clicked> {
  const { page } = await openWindow(browser, url);
  await beginBattle(page);
  await page.waitForTimeout(SETTLING);
  await chooseMover(page);
  await page.evaluate(watchClicks);
  const places: Place[] = [];
  for (const hex of rangesOf(aboutToMove(SIEGE.battle)).keys()) places.push(await hexPoint(page, hex));
  return { browser, page, places, letGo: () => page.keyboard.press('Escape') };
}

async function onTheField(browser: Browser, url: string): Promise<Clicked> {
  const { page } = await openField(browser, url, 'stage', { columns: 400, rows: 400 });
  await page.waitForTimeout(SETTLING);
  await page.evaluate(watchClicks);
  const units = await page.evaluate(() => window.benchField!.units());
  const { width, height } = page.viewportSize()!;
  const places = units
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height)
    .map(({ x, y }): Place => [x, y]);
  return { browser, page, places, letGo: () => page.evaluate(() => window.benchField!.letGo()) };
}

/** Milliseconds of script from a press to the end of the frame after it, and how many clicks were answered by then. */
async function clicks({ browser, page, places, letGo }: Clicked): Promise<Answers> {
  assert.ok(places.length > 5, 'there are units to click');
  let answered = 0;
  const trace = await traced(browser, page, async () => {
    for (let click = 0; click < CLICKS; click += 1) {
      await letGo();
      await page.mouse.move(...places[click % places.length]!);
      await page.evaluate(() => window.benchQuiet());
      await page.mouse.down();
      await page.mouse.up();
      if (isAnswered(await page.evaluate(() => window.benchClick()))) answered += 1;
    }
  });
  const [starts, ends] = [marks(trace, CLICK_MARK), marks(trace, ANSWER_MARK)];
  assert.deepEqual([starts.length, ends.length], [CLICKS, CLICKS], 'every click is marked');
  const all = scripts(trace, starts[0]!);
  const times = starts.map((start, index) => {
    const end = ends[index]!.ts;
    const own = all.filter(({ ts, dur = 0 }) => ts + dur > start.ts && ts < end);
    return own.reduce((sum, script) => sum + cost(script), 0) / 1000;
  });
  return { answered, times };
}

/** The next frame draws more than the one before, and just what stays. */
function isAnswered({ before, next, stays }: Answered): boolean {
  const corners = (frame: readonly number[]): number => frame.reduce((sum, drawn) => sum + drawn, 0);
  return corners(next) > corners(before) && next.join() === stays.join();
}

interface Answers {
  readonly answered: number;
  readonly times: readonly number[];
}

function rowsOf(where: string, { answered, times }: Answers): readonly Row[] {
  const inTime = `of ${CLICKS} clicks: range and ring drawn in the next frame, ${where}`;
  const script = `script from the press to that frame, 95th percentile, ${where}`;
  return [
    alone(P22, inTime, (answered / CLICKS) * 100, '%'),
    alone(P22_SCRIPT, script, percentile(times, 0.95), 'ms'),
    alone(null, `the same, median, ${where}`, percentile(times, 0.5), 'ms'),
  ];
}
