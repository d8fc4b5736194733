import fc from 'fast-check';
import { defineHex, distance as honeycombDistance, Orientation } from 'honeycomb-grid';
import { expect, test } from 'vitest';
import { distance, hexesWithin } from '../../src/board/distance.ts';
import type { HexId } from '../../src/board/hex.ts';
import { anyMap, boardOf } from './maps.ts';

const anyTwo = fc
  .tuple(anyMap, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 6 }))
  .map(([map, a, b, range]) => {
    const board = boardOf(map);
    return { board, a: (a % board.size) as HexId, b: (b % board.size) as HexId, range };
  });

test('2.0.6 distance is the straight hex count that honeycomb gives', () => {
  fc.assert(
    fc.property(anyTwo, ({ board, a, b }) => {
      const settings = defineHex({
        orientation: board.orientation === 'pointy' ? Orientation.POINTY : Orientation.FLAT,
        offset: board.offset.startsWith('odd') ? -1 : 1,
      }).settings;
      const at = (id: number) => ({ col: id % board.columns, row: Math.floor(id / board.columns) });
      expect(distance(board, a, b)).toBe(honeycombDistance(settings, at(a), at(b)));
    }),
  );
});

test('2.0.6 the own hex is 0 away and distance is the same both ways', () => {
  fc.assert(
    fc.property(anyTwo, ({ board, a, b }) => {
      expect(distance(board, a, a)).toBe(0);
      expect(distance(board, a, b)).toBe(distance(board, b, a));
    }),
  );
});

test('2.0.6 the hexes within a range are all that are no further away, walls ignored', () => {
  fc.assert(
    fc.property(anyTwo, ({ board, a, range }) => {
      const every = Array.from({ length: board.size }, (_, id) => id as HexId);
      expect(hexesWithin(board, a, range)).toEqual(every.filter((hex) => distance(board, a, hex) <= range));
    }),
  );
});
