// A flyer reaches half the map: his range is an outline, and a cost stands only where he points.
import type { Graphics } from 'pixi.js';
import { afterEach, expect, test, vi } from 'vitest';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER } from '../../src/engine/battle.ts';
import { NO_OVERLAYS } from '../../src/stage/contract.ts';
import { printedCosts } from '../../src/stage/layers/costText.ts';
import { planOf } from '../../src/stage/plan.ts';
import { compileBoard } from '../../src/board/compile.ts';
import { minasTirith } from '../paint/maps.ts';
import { table } from '../ui/smallTable.ts';
import { hero, orc } from '../kit/siege.ts';

const FIELD = `
    . . . . . . . .
     . . . . . . . .
    . . . . . . . .
     . . . . . . . .`;

afterEach(() => void vi.unstubAllGlobals());

function seated() {
  return table({
    map: FIELD,
    step: 'besieger-movement.choosing',
    pieces: { w: hero(BESIEGER, { at: '0202', gifts: ['flies'] }), o: orc('E3Y', { at: '0603' }) },
  });
}

/** How often a pen fills and strokes. */
function strokesOf(draw: (g: Graphics) => void): Readonly<Record<'fill' | 'stroke', number>> {
  const count = { fill: 0, stroke: 0 };
  const pen: object = new Proxy(count, {
    get: (_, deed) => () => {
      if (deed === 'fill' || deed === 'stroke') count[deed] += 1;
      return pen;
    },
  });
  draw(pen as Graphics);
  return count;
}

test('2.20.4 the range of a flyer is drawn as an outline, that of a unit is tinted as well', async () => {
  // The library of the board asks at once where it runs.
  vi.stubGlobal('navigator', { userAgent: 'none', gpu: undefined });
  const { drawRange } = await import('../../src/stage/layers/areas.ts');
  const board = compileBoard(minasTirith);
  if (!board.ok) throw new Error('no board');
  const plan = planOf(board.value, minasTirith);
  const seat = seated();
  const drawn = (letter: string) => {
    seat.take(letter);
    const { range, flight } = seat.store.overlays.peek();
    expect(range.length).toBeGreaterThan(8);
    return strokesOf((g) => drawRange(g, plan, { range: range.slice(0, 8), flight }, 'day'));
  };
  expect(drawn('w')).toEqual({ fill: 0, stroke: 2 });
  expect(drawn('o')).toEqual({ fill: 1, stroke: 2 });
});

test('2.20.4 the cost of a flight appears at the hex that is pointed at', () => {
  const seat = seated();
  seat.take('w');
  const costs = (hex: HexId | null) => {
    seat.store.pointAt(hex === null ? null : { hex, direction: 0, fromEdge: 1 });
    return printedCosts(seat.store.overlays.peek(), false).map((one) => one.hex);
  };
  const [there, elsewhere] = [seat.at.hex('0704'), seat.at.hex('0401')];
  expect([costs(null), costs(there), costs(elsewhere)]).toEqual([[], [there], [elsewhere]]);
  seat.take('o');
  expect(costs(null).length).toBeGreaterThan(8);
  expect(printedCosts(NO_OVERLAYS, false)).toEqual([]);
});

test('2.7.2 a small screen prints the points that are left: what is spent and what is left are the whole allowance', () => {
  const seat = seated();
  seat.take('o');
  const overlays = seat.store.overlays.peek();
  const [spent, left] = [false, true].map((countLeft) => printedCosts(overlays, countLeft));
  expect(left!.length).toBeGreaterThan(8);
  const sums = left!.map(({ hex, halves }) => halves + spent!.find((one) => one.hex === hex)!.halves);
  expect(new Set(sums)).toEqual(new Set([8]));
});
