import fc from 'fast-check';
import { defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../src/board/hex.ts';
import type { MapFile } from '../../src/board/mapFile.ts';
import { latticeOf, outward } from '../../src/paint/geometry/lattice.ts';
import { sameSpot, spotAt } from '../../src/stage/picking.ts';

const COLUMNS = 9;
const ROWS = 7;

type Offset = MapFile['offset'];

const OFFSETS = ['odd-r', 'even-r', 'odd-q', 'even-q'] as const;
const ROOT3 = Math.sqrt(3);

function emptyMap(offset: Offset): MapFile {
  return {
    name: 'Empty',
    orientation: offset.endsWith('r') ? 'pointy' : 'flat',
    columns: COLUMNS,
    rows: ROWS,
    offset,
    legend: { '.': { terrain: 'clear', name: 'Clear' } },
    hexes: Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)),
    levels: Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)),
    hexsides: [],
    roads: [],
    blocks: { plowed: {}, groves: {}, hills: {} },
    decor: {},
    names: [],
    zones: {},
  };
}

/** The same map in the hex library, with the centre of its first hex where ours is. */
function honeycomb(offset: Offset): Grid<InstanceType<ReturnType<typeof defineHex>>> {
  const Hex = defineHex({
    dimensions: 1,
    orientation: offset.endsWith('r') ? Orientation.POINTY : Orientation.FLAT,
    offset: offset.startsWith('odd') ? -1 : 1,
    origin: 'topLeft',
  });
  return new Grid(Hex, rectangle({ width: COLUMNS, height: ROWS }));
}

describe('2.2.0 the hex under the pointer', () => {
  test.each(OFFSETS)('2.2.0 is the one the hex library finds, on a map laid %s', (offset) => {
    const lattice = latticeOf(emptyMap(offset));
    const grid = honeycomb(offset);
    const hexes = grid.toArray();
    const first = hexes.find(({ col, row }) => col === 0 && row === 0)!;
    const [x0, y0] = lattice.centres[0]!;
    fc.assert(
      fc.property(
        fc.integer({ min: -150, max: 1300 }),
        fc.integer({ min: -150, max: 1300 }),
        (column, row) => {
          const [x, y] = [column * 0.0137 + 0.0011, row * 0.0113 + 0.0007];
          const spot = spotAt(lattice, [x, y]);
          const theirs = grid.pointToHex(
            { x: x - x0 + first.x, y: y - y0 + first.y },
            { allowOutside: false },
          );
          const cell = theirs === undefined ? null : theirs.row * COLUMNS + theirs.col;
          expect(spot?.hex ?? null).toBe(cell);
        },
      ),
      { numRuns: 600 },
    );
  });

  test('2.2.0 every centre is found again, at the full distance from any edge', () => {
    const lattice = latticeOf(emptyMap('odd-r'));
    lattice.centres.forEach((centre, hex) => {
      const spot = spotAt(lattice, centre)!;
      expect(spot.hex).toBe(hex);
      expect(spot.fromEdge).toBeCloseTo(1, 9);
    });
  });

  test('2.2.0 there is none outside the map', () => {
    const lattice = latticeOf(emptyMap('odd-r'));
    expect(spotAt(lattice, [-1.5, 0])).toBeNull();
    expect(spotAt(lattice, [0, ROWS * 1.5 + 1])).toBeNull();
  });
});

describe('2.2.3 the hexside nearest to the pointer', () => {
  test.each(OFFSETS)('2.2.3 is the side one leaves by when one goes on, laid %s', (offset) => {
    const lattice = latticeOf(emptyMap(offset));
    const middle = 3 * COLUMNS + 4;
    const [x, y] = lattice.centres[middle]!;
    for (const direction of DIRECTIONS) {
      const [nx, ny] = outward(lattice, direction);
      const inside = spotAt(lattice, [x + nx * 0.8, y + ny * 0.8])!;
      expect(inside).toMatchObject({ hex: middle, direction });
      expect(inside.fromEdge).toBeCloseTo(1 - 0.8 / (ROOT3 / 2), 9);
      const outside = spotAt(lattice, [x + nx * 0.95, y + ny * 0.95])!;
      expect(outside.hex).toBe(lattice.beyond[middle * 6 + direction]);
      expect(outside.direction).toBe((direction + 3) % 6);
    }
  });

  test('2.2.3 two pointers mean the same while hex, side and nearness to the edge are the same', () => {
    const lattice = latticeOf(emptyMap('odd-r'));
    const at = (x: number): ReturnType<typeof spotAt> => spotAt(lattice, [x, 0]);
    expect(sameSpot(at(0.6), at(0.7))).toBe(true);
    expect(sameSpot(at(0.3), at(0.7))).toBe(false);
    expect(sameSpot(at(0.7), at(1))).toBe(false);
    expect(sameSpot(at(0.7), null)).toBe(false);
    expect(sameSpot(null, null)).toBe(true);
  });
});
