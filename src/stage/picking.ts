/** From a place of the sheet to the hex under it and the hexside nearest to it. No rule is asked. */
import { DIRECTIONS, type Direction, type HexId } from '../board/hex.ts';
import type { Point } from '../paint/geometry/curve.ts';
import { cellAt, outward, ROOT3, type Lattice } from '../paint/geometry/lattice.ts';
import type { Spot } from './contract.ts';

/** Nearer to the edge than this part of the way to the centre, the pointer means the hexside rather than the hex. */
export const EDGE = 0.4;

/** The hex under a place of the sheet (in s) with its nearest side, or null outside the map. */
export function spotAt(lattice: Lattice, [x, y]: Point): Spot | null {
  const cell = cellAt(lattice, x, y);
  if (cell < 0) return null;
  const [cx, cy] = lattice.centres[cell]!;
  let direction: Direction = 0;
  let furthest = -Infinity;
  for (const side of DIRECTIONS) {
    const [nx, ny] = outward(lattice, side);
    const along = (x - cx) * nx + (y - cy) * ny;
    if (along > furthest) [furthest, direction] = [along, side];
  }
  if (furthest > ROOT3 / 2 + 1e-9) return null;
  const fromEdge = Math.min(1, Math.max(0, 1 - furthest / (ROOT3 / 2)));
  return { hex: cell as HexId, direction, fromEdge };
}

/** Whether two pointers mean the same: the same hex, the same side, both near it or both not. */
export function sameSpot(a: Spot | null, b: Spot | null): boolean {
  if (a === null || b === null) return a === b;
  return a.hex === b.hex && a.direction === b.direction && a.fromEdge < EDGE === b.fromEdge < EDGE;
}
