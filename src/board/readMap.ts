/** Case 2.2.0, line by line: reads the parts of a map file onto a laid grid, reporting every mistake on the way. */
import { HEXSIDE_KINDS, TERRAINS, type Board, type HexsideKind, type Terrain, type Work } from './board.ts';
import type { ReportBoardProblem } from './boardProblem.ts';
import { directionTo, hexNamed, opposite, type Direction, type HexId } from './hex.ts';
import { hexsideOf } from './hexside.ts';
import type { MoverCosts } from './houseGround.ts';
import type { HexName, MapFile, MapHexside } from './mapFile.ts';

/** The geometry of a map: all that is known before its letters are read. */
export type Sheet = Pick<
  Board,
  'orientation' | 'offset' | 'columns' | 'rows' | 'size' | 'q' | 'r' | 'beyond'
>;

/** What stands in the way of sight whatever its height (2.8.4). */
const OPAQUE = {
  clear: false,
  crater: false,
  mountain: true,
  tunnel: true,
  plowed: false,
  grove: true,
} as const satisfies Record<Terrain, boolean>;

/** Terrain, city level and height of every hex: the letters of the map by its legend (2.2.1, 2.2.2, 2.8.4). */
export function readGround(
  map: MapFile,
  sheet: Sheet,
  report: ReportBoardProblem,
): Pick<Board, 'terrain' | 'level' | 'height' | 'opaque' | 'houseGround'> {
  const terrain = new Uint8Array(sheet.size);
  const opaque = new Uint8Array(sheet.size);
  const houseGround = new Uint8Array(sheet.size);
  const own = Object.keys(map.house?.ground ?? {});
  const unknown = new Set<string>();
  const level = new Uint8Array(sheet.size);
  const height = new Uint8Array(sheet.size);
  eachLetter(map.hexes, '/hexes', sheet, report, (hex, letter, path) => {
    const meaning = Object.hasOwn(map.legend, letter) ? map.legend[letter] : undefined;
    if (meaning === undefined) return report(path, 'unknown-letter', letter);
    terrain[hex] = TERRAINS.indexOf(meaning.terrain);
    height[hex] = meaning.elevation ?? 0;
    houseGround[hex] = meaning.house === undefined ? 0 : own.indexOf(meaning.house) + 1;
    const row = meaning.house === undefined ? undefined : map.house?.ground?.[meaning.house];
    if (meaning.house !== undefined && row === undefined) unknown.add(letter);
    opaque[hex] = Number(row === undefined ? OPAQUE[meaning.terrain] : row.opaque);
  });
  for (const letter of unknown) {
    report(`/legend/${token(letter)}/house`, 'no-such-house-row', map.legend[letter]!.house!);
  }
  eachLetter(map.levels, '/levels', sheet, report, (hex, letter, path) => {
    if (letter === '.') return;
    if (!/^[1-7]$/.test(letter)) return report(path, 'unknown-level', letter);
    level[hex] = Number(letter);
    height[hex] = Number(letter);
  });
  return { terrain, level, height, opaque, houseGround };
}

function eachLetter(
  lines: readonly string[],
  path: string,
  { columns, rows }: Sheet,
  report: ReportBoardProblem,
  visit: (hex: number, letter: string, path: string) => void,
): void {
  if (lines.length !== rows) report(path, 'wrong-row-count', lines.length);
  for (const [row, line] of lines.slice(0, rows).entries()) {
    const letters = [...line];
    if (letters.length !== columns) report(`${path}/${row}`, 'wrong-row-length', letters.length);
    for (const [column, letter] of letters.slice(0, columns).entries()) {
      visit(row * columns + column, letter, `${path}/${row}`);
    }
  }
}

/** What lies on every hexside, which way it faces, and the works (2.2.2-2.2.6, 2.2.8). */
export function readHexsides(
  map: MapFile,
  sheet: Sheet,
  report: ReportBoardProblem,
): Pick<Board, 'side' | 'up' | 'work' | 'works' | 'houseSide'> {
  const side = new Uint8Array(sheet.size * 6);
  const up = new Int8Array(sheet.size * 6);
  const work = new Int32Array(sheet.size * 6).fill(-1);
  const works: Work[] = [];
  const houseSide = new Uint8Array(sheet.size * 6);
  const own = Object.keys(map.house?.hexsides ?? {});
  const listed = new Set<number>();
  for (const [index, neighbour] of sheet.beyond.entries()) {
    side[index] = kindCode(neighbour < 0 ? 'edge' : 'open');
  }
  for (const [index, line] of map.hexsides.entries()) {
    const path = `/hexsides/${index}`;
    checkLine(line, path, report);
    const pair = readPair(line, path, sheet, report);
    if (pair === null) continue;
    const hexside = hexsideOf(sheet, pair.a, pair.direction);
    if (listed.has(hexside)) report(path, 'hexside-listed-twice', `${line.a}/${line.b}`);
    listed.add(hexside);

    const near = pair.a * 6 + pair.direction;
    const far = pair.b * 6 + opposite(pair.direction);
    side[near] = side[far] = kindCode(line.rock === true ? 'rock' : line.kind);
    if (line.kind === 'house') houseSide[near] = houseSide[far] = readHouseSide(line, own, path, report);
    if (line.up === undefined) continue;
    up[near] = line.up === line.b ? 1 : -1;
    up[far] = -up[near];
    if (!isWork(line.kind) || line.rock === true) continue;
    const [inner, outer] = line.up === line.b ? [pair.b, pair.a] : [pair.a, pair.b];
    work[near] = work[far] = works.length;
    works.push({ hexside, kind: line.kind, inner, outer, level: line.level ?? 0, name: line.name ?? null });
  }
  return { side, up, work, works, houseSide };
}

