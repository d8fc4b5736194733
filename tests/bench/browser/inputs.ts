/**
 * The 5 ms rule: script after each of 500 inputs at the far view, from the event to the end of the frames that follow,
 * in CPU time of the page's thread. The besieger may move: units are chosen by key and by pointer, and
 * the pointer goes over the hexes that they can move to.
 */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { hexName, type HexId } from '../../../src/board/hex.ts';
import { piecesOf, unitKind } from '../../../src/engine/facts/pieces.ts';
import { destinations, range } from '../../../src/engine/facts/range.ts';
import type { Match } from '../../../src/game/match.ts';
import { alone, type Goal, type Row } from '../bench.ts';
import { aboutToMove } from '../moves.ts';
import { percentile } from './percentile.ts';
import { chooseMover, hexPoint, SIEGE } from './table.ts';
import { cost, marked, marks, scripts, traced } from './trace.ts';

const RULE: Goal = { id: '5 ms', sense: 'atMost', must: 5, stretch: null };
const INPUTS = 500;
/** Between two marks an input is at work; what the bench asks of the page in between is not charged. */
const MARK = 'bench-input';
const REST = 'bench-rest';
/** Long enough for every frame that an input asks for. */
const APART = 70;

/** In turn: choose by key, two looks along its range, choose by pointer, two looks more, let go. */
const SCRIPT = ['key', 'hover', 'hover', 'click', 'hover', 'hover', 'escape'] as const;
type Kind = (typeof SCRIPT)[number];

export async function inputRows(browser: Browser, page: Page): Promise<readonly Row[]> {
  await chooseMover(page);
  const random = xoroshiro128plus(500);
  const one = <T>(list: readonly T[]): T => list[uniformInt(random, 0, list.length - 1)]!;
  const ranges = rangesOf(aboutToMove(SIEGE.battle));
  const movers = [...ranges.keys()];
  const kinds = Array.from({ length: INPUTS }, (_, index) => SCRIPT[index % SCRIPT.length]!);

  let chosen = movers[0]!;
  const trace = await traced(browser, page, async () => {
    for (const kind of kinds) {
      if (kind === 'click') chosen = one(movers);
      const hex = kind === 'hover' ? one(ranges.get(chosen) ?? movers) : chosen;
      const point = await hexPoint(page, hex);
      await marked(page, MARK);
      if (kind === 'key') await page.keyboard.press('n');
      else if (kind === 'escape') await page.keyboard.press('Escape');
      else if (kind === 'click') await page.mouse.click(...point);
      else await page.mouse.move(...point);
      await page.waitForTimeout(APART);
      await marked(page, REST);
      if (kind === 'key') chosen = await cursor(page);
    }
  });
  const starts = marks(trace, MARK);
  const rests = marks(trace, REST);
  assert.deepEqual([starts.length, rests.length], [INPUTS, INPUTS], 'every input is marked');
  const all = scripts(trace, starts[0]!);
  const times = starts.map(({ ts }, index) => {
    const own = all.filter((script) => script.ts > ts && script.ts < rests[index]!.ts);
    assert.ok(
      own.some(({ name }) => name === 'EventDispatch'),
      `input ${index} is heard`,
    );
    return own.reduce((sum, script) => sum + cost(script), 0) / 1000;
  });
  const of = (...wanted: readonly Kind[]) => times.filter((_, index) => wanted.includes(kinds[index]!));
  return [
    alone(RULE, `script after an input, 95th percentile of ${INPUTS}`, percentile(times, 0.95), 'ms'),
    alone(null, 'the same, hovers with path preview', percentile(of('hover'), 0.95), 'ms'),
    alone(null, 'the same, selections with their highlights', percentile(of('key', 'click'), 0.95), 'ms'),
    alone(null, 'script after an input, median', percentile(times, 0.5), 'ms'),
  ];
}

/** The units that can move, by the hexes they stand in, with the hexes they can move to. */
export function rangesOf({ battle, state }: Match): ReadonlyMap<HexId, readonly HexId[]> {
  const ranges = new Map<HexId, readonly HexId[]>();
  for (const id of piecesOf(battle, state, state.active)) {
    const ends = unitKind(battle, id) === null ? [] : destinations(range(battle, state, id));
    if (ends.length > 0) ranges.set(state.pieces[id]!.at as HexId, ends);
  }
  return ranges;
}

/** The hex of the piece that the key has chosen; engines and captains are among them. */
async function cursor(page: Page): Promise<HexId> {
  const cell = await page.getByRole('grid').getAttribute('aria-activedescendant');
  const { board } = SIEGE.battle;
  return Array.from({ length: board.size }, (_, hex) => hex as HexId).find(
    (hex) => cell === `hex-${hexName(board, hex)}`,
  )!;
}
