/** A wider, higher or narrower sheet: everything keeps its hex, and what has none any more goes. */
import { hexName, hexNamed, type HexId } from '../../board/hex.ts';
import type { DecorPoint, HexName, MapDecor, MapFile, MapHexside, MapRoad } from '../../board/mapFile.ts';
import type { CommandOf } from '../command.ts';
import { MOST_COLUMNS, type ScenarioDocument } from '../document.ts';
import { refuse, type Edited } from '../edited.ts';
import { changeInHints } from './hints.ts';
import { changeInTests } from './tests.ts';
import { changeInTriggers } from './triggerNames.ts';

/** Adds columns and rows at the edges, or takes them away. An odd shift turns the layout, so that neighbours stay neighbours. */
export function resize(document: ScenarioDocument, command: CommandOf<'resize'>): Edited {
  const { left, top, right, bottom, letter } = command;
  const map = document.map.inline;
  const columns = map.columns + left + right;
  const rows = map.rows + top + bottom;
  if (![left, top, right, bottom].every(Number.isInteger))
    return refuse('wrong-size', `${columns} x ${rows}`);
  if (columns < 1 || rows < 1 || columns > MOST_COLUMNS || rows > MOST_COLUMNS)
    return refuse('wrong-size', `${columns} x ${rows}`);
  if (left === 0 && top === 0 && right === 0 && bottom === 0) return refuse('no-change');
  if (!Object.hasOwn(map.legend, letter)) return refuse('no-letter', letter);
  const resizeLines = (lines: readonly string[], fill: string): readonly string[] =>
    Array.from({ length: rows }, (_, row) => {
      const line = lines[row - top] ?? '';
      return Array.from({ length: columns }, (__, column) => line[column - left] ?? fill).join('');
    });
  const as = (name: HexName): HexName | null => {
    const hex = hexNamed(map, name);
    if (hex === null) return null;
    const [column, row] = [(hex % map.columns) + left, Math.floor(hex / map.columns) + top];
    const isOn = column >= 0 && row >= 0 && column < columns && row < rows;
    return isOn ? hexName({ columns, rows }, (row * columns + column) as HexId) : null;
  };
  const isTurned = (map.orientation === 'pointy' ? top : left) % 2 !== 0;
  const sheet = {
    columns,
    rows,
    offset: isTurned ? TURNED[map.offset] : map.offset,
    hexes: resizeLines(map.hexes, letter),
    levels: resizeLines(map.levels, '.'),
  };
  // Decorations count from a line that is not shoved, whichever of them that is.
  const shift: DecorPoint = [left, top];
  return {
    ok: true,
    document: placeAll(changeInTests(document, { hex: as }), { ...movedMap(map, as, shift), ...sheet }, as),
  };
}

const TURNED = {
  'odd-r': 'even-r',
  'even-r': 'odd-r',
  'odd-q': 'even-q',
  'even-q': 'odd-q',
} as const satisfies Record<MapFile['offset'], MapFile['offset']>;

type As = (name: HexName) => HexName | null;

function movedMap(map: MapFile, as: As, shift: DecorPoint): MapFile {
  const all = (names: readonly HexName[]): readonly HexName[] => names.flatMap((name) => as(name) ?? []);
  const record = (zones: MapFile['zones']): MapFile['zones'] =>
    Object.fromEntries(Object.entries(zones).map(([name, hexes]) => [name, all(hexes)]));
  const { plowed, groves, hills } = map.blocks;
  return {
    ...map,
    hexsides: map.hexsides.flatMap((line) => movedHexside(line, as) ?? []),
    roads: map.roads.flatMap((road) => movedRoads(road, as)),
    names: map.names.flatMap((name) => {
      const at = as(name.at);
      return at === null
        ? []
        : [{ ...name, at, ...(name.span === undefined ? {} : { span: all(name.span) }) }];
    }),
    blocks: { plowed: record(plowed), groves: record(groves), hills: record(hills) },
    zones: record(map.zones),
    decor: movedDecor(map.decor, shift),
  };
}

function movedHexside(line: MapHexside, as: As): MapHexside | null {
  const [a, b, up] = [as(line.a), as(line.b), line.up === undefined ? null : as(line.up)];
  if (a === null || b === null) return null;
  return { ...line, a: a < b ? a : b, b: a < b ? b : a, ...(up === null ? {} : { up }) };
}

/** A road that leaves the sheet and comes back becomes two. */
function movedRoads(road: MapRoad, as: As): readonly MapRoad[] {
  const runs: HexName[][] = [[]];
  for (const name of road.path) {
    const moved = as(name);
    if (moved === null) runs.push([]);
    else runs.at(-1)!.push(moved);
  }
  return runs.filter((path) => path.length > 1).map((path) => ({ ...road, path }));
}

function movedDecor(decor: MapDecor, [dx, dy]: DecorPoint): MapDecor {
  const at = ([x, y]: DecorPoint): DecorPoint => [x + dx, y + dy];
  const line = (points: readonly DecorPoint[] | undefined): readonly DecorPoint[] | undefined =>
    points?.map(at);
  const lines = (many: readonly (readonly DecorPoint[])[] | undefined) =>
    many?.map((points) => points.map(at));
  const { note, rammasEchor, causewayForts, anduin, harlondQuays, ramparts, streams } = decor;
  const moved = {
    note,
    rammasEchor: lines(rammasEchor),
    causewayForts: line(causewayForts),
    anduin: line(anduin),
    harlondQuays: line(harlondQuays),
    ramparts: lines(ramparts),
    streams: lines(streams),
  };
  return Object.fromEntries(Object.entries(moved).filter(([, points]) => points !== undefined));
}

/** Everything of the scenario that stands in hexes, on the map as it is now. */
function placeAll(document: ScenarioDocument, map: MapFile, as: As): ScenarioDocument {
  const all = (names: readonly string[]): string[] => names.flatMap((name) => as(name) ?? []);
  const region = (one: string | string[]): string | string[] =>
    typeof one === 'string' ? one : one.flatMap((name) => (/^\d+$/.test(name) ? (as(name) ?? []) : name));
  const pair = (one: string): string | null => {
    const names = one.split('/').map(as);
    return names.includes(null) ? null : names.join('/');
  };
  const pairs = (many: readonly string[]): string[] => many.flatMap((one) => pair(one) ?? []);
  const { opening, zones } = document;
  return {
    ...changeInHints(document, { region, pair }),
    map: { inline: map },
    zones: Object.fromEntries(Object.entries(zones).map(([name, hexes]) => [name, all(hexes)])),
    pieces: document.pieces.map((piece) => ({ ...piece, at: as(piece.at) ?? 'off' })),
    setup: document.setup.map((line) => ({ ...line, zone: region(line.zone) })),
    groups: document.groups.map((group) => ({ ...group, zone: region(group.zone) })),
    triggers: changeInTriggers(
      changeInTriggers(document.triggers, 'zone', (name) => (/^\d+$/.test(name) ? as(name) : name)),
      'hexside',
      pair,
    ),
    ...(opening === undefined
      ? {}
      : {
          opening: {
            ...opening,
            breached: pairs(opening.breached),
            ...(opening.taken === undefined ? {} : { taken: pairs(opening.taken) }),
            ...(opening.ladders === undefined ? {} : { ladders: pairs(opening.ladders) }),
          },
        }),
  };
}
