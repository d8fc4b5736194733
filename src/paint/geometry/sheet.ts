/** The sheet of paper: how far it reaches, and the square tiles it is cut into. */
import type { MapFile } from '../../board/mapFile.ts';
import { ROOT3 } from './lattice.ts';

/** A rectangle in world units: s = one hex side, the origin in the centre of hex 0101. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The outer edge of the sheet. */
export type SheetSize = Box;

/** A map as its sheet is painted. */
export interface SheetMap extends MapFile {
  /** Without its hex numbers: an author may put them aside for a while. No file says so. */
  readonly unnumbered?: boolean | undefined;
  /** What its plate says, in the language of the page; without it the plate bears the name of the file. No file says so. */
  readonly plate?: PlateLines | undefined;
}

/** The three lines of the plate, the first and the last may be empty, and what its bar is measured in. */
export interface PlateLines {
  readonly over: string;
  readonly title: string;
  readonly under: string;
  readonly bar: string;
}

/** The plate as it is lettered: without lines of the page it bears the name of the file. */
export function plateOf({ name, plate }: SheetMap): PlateLines {
  return plate ?? { over: '', title: name, under: '', bar: '' };
}

/** How many paces wide a hex is, where the file tells; else 0. */
export function pacesOf({ scale }: Pick<MapFile, 'scale'>): number {
  return Number(/(\d+)\s+paces/.exec(scale ?? '')?.[1] ?? 0);
}

/** By day, by night, or in high contrast at either time. */
export type Palette = 'day' | 'night' | 'stark';
export type Scale = 'far' | 'mid' | 'near';

/** Pixels a hex side in the three pictures of the sheet; each doubles the one before. */
export const SCALES = { far: 22, mid: 44, near: 88 } as const satisfies Record<Scale, number>;

/** Side of a square tile in pixels. */
export const TILE_PIXELS = 1024;

export interface Tile extends Box {
  readonly scale: Scale;
  readonly col: number;
  readonly row: number;
}

const PADDING = 0.4;
const MARGIN = 1.05;
const WATER_MARGIN = 3.55;

/** All hexes and a little ground; between this and the neat line there is a river or nothing. */
export function landBox(map: MapFile): Box {
  return widen(hexesBox(map), PADDING);
}

/** The box of the neat line: all hexes and a little ground, widened where a river runs along one edge. */
export function neatBox(map: MapFile): Box {
  const hexes = hexesBox(map);
  const land = widen(hexes, PADDING);
  const river = (map.decor.anduin ?? []).map(([x, y]) => [x * ROOT3, y * 1.5] as const);
  const banks: readonly (readonly [count: number, along: Partial<Box>])[] = [
    [river.filter(([, y]) => y > hexes.y1).length, { y1: hexes.y1 + WATER_MARGIN }],
    [river.filter(([, y]) => y < hexes.y0).length, { y0: hexes.y0 - WATER_MARGIN }],
    [river.filter(([x]) => x > hexes.x1).length, { x1: hexes.x1 + WATER_MARGIN }],
    [river.filter(([x]) => x < hexes.x0).length, { x0: hexes.x0 - WATER_MARGIN }],
  ];
  const [most, along] = banks.reduce((one, other) => (other[0] > one[0] ? other : one));
  return most > 0 ? { ...land, ...along } : land;
}

function hexesBox(map: MapFile): Box {
  const flat = map.orientation === 'flat';
  const across = flat ? map.rows : map.columns;
  const along = flat ? map.columns : map.rows;
  const wide = ROOT3 * (across + (along > 1 ? 0.5 : 0)) - ROOT3 / 2;
  const tall = 1.5 * (along - 1) + 1;
  const [right, bottom] = flat ? [tall, wide] : [wide, tall];
  const [left, top] = flat ? [-1, -ROOT3 / 2] : [-ROOT3 / 2, -1];
  return { x0: left, y0: top, x1: right, y1: bottom };
}

function widen({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by };
}

/** The whole sheet with its margin and frame, in world units. */
export function sheetBounds(map: MapFile): SheetSize {
  return widen(neatBox(map), MARGIN);
}

/** All tiles of one scale, row by row; together they cover the sheet once, the last of a row reaching over it. */
export function tilesOf(map: MapFile, scale: Scale): readonly Tile[] {
  const sheet = sheetBounds(map);
  const side = TILE_PIXELS / SCALES[scale];
  const columns = Math.ceil((sheet.x1 - sheet.x0) / side);
  const rows = Math.ceil((sheet.y1 - sheet.y0) / side);
  return Array.from({ length: columns * rows }, (_, i) => {
    const col = i % columns;
    const row = Math.floor(i / columns);
    const x0 = sheet.x0 + col * side;
    const y0 = sheet.y0 + row * side;
    return { scale, col, row, x0, y0, x1: x0 + side, y1: y0 + side };
  });
}

/** The name of a tile in messages and in the tile cache. */
export function tileKey({ scale, col, row }: Pick<Tile, 'scale' | 'col' | 'row'>): string {
  return `${scale}/${col},${row}`;
}
