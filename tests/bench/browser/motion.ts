/**
 * P19, P20 and P21: the board of the game on maps of 1,200 and of 160,000 hexes, and a sprite for each hex as the peer.
 * The three pages take turns in one browser and are charged the CPU time of their own threads.
 */
import type { Browser, Page } from 'playwright-core';
import { raced, type Goal, type Row } from '../bench.ts';
import { inBrowser } from './inBrowser.ts';
import type { Turns } from '../clock.ts';
import { servedPages } from './pages.ts';
import { threadClock, type ThreadClock } from './threadClock.ts';

const P19: Goal = { id: 'P19', sense: 'atLeast', must: 10, stretch: 50 };
const P19_GROWTH: Goal = { id: 'P19', sense: 'atMost', must: 2, stretch: 1.3 };
const P20: Goal = { id: 'P20', sense: 'atMost', must: 2, stretch: 1.2 };
const P21: Goal = { id: 'P21', sense: 'atLeast', must: 10, stretch: 25 };

const SMALL = { columns: 40, rows: 30 } as const;
const LARGE = { columns: 400, rows: 400 } as const;
const WINDOW = { width: 480, height: 320 } as const;
/** The painter has put its tiles on the small map by then. */
const SETTLING = 8000;
const ROUNDS = 6;
const PATIENCE = 120_000;

/** A page with a battlefield, and its clock. */
interface Field {
  readonly page: Page;
  readonly clock: ThreadClock;
}

/** So many frames of one act on one page. */
interface Turn extends Field {
  readonly act: string;
  readonly frames: number;
}

export const motionBench = inBrowser('motion', [servedPages], async (browser, url) => {
  const open = (who: string, land: typeof SMALL | typeof LARGE) => openField(browser, url, who, land);
  const small = await open('stage', SMALL);
  const large = await open('stage', LARGE);
  const sprites = await open('sprites', LARGE);
  await small.page.waitForTimeout(SETTLING);
  return [
    ...(await lookRows(small, large, sprites)),
    ...(await changeRows(small, large)),
    ...(await buildRows(sprites)),
  ];
});

/** Opens a battlefield of the benches and waits until it can be played upon. */
export async function openField(
  browser: Browser,
  url: string,
  who: string,
  { columns, rows }: Readonly<{ columns: number; rows: number }>,
): Promise<Field> {
  const page = await browser.newPage({ viewport: WINDOW });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`${url}field/index.html?who=${who}&columns=${columns}&rows=${rows}`);
  await page.waitForFunction(() => window.benchField !== undefined, null, { timeout: PATIENCE });
  return { page, clock: await threadClock(page) };
}

async function lookRows(small: Field, large: Field, sprites: Field): Promise<readonly Row[]> {
  const turn = (field: Field): Turn => ({ ...field, act: 'look', frames: 40 });
  const [few, many, peer] = await takeTurns([turn(small), turn(large), turn(sprites)]);
  return [
    raced({
      goal: P19,
      what: 'a frame while panning and zooming, 400 x 400',
      against: 'sprite per hex, culled',
      ours: many!,
      theirs: peer!,
      times: 1,
    }),
    raced({
      goal: P19_GROWTH,
      what: 'the same, 400 x 400',
      against: '40 x 30',
      ours: many!,
      theirs: few!,
      times: 1,
    }),
  ];
}

const CHANGES = { move: 'moving a counter', hide: 'taking a counter off, or putting it back' } as const;

async function changeRows(small: Field, large: Field): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [act, what] of Object.entries(CHANGES)) {
    const turn = (field: Field): Turn => ({ ...field, act, frames: 40 });
    const [few, many] = await takeTurns([turn(small), turn(large)]);
    rows.push(
      raced({
        goal: P20,
        what: `${what}, 400 x 400`,
        against: '40 x 30',
        ours: many!,
        theirs: few!,
        times: 1,
      }),
    );
  }
  return rows;
}

async function buildRows(field: Field): Promise<readonly Row[]> {
  await field.page.evaluate(() => window.benchTurn('clear', 1));
  const turn = (act: string): Turn => ({ ...field, act, frames: 1 });
  const [mesh, sprites] = await takeTurns([turn('build mesh'), turn('build sprites')]);
  return [
    raced({
      goal: P21,
      what: 'building the flat board of 400 x 400 and drawing it once',
      against: 'sprite per hex',
      ours: mesh!,
      theirs: sprites!,
      times: 1,
    }),
  ];
}

/** Everybody's microseconds of CPU a frame, turn by turn; the first round warms up and is not counted. */
async function takeTurns(turns: readonly Turn[]): Promise<readonly Turns[]> {
  const times = turns.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { page, clock, act, frames }] of turns.entries()) {
      const before = await clock();
      await page.evaluate(([what, many]) => window.benchTurn(what, many), [act, frames] as const);
      const spent = (await clock()) - before;
      if (round > 0) times[index]!.push((spent * 1000) / frames);
    }
  }
  return times;
}
