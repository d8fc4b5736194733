/** The far view on a cold start: CPU time of the painter's worker until the whole sheet is painted. */
import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { tileKey, tilesOf } from '../../../src/paint/geometry/sheet.ts';
import { alone, type Goal, type Row } from '../bench.ts';
import { beginBattle, SIEGE, type Window } from './table.ts';
import { marked, marks, threads, traced, work } from './trace.ts';
import { TILE_MARK } from './watch.ts';

const FAR: Goal = { id: '3 s', sense: 'atMost', must: 3000, stretch: null };
const BEGUN = 'bench-begun';
const PATIENCE = 120_000;

/** Begins the battle in a fresh window and waits for the painted sheet. */
export async function farViewRows(browser: Browser, { page }: Window): Promise<readonly Row[]> {
  const far = tilesOf(SIEGE.document.map.inline, 'far').map((tile) => `/${tileKey(tile)}`);
  const trace = await traced(browser, page, async () => {
    await marked(page, BEGUN);
    await beginBattle(page);
    await page.waitForFunction(
      (wanted) =>
        ['day', 'night'].some((light) => wanted.every((key) => window.benchTiles.includes(`${light}${key}`))),
      far,
      { timeout: PATIENCE },
    );
  });
  const tiles = await page.evaluate(() => window.benchTiles);
  const complete = marks(trace, TILE_MARK)[
    tiles.findLastIndex((key) => far.some((tile) => key.endsWith(tile)))
  ];
  assert.ok(complete, 'the sheet is painted');
  const workers = threads(trace, 'DedicatedWorker thread');
  assert.ok(workers.length > 0, 'a worker paints');
  const spent = workers.reduce((sum, thread) => sum + work(trace, thread, complete.ts), 0);
  const [begun] = marks(trace, BEGUN);
  const painted = `far view complete on a cold start, CPU of the painter's worker, ${tiles.length} tiles`;
  const clock = 'the same by the clock, from the title page, the browser drawing without a GPU';
  return [
    alone(FAR, painted, spent / 1000, 'ms'),
    alone(null, clock, (complete.ts - begun!.ts) / 1000, 'ms'),
  ];
}
