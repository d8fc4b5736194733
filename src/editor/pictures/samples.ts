/** A small sheet with a sample of all ground and hexsides of a map: what is in the author's hand, painted as it will lie there. */
import type { HexName, MapFile, MapHexside, TerrainLetter } from '../../board/mapFile.ts';
import { hexName, type HexId } from '../../board/hex.ts';
import { neighboursOf, sheetOf, type Layout } from '../sheet.ts';

/** What a sample of a hexside is asked by: its kind, or the id of one of the map's own. */
export type SideSample = MapHexside['kind'] | `house/${string}`;

export interface Samples {
  readonly map: MapFile;
  /** In the middle of each sample of ground, by its letter. */
  readonly ground: ReadonlyMap<string, HexId>;
  /** On both sides of each sample of a hexside. */
  readonly sides: ReadonlyMap<SideSample, readonly [HexId, HexId]>;
}

/** A sample is so many hexes wide and tall, so that its middle has all its neighbours. */
const WIDE = 4;
const TALL = 3;
/** So many lie side by side. */
const ABREAST = 6;

/** Letters of ground that hexsides need beside them; no map has them in its legend. */
const FIELD = '\u0001';
const TOWN = '\u0002';
const RISE = '\u0003';
const BESIDE: Readonly<Record<string, TerrainLetter>> = {
  [FIELD]: { terrain: 'clear', name: 'Clear' },
  [TOWN]: { terrain: 'clear', city: true, name: 'City street level' },
  [RISE]: { terrain: 'clear', elevation: 1, name: 'Hill' },
};

/** The hexsides of which there is a sample, beside those of the map's own. */
const SIDES = ['wall', 'tower', 'gate', 'main-gate', 'slope'] as const;

/** The samples of a map: everything in its legend, and everything that can be laid along hexsides, but for mouths of tunnels. */
export function samplesOf({ legend, house }: Pick<MapFile, 'legend' | 'house'>): Samples {
  const letters = Object.keys(legend);
  const own = Object.keys(house?.hexsides ?? {}).map((id) => `house/${id}` as const);
  const kinds: readonly SideSample[] = [...SIDES, ...own];
  const count = letters.length + kinds.length;
  const [columns, rows] = [ABREAST * WIDE, Math.ceil(count / ABREAST) * TALL];
  const layout: Layout = { orientation: 'pointy', offset: 'odd-r', columns, rows };
  const hexes = Array.from({ length: rows }, () => Array.from({ length: columns }, () => FIELD));
  const ground = new Map<string, HexId>();
  const sides = new Map<SideSample, readonly [HexId, HexId]>();
  const hexsides: MapHexside[] = [];
  for (const [at, letter] of letters.entries()) {
    const corner = cornerOf(at);
    const meaning = legend[letter]!;
    for (const [column, row] of placesIn(corner)) {
      const [across, down] = [column - corner.column, row - corner.row];
      hexes[row]![column] = lies(meaning, across, down) ? letter : groundBeside(meaning);
    }
    const middle = hexIn(layout, corner.column + 1, corner.row + 1);
    ground.set(letter, middle);
    if (isHill(meaning)) hexsides.push(...slopesAround(layout, middle));
  }
  for (const [at, kind] of kinds.entries()) {
    const corner = cornerOf(letters.length + at);
    const inner = groundWithin(kind);
    for (const [column, row] of placesIn(corner)) if (column < corner.column + 2) hexes[row]![column] = inner;
    const middle = [
      hexIn(layout, corner.column + 1, corner.row + 1),
      hexIn(layout, corner.column + 2, corner.row + 1),
    ] as const;
    sides.set(kind, middle);
    hexsides.push(...lineOf(layout, corner, kind, middle));
  }
  const all = { ...legend, ...BESIDE };
  return { map: { ...BARE, ...layout, legend: all, house, hexsides, ...linesOf(hexes, all) }, ground, sides };
}

/** Whether ground lies in a place of its sample: a hill is one hex that slopes down on all sides, a tunnel goes through the rock from side to side. */
function lies(meaning: TerrainLetter, across: number, down: number): boolean {
  if (isHill(meaning)) return across === 1 && down === 1;
  return meaning.terrain !== 'tunnel' || down === 1;
}

/** Whether ground is seen by the slopes around it. */
export function isHill({ terrain, city, elevation = 0 }: TerrainLetter): boolean {
  return terrain === 'clear' && city !== true && elevation > 0;
}

function groundBeside(meaning: TerrainLetter): string {
  return meaning.terrain === 'tunnel' && meaning.city === true ? TOWN : FIELD;
}

function slopesAround(layout: Layout, hex: HexId): readonly MapHexside[] {
  const name = hexName(layout, hex);
  return neighboursOf(sheetOf(layout), hex).map((low) => sideBetween(name, hexName(layout, low), 'slope'));
}

interface Corner {
  readonly column: number;
  readonly row: number;
}

function cornerOf(at: number): Corner {
  return { column: (at % ABREAST) * WIDE, row: Math.floor(at / ABREAST) * TALL };
}

function placesIn({ column, row }: Corner): readonly (readonly [column: number, row: number])[] {
  return Array.from({ length: WIDE * TALL }, (_, at) => [column + (at % WIDE), row + Math.floor(at / WIDE)]);
}

function hexIn({ columns }: Layout, column: number, row: number): HexId {
  return (row * columns + column) as HexId;
}

function groundWithin(kind: SideSample): string {
  if (kind === 'slope') return RISE;
  return kind.startsWith('house/') ? FIELD : TOWN;
}

/** The line through a sample, between its left and its right half: a wall with what is asked for in its middle, or all of one kind. */
function lineOf(
  layout: Layout,
  corner: Corner,
  kind: SideSample,
  middle: readonly [HexId, HexId],
): readonly MapHexside[] {
  const sheet = sheetOf(layout);
  const right = new Set(
    placesIn(corner)
      .filter(([column]) => column >= corner.column + 2)
      .map(([column, row]) => hexIn(layout, column, row)),
  );
  return placesIn(corner)
    .filter(([column]) => column === corner.column + 1)
    .flatMap(([column, row]) => {
      const inner = hexIn(layout, column, row);
      return neighboursOf(sheet, inner)
        .filter((hex) => right.has(hex))
        .map((outer) =>
          sideBetween(
            hexName(layout, inner),
            hexName(layout, outer),
            inner === middle[0] && outer === middle[1] ? kind : along(kind),
          ),
        );
    });
}

/** What goes on to both sides of it. */
function along(kind: SideSample): SideSample {
  return kind === 'slope' || kind.startsWith('house/') ? kind : 'wall';
}

function sideBetween(inner: HexName, outer: HexName, kind: SideSample): MapHexside {
  const [a = '', b = ''] = [inner, outer].toSorted();
  if (kind.startsWith('house/')) return { a, b, kind: 'house', house: kind.slice('house/'.length) };
  return { a, b, kind: kind as MapHexside['kind'], up: inner, ...(kind === 'slope' ? {} : { level: 1 }) };
}

function linesOf(
  hexes: readonly (readonly string[])[],
  legend: MapFile['legend'],
): Pick<MapFile, 'hexes' | 'levels'> {
  const levelOf = (letter: string): string => (legend[letter]?.city === true ? '1' : '.');
  return {
    hexes: hexes.map((line) => line.join('')),
    levels: hexes.map((line) => line.map(levelOf).join('')),
  };
}

const BARE = {
  name: '',
  roads: [],
  blocks: { plowed: {}, groves: {}, hills: {} },
  decor: {},
  names: [],
  zones: {},
} as const;
