/** Where the hexes of a board lie on its sheet: shared by all layers. */
import type { Board } from '../board/board.ts';
import { hexesOf, type HexsideId } from '../board/hexside.ts';
import type { HexId } from '../board/hex.ts';
import type { MapFile } from '../board/mapFile.ts';
import type { Polyline, Point } from '../paint/geometry/curve.ts';
import {
  cornerOf,
  edgeBetween,
  latticeOf,
  outward,
  type Edge,
  type Lattice,
} from '../paint/geometry/lattice.ts';
import { sheetBounds, type Box } from '../paint/geometry/sheet.ts';

export interface Plan {
  readonly board: Board;
  readonly map: MapFile;
  readonly lattice: Lattice;
  /** The outer edge of the sheet, in s. */
  readonly sheet: Box;
}

/** Lays the hexes of a board on its sheet. */
export function planOf(board: Board, map: MapFile): Plan {
  return { board, map, lattice: latticeOf(map), sheet: sheetBounds(map) };
}

/** The centre of a hex, in s. */
export function centreOf({ lattice }: Plan, hex: HexId): Point {
  return lattice.centres[hex]!;
}

/** The least box about the places of pieces on the map, in s; the whole sheet when there are none. */
export function boxAbout(plan: Plan, places: readonly number[]): Box {
  const hexes = places.filter((place) => place >= 0);
  if (hexes.length === 0) return plan.sheet;
  const centres = hexes.map((hex) => centreOf(plan, hex as HexId));
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** The outline of a hex, clockwise; `part` 1 = its full size. */
export function hexLine({ lattice }: Plan, hex: HexId, part = 1): Polyline {
  const [x, y] = lattice.centres[hex]!;
  return [0, 1, 2, 3, 4, 5].map((corner): Point => {
    const [cx, cy] = cornerOf(lattice, hex, corner);
    return [x + (cx - x) * part, y + (cy - y) * part];
  });
}

/** The straight stretch of a hexside; its normal points away from the hex it is named by. */
export function edgeOf({ board, lattice }: Plan, hexside: HexsideId): Edge {
  const [hex, other] = hexesOf(board, hexside);
  if (other >= 0) return edgeBetween(lattice, hex, other);
  const side = hexside % 6;
  const p = cornerOf(lattice, hex, side);
  const q = cornerOf(lattice, hex, side + 1);
  return { p, q, middle: [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], normal: outward(lattice, side) };
}