/** 1 + the index of the row that a hexside of the map's own follows (2.22.2). */
function readHouseSide(
  { house }: MapHexside,
  own: readonly string[],
  path: string,
  report: ReportBoardProblem,
): number {
  if (house === undefined) report(`${path}/house`, 'house-row-missing', null);
  else if (!own.includes(house)) report(`${path}/house`, 'no-such-house-row', house);
  return house === undefined ? 0 : own.indexOf(house) + 1;
}

/** The rows of the map's own, with costs in half points (2.22). */
export function readHouse({ house }: MapFile): Board['house'] {
  return {
    ground: Object.values(house?.ground ?? {}).map((row) => ({ ...row, cost: inHalfPoints(row.cost) })),
    hexsides: Object.values(house?.hexsides ?? {}).map((row) => ({ ...row, cost: inHalfPoints(row.cost) })),
  };
}

function inHalfPoints({ foot, horse, beast, engine }: MoverCosts): MoverCosts {
  const half = (points: number | null): number | null => (points === null ? null : points * 2);
  return { foot: half(foot), horse: half(horse), beast: half(beast), engine: half(engine) };
}

function kindCode(kind: HexsideKind): number {
  return HEXSIDE_KINDS.indexOf(kind);
}

function isWork(kind: MapHexside['kind']): kind is Work['kind'] {
  return kind !== 'slope' && kind !== 'tunnel' && kind !== 'house';
}

function checkLine(
  { a, b, kind, up, level, rock }: MapHexside,
  path: string,
  report: ReportBoardProblem,
): void {
  if (a >= b) report(path, 'wrong-order', `${a}/${b}`);
  if (kind !== 'tunnel' && kind !== 'house' && up === undefined) report(`${path}/up`, 'up-missing', null);
  if (up !== undefined && up !== a && up !== b) report(`${path}/up`, 'up-not-of-pair', up);
  if (isWork(kind) && level === undefined) report(`${path}/level`, 'level-missing', null);
  if (rock === true && kind !== 'wall') report(`${path}/rock`, 'rock-without-wall', kind);
}

interface Pair {
  readonly a: HexId;
  readonly b: HexId;
  readonly direction: Direction;
}

function readPair(line: MapHexside, path: string, sheet: Sheet, report: ReportBoardProblem): Pair | null {
  const a = readHex(line.a, `${path}/a`, sheet, report);
  const b = readHex(line.b, `${path}/b`, sheet, report);
  if (a === null || b === null) return null;
  const direction = directionTo(sheet, a, b);
  if (direction === null) report(path, 'not-neighbours', `${line.a}/${line.b}`);
  return direction === null ? null : { a, b, direction };
}

function readHex(name: HexName, path: string, sheet: Sheet, report: ReportBoardProblem): HexId | null {
  const hex = hexNamed(sheet, name);
  if (hex === null) report(path, 'no-such-hex', name);
  return hex;
}

/** Marks both sides of each hexside that a road crosses (2.2.7). */
export function readRoads(map: MapFile, sheet: Sheet, report: ReportBoardProblem): Uint8Array {
  const road = new Uint8Array(sheet.size * 6);
  for (const [index, { path }] of map.roads.entries()) {
    const hexes = path.map((name, step) => readHex(name, `/roads/${index}/path/${step}`, sheet, report));
    for (const [step, hex] of hexes.entries()) {
      const last = hexes[step - 1] ?? null;
      if (last === null || hex === null) continue;
      const direction = directionTo(sheet, last, hex);
      if (direction === null) {
        report(`/roads/${index}/path/${step}`, 'not-neighbours', `${path[step - 1]}/${path[step]}`);
      } else {
        road[last * 6 + direction] = 1;
        road[hex * 6 + opposite(direction)] = 1;
      }
    }
  }
  return road;
}

/** The zones and the names lettered on the map; the painter's blocks and spans are only checked. */
export function readPlaces(
  map: MapFile,
  sheet: Sheet,
  report: ReportBoardProblem,
): Pick<Board, 'zones' | 'names'> {
  const readList = (list: readonly HexName[], path: string): readonly HexId[] => {
    const hexes = new Set<HexId>();
    for (const [index, name] of list.entries()) {
      const hex = readHex(name, `${path}/${index}`, sheet, report);
      if (hex === null) continue;
      if (hexes.has(hex)) report(`${path}/${index}`, 'hex-listed-twice', name);
      hexes.add(hex);
    }
    return [...hexes];
  };
  const zones = Object.entries(map.zones).map(([zone, list]) => [
    zone,
    readList(list, `/zones/${token(zone)}`),
  ]);
  for (const [group, blocks] of Object.entries(map.blocks)) {
    for (const [block, list] of Object.entries(blocks)) readList(list, `/blocks/${group}/${token(block)}`);
  }
  const names = new Map<HexId, string>();
  for (const [index, { text, at, span }] of map.names.entries()) {
    const hex = readHex(at, `/names/${index}/at`, sheet, report);
    if (hex !== null && !names.has(hex)) names.set(hex, text);
    readList(span ?? [], `/names/${index}/span`);
  }
  return { zones: Object.fromEntries(zones), names };
}

/** A key as a token of a JSON pointer (RFC 6901). */
function token(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
