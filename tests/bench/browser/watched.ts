/**
 * P25: a game of machine against machine is watched from the first move to the last, and every task of the page's thread
 * that took longer than 50 ms is counted. The browser draws without a graphics card here, and a page waits for it:
 * therefore what a task took by the clock is told, and what counts is the CPU time of its thread.
 */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { launch, openPage } from '../../kit/browser.ts';
import type { Bench, Goal, Row } from '../bench.ts';
import { cost, marks, traced, type TraceEvent } from './trace.ts';

const P25: Goal = { id: 'P25', sense: 'atMost', must: 0, stretch: null };
const LONG = 50_000;
const BEGUN = 'bench-watched';
const PATIENCE = 1_200_000;
const WINDOW = { width: 800, height: 600 } as const;
const LONGEST = 5;
/** What Chromium calls a turn of the event loop. */
const TASKS: ReadonlySet<string> = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

export const watchedBench: Bench = {
  name: 'watched',
  run: async () => {
    const site = await servedSite();
    const browser = await launch();
    try {
      const { page } = await openPage(browser, { url: site.url, ...WINDOW });
      const trace = await traced(browser, page, () => watchGame(page));
      return rowsOf(trace);
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

/** Seats the machine on both sides of First Steps and watches until it is decided. */
async function watchGame(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('pelennor.settings', JSON.stringify({ speed: 'fast' })));
  await page.reload();
  await page.getByRole('button', { name: 'First Steps' }).click();
  await page.getByRole('button', { name: 'Seats and match' }).click();
  const sheet = page.getByRole('dialog', { name: 'A new game' });
  for (const side of ['Sauron', 'Westernesse']) {
    await sheet.getByLabel(`${side} is played by`).selectOption('the machine');
  }
  await sheet.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.board-canvas canvas').waitFor();
  await page.evaluate((mark) => void performance.mark(mark), BEGUN);
  await page.getByText('The battle is over').first().waitFor({ timeout: PATIENCE });
}

function rowsOf(trace: readonly TraceEvent[]): readonly Row[] {
  const [begun] = marks(trace, BEGUN);
  const tasks = trace.filter(
    ({ name, ph, pid, tid }) => TASKS.has(name) && ph === 'X' && pid === begun!.pid && tid === begun!.tid,
  );
  assert.ok(tasks.length > 0, 'the tasks of the page are noted');
  const long = tasks.filter(({ dur = 0 }) => dur > LONG);
  const busy = tasks.filter((task) => cost(task) > LONG);
  for (const task of long.toSorted((a, b) => cost(b) - cost(a)).slice(0, LONGEST)) tell(trace, begun!, task);
  const row = (goal: Goal | null, what: string, measured: number, unit: Row['unit']): Row => ({
    goal,
    what,
    against: null,
    measured,
    unit,
    microseconds: null,
  });
  return [
    row(
      P25,
      'tasks of more than 50 ms of CPU while the machine plays First Steps against itself',
      busy.length,
      'tasks',
    ),
    row(null, 'the longest task of that game, CPU', Math.max(...tasks.map(cost)) / 1000, 'ms'),
    row(
      null,
      'tasks of more than 50 ms by the clock, the browser drawing without a GPU',
      long.length,
      'tasks',
    ),
    row(null, 'all tasks of that game', tasks.length, 'tasks'),
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
