/**
 * The 5 ms rule: script after each of 500 inputs at the far view, from the event to the end of the frames that follow,
 * in CPU time of the page's thread. Units are chosen by key and by pointer, and the pointer goes over their ranges.
 */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { HexId } from '../../../src/board/hex.ts';
import { newMatch } from '../../../src/game/match.ts';
import type { Goal, Row } from '../bench.ts';
import { hexPoint, SIEGE } from './table.ts';
import { cost, marks, scripts, traced } from './trace.ts';

const RULE: Goal = { id: '5 ms', sense: 'atMost', must: 5, stretch: null };
const INPUTS = 500;
const MARK = 'bench-input';
/** Long enough for every frame that an input asks for. */
const APART = 70;

/** In turn: choose by key, two looks along its range, choose by pointer, two looks more, let go. */
const SCRIPT = ['key', 'hover', 'hover', 'click', 'hover', 'hover', 'escape'] as const;
type Kind = (typeof SCRIPT)[number];

export async function inputRows(browser: Browser, page: Page): Promise<readonly Row[]> {
  const random = xoroshiro128plus(500);
  const below = (end: number) => uniformInt(random, 0, end - 1);
  const { battle } = SIEGE;
  const { state } = newMatch(battle, 1);
  const standing = state.pieces.map(({ at }) => at).filter((at) => at >= 0) as HexId[];
  const kinds = Array.from({ length: INPUTS }, (_, index) => SCRIPT[index % SCRIPT.length]!);
  const does: Readonly<Record<Kind, () => Promise<void>>> = {
    key: () => page.keyboard.press('n'),
    escape: () => page.keyboard.press('Escape'),
    hover: async () => page.mouse.move(...(await hexPoint(page, below(battle.board.size) as HexId))),
    click: async () => page.mouse.click(...(await hexPoint(page, standing[below(standing.length)]!))),
  };

  const trace = await traced(browser, page, async () => {
    for (const kind of kinds) {
      await page.evaluate((mark) => void performance.mark(mark), MARK);
      await does[kind]();
      await page.waitForTimeout(APART);
    }
  });
  const starts = marks(trace, MARK);
  assert.equal(starts.length, INPUTS, 'every input is marked');
  const all = scripts(trace, starts[0]!);
  const times = starts.map(({ ts }, index) => {
    const until = starts[index + 1]?.ts ?? Infinity;
    const own = all.filter((script) => script.ts > ts && script.ts < until);
    assert.ok(
      own.some(({ name }) => name === 'EventDispatch'),
      `input ${index} is heard`,
    );
    return own.reduce((sum, script) => sum + cost(script), 0) / 1000;
  });
  const row = (goal: Goal | null, what: string, measured: number): Row => ({
    goal,
    what,
    against: null,
    measured,
    unit: 'ms',
    microseconds: null,
  });
  const of = (...wanted: readonly Kind[]) => times.filter((_, index) => wanted.includes(kinds[index]!));
  return [
    row(RULE, `script after an input, 95th percentile of ${INPUTS}`, percentile(times, 0.95)),
    row(null, 'the same, hovers with path preview', percentile(of('hover'), 0.95)),
    row(null, 'the same, selections with their highlights', percentile(of('key', 'click'), 0.95)),
    row(null, 'script after an input, median', percentile(times, 0.5)),
  ];
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}
