/** Where the hexes of a map file lie on the sheet, in units of the hex side (2.2.0). */
import type { HexName, MapFile } from '../../board/mapFile.ts';
import type { Point } from './curve.ts';

export const ROOT3 = Math.sqrt(3);

/** Index of a hex: row * columns + column, both from 0. */
export type LatticeCell = number;

export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly flat: boolean;
  /** Which parity of row (pointy) or column (flat) stands half a hex further. */
  readonly shoved: 0 | 1;
  readonly digits: number;
  readonly centres: readonly Point[];
  /** Neighbour of cell * 6 + side, or -1; side 0 is NE (flat: N), then clockwise. */
  readonly beyond: Int32Array;
}

/** The straight stretch between two neighbouring hexes. */
export interface Edge {
  readonly p: Point;
  readonly q: Point;
  readonly middle: Point;
  /** From the first hex towards the second. */
  readonly normal: Point;
}

/** The lattice of a map file. */
export function latticeOf(map: MapFile): Lattice {
  const frame = {
    columns: map.columns,
    rows: map.rows,
    flat: map.orientation === 'flat',
    shoved: map.offset.startsWith('odd') ? 1 : 0,
    digits: map.columns > 99 || map.rows > 99 ? 3 : 2,
  } as const;
  const cells = Array.from({ length: map.columns * map.rows }, (_, cell) => cell);
  const centres = cells.map((cell) => centre(frame, cell % map.columns, Math.floor(cell / map.columns)));
  const bare: Lattice = { ...frame, centres, beyond: new Int32Array() };
  const beyond = Int32Array.from({ length: cells.length * 6 }, (_, i) => {
    const [x, y] = centres[Math.floor(i / 6)]!;
    const [nx, ny] = outward(bare, i % 6);
    return cellAt(bare, x + nx * ROOT3, y + ny * ROOT3);
  });
  return { ...bare, beyond };
}

type Frame = Pick<Lattice, 'flat' | 'shoved'>;

function centre({ flat, shoved }: Frame, column: number, row: number): Point {
  const along = (flat ? column : row) & 1;
  const shove = along === shoved ? 0.5 : 0;
  return flat ? [1.5 * column, ROOT3 * (row + shove)] : [ROOT3 * (column + shove), 1.5 * row];
}

/** Unit vector out of a hex through one of its six sides. */
export function outward({ flat }: Pick<Lattice, 'flat'>, side: number): Point {
  const angle = ((60 * side - (flat ? 90 : 60)) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Corner of a hex; side n runs clockwise from corner n to corner n + 1. */
export function cornerOf(lattice: Lattice, cell: LatticeCell, corner: number): Point {
  const [x, y] = lattice.centres[cell]!;
  const [right, down] = SPOKES[lattice.flat ? 'flat' : 'pointed'][corner]!;
  return [x + right, y + down];
}

/** From the centre to the corners; the seventh is the first again. */
const SPOKES = { flat: spokes(120), pointed: spokes(90) } as const;

function spokes(back: number): readonly Point[] {
  return Array.from({ length: 7 }, (_, corner): Point => {
    const angle = ((60 * corner - back) * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  });
}

/** The hex under a place of the sheet, or -1 outside the map. */
export function cellAt(lattice: Lattice, x: number, y: number): LatticeCell {
  return nearest(lattice, x, y, false);
}

/** The hex nearest to a place: beyond the map, the hex of its edge. */
export function nearestCell(lattice: Lattice, x: number, y: number): LatticeCell {
  return nearest(lattice, x, y, true);
}

function nearest(
  { flat, shoved, columns, rows, centres }: Lattice,
  x: number,
  y: number,
  clamp: boolean,
): LatticeCell {
  const lines = flat ? columns : rows;
  const places = flat ? rows : columns;
  const across = flat ? y : x;
  const guess = Math.round((flat ? x : y) / 1.5);
  let best = -1;
  let least = clamp ? Infinity : 1.0001;
  for (let i = guess - 1; i <= guess + 1; i++) {
    const line = clamp ? Math.max(0, Math.min(lines - 1, i)) : i;
    const wanted = Math.round(across / ROOT3 - ((line & 1) === shoved ? 0.5 : 0));
    const place = clamp ? Math.max(0, Math.min(places - 1, wanted)) : wanted;
    if (line < 0 || place < 0 || line >= lines || place >= places) continue;
    const cell = flat ? place * columns + line : line * columns + place;
    const [cx, cy] = centres[cell]!;
    const away = (cx - x) ** 2 + (cy - y) ** 2;
    if (away < least) {
      least = away;
      best = cell;
    }
  }
  return best;
}

/** The hex with a printed number CCRR, or -1 when it is not on this map. */
export function cellNamed({ columns, rows, digits }: Lattice, name: HexName): LatticeCell {
  const column = Number(name.slice(0, digits)) - 1;
  const row = Number(name.slice(digits)) - 1;
  return column >= 0 && row >= 0 && column < columns && row < rows ? row * columns + column : -1;
}

/** The printed number of a hex. */
export function nameOf({ columns, digits }: Lattice, cell: LatticeCell): HexName {
  const part = (n: number) => String(n + 1).padStart(digits, '0');
  return part(cell % columns) + part(Math.floor(cell / columns));
}

/** The six neighbours of a hex, -1 beyond the map. */
export function neighboursOf({ beyond }: Lattice, cell: LatticeCell): readonly LatticeCell[] {
  return Array.from(beyond.subarray(cell * 6, cell * 6 + 6));
}

/** The hexside between two neighbours; walked from p to q, the second hex lies on the normal's side. */
export function edgeBetween({ centres }: Lattice, from: LatticeCell, to: LatticeCell): Edge {
  const [ax, ay] = centres[from]!;
  const [bx, by] = centres[to]!;
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
  const normal: Point = [(bx - ax) / ROOT3, (by - ay) / ROOT3];
  return {
    middle,
    normal,
    p: [middle[0] + normal[1] / 2, middle[1] - normal[0] / 2],
    q: [middle[0] - normal[1] / 2, middle[1] + normal[0] / 2],
  };
}
