/** A map of ours as a map of Tiled, with the picture of its tiles: the convention of docs/tiled.md. */
import { hexNamed, type HexId } from '../../board/hex.ts';
import type { HexName, MapFile, MapHexside, TerrainLetter } from '../../board/mapFile.ts';
import { writeJson } from '../../scenario/write.ts';
import { hexsideOfPair } from '../sheet.ts';
import { LAYERS } from './ground.ts';
import { REST, restIn } from './import.ts';
import { pixelOfCorner, pixelOfHex, pixelsOf, type Grid, type Pixels } from './pixels.ts';
import { drawTiles, LEVEL_TILES } from './picture.ts';
import type { NoteTiled, TiledProblem } from './problem.ts';
import { writeXml } from './writeXml.ts';

/** A file to be written: text, or the bytes of a picture. */
export type OutFile = Readonly<{ name: string; content: string | Uint8Array }>;

/** The files of a map, the map itself first, and what could not be carried. */
export interface TiledExport {
  readonly files: readonly OutFile[];
  readonly notes: readonly TiledProblem[];
}

/** The tiles of our maps: regular hexes as near as whole pixels allow. */
export function gridOf({ orientation }: Pick<MapFile, 'orientation'>): Grid {
  return orientation === 'pointy'
    ? { tileWidth: 56, tileHeight: 64, hexSide: 32 }
    : { tileWidth: 64, tileHeight: 56, hexSide: 32 };
}

/** Writes a map as `stem`.tmx or .tmj, with the picture of its tiles beside it. */
export function exportTiled(map: MapFile, format: 'tmx' | 'tmj', stem: string): TiledExport {
  const picture = `${stem}-tiles.png`;
  const { text, notes } = writeTiled(map, format, picture);
  return {
    files: [
      { name: `${stem}.${format}`, content: text },
      { name: picture, content: drawTiles(map, gridOf(map)) },
    ],
    notes,
  };
}

/** The text of a map alone; `picture` is the file in which Tiled will look for the tiles. */
export function writeTiled(
  map: MapFile,
  format: 'tmx' | 'tmj',
  picture: string,
): Readonly<{ text: string; notes: readonly TiledProblem[] }> {
  const notes: TiledProblem[] = [];
  const note: NoteTiled = (code, place, what = '') => notes.push({ code, place, what: String(what) });
  const tiled = tiledOf(map, picture, note);
  return { text: format === 'tmj' ? writeJson(tiled) : writeXml(tiled), notes };
}

/** A custom property. */
export type TiledProperty = Readonly<{
  name: string;
  type: 'string' | 'int' | 'float' | 'bool';
  value: unknown;
}>;

type Line = Readonly<Record<string, unknown>>;

function tiledOf(map: MapFile, picture: string, note: NoteTiled): Line {
  const grid = gridOf(map);
  const pixels = pixelsOf(map, grid);
  const isPointy = map.orientation === 'pointy';
  const objects = objectsOf(map, pixels, note);
  return {
    type: 'map',
    version: '1.10',
    tiledversion: '1.10.2',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    width: map.columns,
    height: map.rows,
    tilewidth: grid.tileWidth,
    tileheight: grid.tileHeight,
    hexsidelength: grid.hexSide,
    staggeraxis: isPointy ? 'y' : 'x',
    staggerindex: map.offset.startsWith('odd') ? 'odd' : 'even',
    infinite: false,
    nextlayerid: 6,
    nextobjectid: objects.reduce((sum, layer) => sum + layer.length, 1),
    properties: properties({ name: map.name, [REST]: JSON.stringify(restIn(map)) }),
    tilesets: [tilesetOf(map, grid, picture)],
    layers: [
      tileLayer(1, LAYERS.ground, map, groundTiles(map)),
      tileLayer(2, LAYERS.levels, map, levelTiles(map)),
      ...[LAYERS.hexsides, LAYERS.roads, LAYERS.names].map((name, at) => ({
        id: at + 3,
        name,
        type: 'objectgroup',
        draworder: 'index',
        visible: true,
        opacity: 1,
        x: 0,
        y: 0,
        objects: objects[at],
      })),
    ],
  };
}

/** Properties that are there, each of its type; names in the order of the alphabet, as Tiled writes them. */
function properties(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): readonly TiledProperty[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => ({ name, type: typeOf(value), value }));
}

function typeOf(value: unknown): TiledProperty['type'] {
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'string';
  return Number.isInteger(value) ? 'int' : 'float';
}

