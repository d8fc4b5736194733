/** Shores of water and wet ground: the outline of its hexes, rounded, and led on to the frame where the map ends. */
import { chaikin, roughen, type Point, type Polyline } from '../geometry/curve.ts';
import { cornerOf, type Lattice, type LatticeCell } from '../geometry/lattice.ts';
import { cornerKey, loopsOf } from '../geometry/loops.ts';

/** How far beyond the last hexes a shore goes on, in s: past the neat line, so that no river ends round within it. */
const BEYOND = 1.6;

/** The shores of a set of hexes; `reach` = how far the bank strays, in s. */
export function shoresOf(
  lattice: Lattice,
  cells: readonly LatticeCell[],
  reach: number,
): readonly Polyline[] {
  const led = ledOut(lattice, cells);
  return loopsOf(lattice, cells).map((loop, at) => {
    const outline = loop.map((corner): Point => {
      const [dx, dy] = led.get(cornerKey(corner)) ?? [0, 0];
      return [corner[0] + dx, corner[1] + dy];
    });
    return roughen(chaikin(outline, 3), reach, 0.8, at * 5 + 2);
  });
}

/** How the corners of sides at which the map ends are moved. */
function ledOut(lattice: Lattice, cells: readonly LatticeCell[]): ReadonlyMap<number, Point> {
  const led = new Map<number, Point>();
  for (const cell of cells) {
    for (let side = 0; side < 6; side += 1) {
      if (lattice.beyond[cell * 6 + side]! >= 0) continue;
      for (const corner of [cornerOf(lattice, cell, side), cornerOf(lattice, cell, side + 1)])
        led.set(cornerKey(corner), outOf(lattice, cell));
    }
  }
  return led;
}

/** Straight out of the map from a hex at its edge. */
function outOf({ columns, rows }: Lattice, cell: LatticeCell): Point {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const along = (at: number, count: number): number => (at === 0 ? -BEYOND : at === count - 1 ? BEYOND : 0);
  return [along(column, columns), along(row, rows)];
}
