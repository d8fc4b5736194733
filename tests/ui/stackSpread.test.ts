/** Stacks that spread out under a resting pointer, and when they do not: the row hides the hexes beside it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HexId } from '../../src/board/hex.ts';
import type { Match } from '../../src/game/match.ts';
import { stackSpreadAt } from '../../src/ui/board/stackSpread.ts';
import { sitAt } from './seat.ts';
import { hex, movement, piece, siegePhase } from './small-siege.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table with a pointer that goes to a hex, or off the board, and rests there for a second. */
function rest(match: Match) {
  const seat = sitAt(match);
  const spread = stackSpreadAt(seat.store, () => seat.input);
  const pointAt = (at: HexId | null): void => {
    seat.store.pointAt(at === null ? null : { hex: at, direction: 0, fromEdge: 1 });
    vi.advanceTimersByTime(1000);
  };
  return { ...seat, spread, pointAt };
}

const STACK = hex('0803');

describe('a pointer that rests on a stack', () => {
  test('spreads it out, and lays it together when it leaves the board', () => {
    const { spread, pointAt } = rest(siegePhase);
    pointAt(STACK);
    expect(spread.hex.value).toBe(STACK);
    pointAt(null);
    expect(spread.hex.value).toBe(null);
  });

  test('lays it together too when one of it was picked and only read', () => {
    const { spread, pointAt } = rest({ ...siegePhase, state: { ...siegePhase.state, active: 0 } });
    pointAt(STACK);
    spread.choose(piece('k'), STACK);
    expect(spread.hex.value).toBe(STACK);
    pointAt(null);
    expect(spread.hex.value).toBe(null);
  });

  test('keeps it spread while one of it is chosen, but spreads no other then', () => {
    const { spread, pointAt, store } = rest(siegePhase);
    pointAt(STACK);
    spread.choose(piece('k'), STACK);
    expect(store.chosen.value.piece).toBe(piece('k'));
    expect(spread.hex.value).toBe(STACK);
    pointAt(null);
    pointAt(STACK);
    expect(spread.hex.value).toBe(null);
  });
});

test('2.18.4 while a retreat is owed no stack spreads out by itself, and the hex beside it can be picked', () => {
  const retreating: Match = {
    ...movement,
    state: {
      ...movement.state,
      step: 'besieger-combat.missile.retreating' as never,
      active: 1,
      owed: [{ type: 'retreat', unit: piece('b'), hexes: 1, source: hex('0604'), displaced: [] }],
    },
  };
  const { spread, pointAt } = rest(retreating);
  pointAt(STACK);
  expect(spread.hex.value).toBe(null);
  spread.open(STACK);
  expect(spread.hex.value).toBe(STACK);
});
