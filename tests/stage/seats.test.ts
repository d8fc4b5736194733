import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../src/stage/layers/seats.ts';
import { engine, guard, orc, siege } from '../kit/siege.ts';

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
});
