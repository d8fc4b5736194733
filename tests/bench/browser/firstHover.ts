/** The first hovers after a load: what the page's thread does for each, in CPU time, and what is fetched for it. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { HexId } from '../../../src/board/hex.ts';
import { newMatch } from '../../../src/game/match.ts';
import { alone, type Row } from '../bench.ts';
import { percentile } from './percentile.ts';
import { hexPoint, lookAtBattle, openWindow, SIEGE } from './table.ts';

const LOADS = 7;
const HOVERS = 6;
/** The board has come to rest, and every frame that a hover asks for is over, after so many milliseconds. */
const REST = 4000;
const APART = 500;
const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Hovers after one load: milliseconds of each, and the files that were fetched meanwhile. */
export interface FirstHovers {
  readonly costs: readonly number[];
  readonly fetched: readonly string[];
}

/** The medians of several loads: the dearest of the first hovers, and what is fetched for all of them. */
export async function firstHoverRows(browser: Browser, url: string): Promise<readonly Row[]> {
  const loads: FirstHovers[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const { page, close } = await openWindow(browser, url);
    loads.push(await firstHovers(page));
    await close();
  }
  const median = (of: (load: FirstHovers) => number): number => percentile(loads.map(of), 0.5);
  return [
    alone(
      null,
      'first hover onto a piece after a load, median',
      median(({ costs }) => costs[0]!),
      'ms',
    ),
    alone(
      null,
      `the dearest of the first ${HOVERS} hovers, median`,
      median(({ costs }) => Math.max(...costs)),
      'ms',
    ),
    alone(
      null,
      `fetched for the first ${HOVERS} hovers, median`,
      median(({ fetched }) => fetched.length),
      'calls',
    ),
  ];
}

/** Begins the battle in a fresh window and goes over the first pieces, each in a hex of its own. */
export async function firstHovers(page: Page): Promise<FirstHovers> {
  await lookAtBattle(page);
  await page.waitForTimeout(REST);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs: number[] = [];
  for (const hex of occupied().slice(0, HOVERS)) {
    const point = await hexPoint(page, hex);
    const before = await workOf(session);
    await page.mouse.move(...point);
    await page.waitForTimeout(APART);
    costs.push((await workOf(session)) - before);
  }
  return { costs, fetched };
}

/** The hexes with pieces, each once. */
function occupied(): readonly HexId[] {
  const { pieces } = newMatch(SIEGE.battle, 0).state;
  return [...new Set(pieces.map(({ at }) => at).filter((at) => at >= 0))] as HexId[];
}

/** Script, style and layout of the page so far, in milliseconds. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => (WORK.includes(name) ? sum + value * 1000 : sum), 0);
}
