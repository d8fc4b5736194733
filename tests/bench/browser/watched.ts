/**
 * P25: machine plays against machine and is watched, a small battle and the great gate, and every task of the page's
 * thread that took longer than 50 ms is counted. The browser draws without a graphics card here, and a page waits for
 * it: therefore what a task took by the clock is told, and what counts is the CPU time of its thread.
 */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { say } from '../../../src/ui/words/labels.ts';
import { openPage } from '../../kit/browser.ts';
import { alone, type Goal, type Row } from '../bench.ts';
import { inBrowser } from './inBrowser.ts';
import { cost, marked, marks, traced, type TraceEvent } from './trace.ts';

const P25: Goal = { id: 'P25', sense: 'atMost', must: 0, stretch: null };
const LONG = 50_000;
const BEGUN = 'bench-watched';
const OVER = 'bench-watched-over';
/** How many milliseconds of a battle are watched, unless it is decided before. */
const WATCHED = { 'First Steps': 25_000, 'The Great Gate': 45_000 } as const;
type Watched = keyof typeof WATCHED;
const WINDOW = { width: 800, height: 600 } as const;
const LONGEST = 5;
/** What Chromium calls a turn of the event loop. */
const TASKS: ReadonlySet<string> = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

export const watchedBench = inBrowser('watched', [servedSite], async (browser, url) => {
  return [
    ...(await watchedRows(browser, url, 'First Steps')),
    ...(await watchedRows(browser, url, 'The Great Gate')),
  ];
});

async function watchedRows(browser: Browser, url: string, battle: Watched): Promise<readonly Row[]> {
  const { page, close } = await openPage(browser, { url, ...WINDOW });
  await page.evaluate(() => localStorage.setItem('pelennor.settings', JSON.stringify({ speed: 'fast' })));
  await page.reload();
  const trace = await traced(browser, page, () => watchGame(page, battle));
  await close();
  return rowsOf(trace, battle);
}

/** Seats the machine on both sides of a battle and watches. */
async function watchGame(page: Page, battle: Watched): Promise<void> {
  await page.getByRole('button', { name: battle }).click();
  for (const side of ['Sauron', 'Westernesse']) {
    await page.getByRole('button', { name: `${side}: Machine` }).click();
  }
  await marked(page, BEGUN);
  await page.getByRole('button', { name: say('watchSiege') }).click();
  await page.locator('.board-canvas canvas').waitFor();
  const now = page.getByRole('region', { name: say('statusNow') });
  const first = await now.innerText();
  const decided = page.getByText('The battle is over').first();
  await decided.waitFor({ timeout: WATCHED[battle] }).catch(() => {});
  await marked(page, OVER);
  assert.notEqual(await now.innerText(), first, 'the battle went on');
}

function rowsOf(trace: readonly TraceEvent[], battle: Watched): readonly Row[] {
  const [begun, over] = [marks(trace, BEGUN)[0], marks(trace, OVER)[0]];
  assert.ok(begun !== undefined && over !== undefined, 'the whole battle is noted');
  const tasks = trace.filter(
    ({ name, ph, pid, tid, ts }) =>
      TASKS.has(name) &&
      ph === 'X' &&
      pid === begun.pid &&
      tid === begun.tid &&
      ts > begun.ts &&
      ts < over.ts,
  );
  assert.ok(tasks.length > 0, 'the tasks of the page are noted');
  const long = tasks.filter(({ dur = 0 }) => dur > LONG);
  const busy = tasks.filter((task) => cost(task) > LONG);
  for (const task of long.toSorted((a, b) => cost(b) - cost(a)).slice(0, LONGEST)) tell(trace, begun, task);
  return [
    alone(P25, `tasks of more than 50 ms of CPU, machine against machine, ${battle}`, busy.length, 'tasks'),
    alone(null, `the longest task, CPU, ${battle}`, Math.max(...tasks.map(cost)) / 1000, 'ms'),
    alone(
      null,
      `tasks of more than 50 ms by the clock, the browser drawing without a GPU, ${battle}`,
      long.length,
      'tasks',
    ),
    alone(null, `all tasks, ${battle}`, tasks.length, 'tasks'),
    alone(null, `watched, ${battle}`, (over.ts - begun.ts) / 1000, 'ms'),
  ];
}

/** Says of a long task what was done in it. */
function tell(trace: readonly TraceEvent[], { pid, tid, ts: begun }: TraceEvent, task: TraceEvent): void {
  const end = task.ts + (task.dur ?? 0);
  const parts = trace
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event !== task)
    .filter(({ ts, dur = 0 }) => ts >= task.ts && ts + dur <= end)
    .toSorted((a, b) => cost(b) - cost(a))
    .slice(0, 4)
    .map((part) => `${part.name} ${(cost(part) / 1000).toFixed(1)}`);
  const [after, by, spent] = [(task.ts - begun) / 1e6, (task.dur ?? 0) / 1000, cost(task) / 1000];
  console.error(
    `${after.toFixed(1)} s: ${by.toFixed()} ms by the clock, ${spent.toFixed(1)} of CPU: ${parts.join(', ')}`,
  );
}