function tilesetOf({ legend }: MapFile, { tileWidth, tileHeight }: Grid, image: string): Line {
  const letters = Object.entries(legend);
  const tiles = [
    ...letters.map(([letter, meaning], id) => ({
      id,
      type: 'ground',
      properties: tileProperties(letter, meaning),
    })),
    ...Array.from({ length: LEVEL_TILES }, (_, at) => ({
      id: letters.length + at,
      type: 'level',
      properties: properties({ level: at + 1 }),
    })),
  ];
  return {
    firstgid: 1,
    name: 'pelennor',
    tilewidth: tileWidth,
    tileheight: tileHeight,
    tilecount: tiles.length,
    columns: tiles.length,
    margin: 0,
    spacing: 0,
    image,
    imagewidth: tileWidth * tiles.length,
    imageheight: tileHeight,
    tiles,
  };
}

function tileProperties(
  letter: string,
  { terrain, city, elevation, name, house }: TerrainLetter,
): readonly TiledProperty[] {
  return properties({ letter, terrain, city, elevation, name, house });
}

function tileLayer(id: number, name: string, { columns, rows }: MapFile, data: readonly number[]): Line {
  return {
    id,
    name,
    type: 'tilelayer',
    width: columns,
    height: rows,
    x: 0,
    y: 0,
    visible: true,
    opacity: 1,
    data,
  };
}

function groundTiles({ legend, hexes }: MapFile): readonly number[] {
  const letters = Object.keys(legend);
  return hexes.flatMap((line) => [...line].map((letter) => letters.indexOf(letter) + 1));
}

function levelTiles({ legend, levels }: MapFile): readonly number[] {
  const first = Object.keys(legend).length;
  return levels.flatMap((line) => [...line].map((level) => (level === '.' ? 0 : first + Number(level))));
}

function objectsOf(map: MapFile, pixels: Pixels, note: NoteTiled): readonly (readonly Line[])[] {
  let id = 0;
  const giveId = (line: Line | null): readonly Line[] => (line === null ? [] : [{ id: ++id, ...line }]);
  return [
    map.hexsides.flatMap((line) => giveId(hexsideObject(line, pixels, note))),
    map.roads.flatMap(({ name, kind, path }) => giveId(roadObject(name, kind, path, pixels, note))),
    map.names.flatMap((name) => giveId(nameObject(name, pixels, note))),
  ];
}

const FRAME = { width: 0, height: 0, rotation: 0, visible: true };

/** A line from corner to corner, with what is higher or inner on its right hand. */
function hexsideObject(line: MapHexside, pixels: Pixels, note: NoteTiled): Line | null {
  const { kind, up, level, rock, flank, house, name = '' } = line;
  const [inner, outer] = up === line.b ? [line.b, line.a] : [line.a, line.b];
  const [hex, other] = [hexNamed(pixels.sheet, inner), hexNamed(pixels.sheet, outer)];
  if (hex === null || other === null || hexsideOfPair(pixels.sheet, hex, other) === null) {
    note('not-carried', LAYERS.hexsides, `${line.a}/${line.b}`);
    return null;
  }
  const direction = [0, 1, 2, 3, 4, 5].find((one) => pixels.sheet.beyond[hex * 6 + one] === other)!;
  const [from, to] = [pixelOfCorner(pixels, hex, direction), pixelOfCorner(pixels, hex, direction + 1)];
  const flat = up === undefined ? true : undefined;
  return {
    name,
    type: kind,
    ...FRAME,
    ...polyline([from, to]),
    properties: properties({ level, rock, flank, flat, house }),
  };
}

function polyline(points: readonly (readonly [number, number])[]): Line {
  const [x, y] = points[0]!;
  return { x, y, polyline: points.map((point) => ({ x: point[0] - x, y: point[1] - y })) };
}

function roadObject(
  name: string,
  kind: string,
  path: readonly HexName[],
  pixels: Pixels,
  note: NoteTiled,
): Line | null {
  const hexes = path.map((one) => hexNamed(pixels.sheet, one));
  const known = hexes.filter((hex) => hex !== null);
  if (known.length === 0 || known.length < hexes.length) {
    note('not-carried', LAYERS.roads, name);
    return null;
  }
  const line = polyline(known.map((hex: HexId) => pixelOfHex(pixels, hex)));
  return { name, type: kind, ...FRAME, ...line, properties: [] };
}

function nameObject(
  { text, at, importance, kind, place, angle, span }: MapFile['names'][number],
  pixels: Pixels,
  note: NoteTiled,
): Line | null {
  const hex = hexNamed(pixels.sheet, at);
  if (hex === null || text === '') {
    note('not-carried', LAYERS.names, text || at);
    return null;
  }
  const [x, y] = pixelOfHex(pixels, hex);
  const given = properties({ importance, place, angle, span: span?.join(' ') });
  return { name: text, type: kind, ...FRAME, x, y, point: true, properties: given };
}
