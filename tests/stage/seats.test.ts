import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../src/stage/layers/seats.ts';
import { DEFENDER } from '../../src/engine/battle.ts';
import { engine, guard, hero, orc, siege } from '../kit/siege.ts';

const MAP = `
  . a .
   . . .
  . . .`;

describe('2.3 who sits where in a hex', () => {
  test('2.3 a unit that has its hex to itself sits in the middle of it, at its full size', () => {
    const { battle, state, piece, hex } = siege({ map: MAP, pieces: { a: guard('D3X') } });
    expect(seatsOf(battle, state.pieces).get(piece('a'))).toMatchObject({
      hex: hex('0201'),
      dx: 0,
      dy: 0,
      size: 1,
    });
  });

  test('2.7.9 the crew of an engine stands before it, smaller, and both can be seen', () => {
    const { battle, state, piece } = siege({
      map: MAP,
      pieces: { a: orc('E3Y'), k: engine('catapult', 1, { at: '0201' }) },
    });
    const seats = seatsOf(battle, state.pieces);
    const [crew, behind] = [seats.get(piece('a'))!, seats.get(piece('k'))!];
    expect(crew.hex).toBe(behind.hex);
    expect(crew.height).toBeGreaterThan(behind.height);
    expect(crew.size).toBeLessThan(behind.size);
    expect(Math.hypot(crew.dx - behind.dx, crew.dy - behind.dy)).toBeGreaterThan(0.4);
  });

  test('2.6.4 whoever waits off the map has no seat', () => {
    const { battle, state, piece } = siege({ map: MAP, pieces: { a: orc('E3Y', { at: 'off' }) } });
    expect(seatsOf(battle, state.pieces).has(piece('a'))).toBe(false);
  });

  test('2.11.3 a docked tower leans against its wall and its crew stands back from it', () => {
    const { battle, state, piece } = siege({
      map: MAP,
      pieces: { a: orc('E3Y'), k: engine('siege-tower', 1, { at: '0201' }) },
    });
    const seats = seatsOf(battle, state.pieces, new Map([[piece('k'), [-1, 0]]]));
    expect(seats.get(piece('k'))).toMatchObject({ dx: -0.34, dy: 0 });
    expect(seats.get(piece('a'))!.dx).toBeGreaterThan(0.3);
  });
});

/** The plate of a counter of side 1.5, the largest that fills its hex: from and to, in s below its centre. */
const PLATE = { from: 0.18, to: 0.645 };
const ROW = 1.5;

describe('2.20 captains on the corner of a unit', () => {
  const captains = ['x', 'y', 'z'].map((name) => [name, hero(DEFENDER, { at: '0201' })] as const);

  test('2.20 their tokens hide neither the factors of the unit nor those of the row above', () => {
    const { battle, state, piece } = siege({
      map: MAP,
      pieces: { a: guard('D3X'), ...Object.fromEntries(captains) },
    });
    const seats = seatsOf(battle, state.pieces);
    for (const [name] of captains) {
      const { dy, size } = seats.get(piece(name))!;
      const radius = (size * 1.5) / 2;
      expect(dy + radius).toBeLessThan(PLATE.from);
      expect(dy - radius).toBeGreaterThan(PLATE.to - ROW);
    }
    expect(seats.get(piece('a'))!.led).toBe(true);
  });

  test('2.20 of several the first lies above the next, so that every rating at the lower right is free', () => {
    const { battle, state, piece } = siege({
      map: MAP,
      pieces: { a: guard('D3X'), ...Object.fromEntries(captains) },
    });
    const [first, second, third] = captains.map(([name]) => seatsOf(battle, state.pieces).get(piece(name))!);
    expect(first!.height).toBeGreaterThan(second!.height);
    expect(second!.height).toBeGreaterThan(third!.height);
    expect(second!.dx).toBeGreaterThan(first!.dx);
    expect(third!.dx).toBeGreaterThan(second!.dx);
  });

  test('2.20 beside an engine and its crew they stand above the crew and leave its factors free', () => {
    const { battle, state, piece } = siege({
      map: MAP,
      pieces: { a: guard('D3X'), k: engine('catapult', 0, { at: '0201' }), x: captains[0]![1] },
    });
    const seats = seatsOf(battle, state.pieces);
    const [crew, token] = [seats.get(piece('a'))!, seats.get(piece('x'))!];
    expect(token.height).toBeGreaterThan(crew.height);
    expect(token.dy + (token.size * 1.5) / 2).toBeLessThan(crew.dy + 0.12 * crew.size * 1.5);
    expect(crew.led).toBe(false);
  });
});
