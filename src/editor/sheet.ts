/** The hexes of a map as geometry alone: neighbours, axial coordinates and centres, whatever is painted on them. */
import { compileBoard } from '../board/compile.ts';
import { directionTo, type HexId } from '../board/hex.ts';
import { hexsideOf, type HexsideId } from '../board/hexside.ts';
import type { MapFile } from '../board/mapFile.ts';
import type { Sheet } from '../board/readMap.ts';

export type { Sheet } from '../board/readMap.ts';

/** The layout of a map: all that its geometry hangs on. */
export type Layout = Pick<MapFile, 'orientation' | 'offset' | 'columns' | 'rows'>;

/** Sheets that were laid lately, by their layout. */
const laid = new Map<string, Sheet>();
const MOST_LAID = 4;

/** The sheet of a layout; the same sheet for the same layout, so that painting asks for it without cost. */
export function sheetOf({ orientation, offset, columns, rows }: Layout): Sheet {
  const key = `${orientation} ${offset} ${columns} ${rows}`;
  const known = laid.get(key);
  if (known !== undefined) return known;
  const sheet = bareSheet({ orientation, offset, columns, rows });
  if (laid.size >= MOST_LAID) laid.delete(laid.keys().next().value!);
  laid.set(key, sheet);
  return sheet;
}

function bareSheet(layout: Layout): Sheet {
  const lines = Array.from({ length: layout.rows }, () => '.'.repeat(layout.columns));
  const compiled = compileBoard({
    ...layout,
    name: '',
    legend: { '.': { terrain: 'clear', name: '' } },
    hexes: lines,
    levels: lines,
    hexsides: [],
    roads: [],
    blocks: { plowed: {}, groves: {}, hills: {} },
    decor: {},
    names: [],
    zones: {},
  });
  if (!compiled.ok) throw new Error(`no sheet of ${layout.columns} x ${layout.rows}, ${layout.offset}`);
  return compiled.value;
}

/** The hex of axial coordinates, or null beyond the edge. */
export function hexAt({ offset, columns, rows }: Sheet, q: number, r: number): HexId | null {
  const [column, row] = columnAndRow(offset, q, r);
  return column < 0 || row < 0 || column >= columns || row >= rows
    ? null
    : ((row * columns + column) as HexId);
}

function columnAndRow(offset: Sheet['offset'], q: number, r: number): readonly [column: number, row: number] {
  switch (offset) {
    case 'odd-r':
      return [q + (r - (r & 1)) / 2, r];
    case 'even-r':
      return [q + (r + (r & 1)) / 2, r];
    case 'odd-q':
      return [q, r + (q - (q & 1)) / 2];
    case 'even-q':
      return [q, r + (q + (q & 1)) / 2];
  }
}

/** The centre of a hex; neighbours are 1 apart, y grows downward. */
export function centreOf(sheet: Sheet, hex: HexId): readonly [x: number, y: number] {
  return centreAt(sheet, sheet.q[hex]!, sheet.r[hex]!);
}

/** The centre of axial coordinates, which need not be whole. */
export function centreAt({ orientation }: Sheet, q: number, r: number): readonly [x: number, y: number] {
  return orientation === 'pointy' ? [q + r / 2, r * HEIGHT] : [q * HEIGHT, r + q / 2];
}

const HEIGHT = Math.sqrt(3) / 2;

/** Steps between two hexes. */
export function stepsBetween({ q, r }: Sheet, a: HexId, b: HexId): number {
  const [dq, dr] = [q[a]! - q[b]!, r[a]! - r[b]!];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The neighbours of a hex that are on the map. */
export function neighboursOf({ beyond }: Sheet, hex: HexId): readonly HexId[] {
  return [...beyond.subarray(hex * 6, hex * 6 + 6)].filter((one) => one >= 0) as HexId[];
}

/** Every hex of a sheet. */
export function everyHex({ size }: Sheet): readonly HexId[] {
  return Array.from({ length: size }, (_, hex) => hex as HexId);
}

/** The hexside between two hexes, or null where they do not touch. */
export function hexsideOfPair(sheet: Sheet, a: HexId, b: HexId): HexsideId | null {
  const direction = directionTo(sheet, a, b);
  return direction === null ? null : hexsideOf(sheet, a, direction);
}
