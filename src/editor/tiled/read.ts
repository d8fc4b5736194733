/** A file of Tiled as far as we look at it, with its tilesets: the ones in it and the ones chosen together with it. */
import { MOST_COLUMNS } from '../document.ts';
import { TiledRefusal, type NoteTiled } from './problem.ts';
import { listOf, numberOf, propertiesOf, rawOf, textOf, truthOf, wholeOf, type Raw } from './raw.ts';
import { chunksOf, type Chunk } from './tiles.ts';
import { readXml } from './xml.ts';

/** A text file by its name. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

export interface TiledTile {
  readonly id: number;
  /** Its class; Tiled has also called it its type. */
  readonly class: string;
  readonly properties: Raw;
  readonly image: string;
}

export interface TiledTileset {
  readonly first: number;
  readonly name: string;
  readonly count: number;
  readonly tiles: ReadonlyMap<number, TiledTile>;
}

export interface TiledObject {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  readonly properties: Raw;
  /** In pixels of the map. One point for a place; the first is last again where the line is closed. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly text: string;
}

export type TiledLayer =
  | Readonly<{ type: 'tiles'; name: string; isShown: boolean; chunks: readonly Chunk[] }>
  | Readonly<{ type: 'objects'; name: string; objects: readonly TiledObject[] }>
  | Readonly<{ type: 'other'; name: string }>;

export interface TiledMap {
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly hexSide: number;
  readonly axis: 'x' | 'y';
  readonly index: 'odd' | 'even';
  readonly width: number;
  readonly height: number;
  readonly isInfinite: boolean;
  readonly properties: Raw;
  readonly tilesets: readonly TiledTileset[];
  /** The lowest first; groups are taken apart. */
  readonly layers: readonly TiledLayer[];
}

const MOST_TEXT = 16_000_000;
const MOST_LAYERS = 200;
const MOST_OBJECTS = 50_000;

/** Reads a map; refuses what is no map of hexes. */
export function readTiled(file: TextFile, beside: readonly TextFile[], note: NoteTiled): TiledMap {
  const { root, value } = valueOf(file);
  if (root !== 'map') throw new TiledRefusal('no-map', file.name, root);
  const orientation = textOf(value['orientation']) || 'orthogonal';
  if (orientation !== 'hexagonal') throw new TiledRefusal('not-hexagonal', file.name, orientation);
  const [width, height] = [wholeOf(value['width']), wholeOf(value['height'])];
  if (width === null || height === null || width < 0 || height < 0) {
    throw new TiledRefusal('wrong-size', file.name);
  }
  const isInfinite = truthOf(value['infinite']) === true;
  if (!isInfinite && (width > MOST_COLUMNS || height > MOST_COLUMNS)) {
    throw new TiledRefusal('too-large', file.name, `${width} x ${height}`);
  }
  return {
    tileWidth: sizeOf(value['tilewidth']),
    tileHeight: sizeOf(value['tileheight']),
    hexSide: Math.max(0, numberOf(value['hexsidelength']) ?? 0),
    axis: textOf(value['staggeraxis']) === 'x' ? 'x' : 'y',
    index: textOf(value['staggerindex']) === 'even' ? 'even' : 'odd',
    width,
    height,
    isInfinite,
    properties: propertiesOf(value['properties']),
    tilesets: listOf(value['tilesets']).map((tileset) => tilesetOf(rawOf(tileset), file, beside)),
    layers: layersOf(value, { width, height }, note),
  };
}

/** Tiled draws nothing on tiles without a size; pixels still have to mean something. */
function sizeOf(value: unknown): number {
  const size = numberOf(value) ?? 0;
  return size > 0 ? size : 1;
}

/** The value of a file, XML or JSON by its first letter, and what it is a file of. */
function valueOf({ name, text }: TextFile): Readonly<{ root: string; value: Raw }> {
  if (text.length > MOST_TEXT) throw new TiledRefusal('too-long', name, text.length);
  const bare = text.replace(/^\uFEFF/, '').trimStart();
  if (bare.startsWith('<')) return readXml(bare, name);
  const value = rawOf(jsonOf(bare, name));
  return { root: rootOf(value), value };
}

/** What a value of JSON is in Tiled: "map", "tileset", or what it says of itself. */
export function rootOf(value: Raw): string {
  const isTileset = value['type'] === 'tileset' || ('tilecount' in value && !('layers' in value));
  return isTileset ? 'tileset' : Array.isArray(value['layers']) ? 'map' : textOf(value['type']);
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof RangeError)
      throw new TiledRefusal('not-json', file);
    throw problem;
  }
}

function tilesetOf(given: Raw, map: TextFile, beside: readonly TextFile[]): TiledTileset {
  const first = wholeOf(given['firstgid']) ?? 1;
  const source = textOf(given['source']);
  const value = source === '' ? given : externalOf(source, map, beside);
  const tiles = tilesOf(value);
  return {
    first,
    name: textOf(value['name']) || baseOf(source),
    count: Math.max(wholeOf(value['tilecount']) ?? 0, ...tiles.slice(-1).map(({ id }) => id + 1)),
    tiles: new Map(tiles.map((tile) => [tile.id, tile])),
  };
}

function externalOf(source: string, map: TextFile, beside: readonly TextFile[]): Raw {
  const wanted = baseOf(source).toLowerCase();
  const file = beside.find(({ name }) => baseOf(name).toLowerCase() === wanted);
  if (file === undefined) throw new TiledRefusal('tileset-missing', map.name, baseOf(source));
  const { root, value } = valueOf(file);
  if (root !== 'tileset') throw new TiledRefusal('tileset-broken', file.name, baseOf(source));
  return value;
}

/** The name of a file without its folders. */
function baseOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}

/** Tiles that say something of themselves, by number: a list, or the tables that Tiled wrote before 1.2. */
function tilesOf(value: Raw): readonly TiledTile[] {
  const { tiles, tileproperties, tiletypes } = value;
  if (Array.isArray(tiles)) {
    return tiles
      .map(rawOf)
      .map((tile) => tileOf(wholeOf(tile['id']) ?? -1, tile))
      .filter(({ id }) => id >= 0)
      .toSorted((a, b) => a.id - b.id);
  }
  const [told, named, typed] = [rawOf(tiles), rawOf(tileproperties), rawOf(tiletypes)];
  const ids = new Set([told, named, typed].flatMap((table) => Object.keys(table)).map(Number));
  return [...ids]
    .filter((id) => Number.isSafeInteger(id) && id >= 0)
    .toSorted((a, b) => a - b)
    .map((id) =>
      tileOf(id, {
        type: typed[id],
        ...rawOf(told[id]),
        ...(named[id] !== undefined && { properties: named[id] }),
      }),
    );
}

function tileOf(id: number, tile: Raw): TiledTile {
  return {
    id,
    class: textOf(tile['class']) || textOf(tile['type']),
    properties: propertiesOf(tile['properties']),
    image: textOf(tile['image']),
  };
}

function layersOf(
  map: Raw,
  size: Readonly<{ width: number; height: number }>,
  note: NoteTiled,
): readonly TiledLayer[] {
  const layers: TiledLayer[] = [];
  const open = [...listOf(map['layers'])].toReversed();
  let objects = 0;
  for (let layer = open.pop(); layer !== undefined; layer = open.pop()) {
    if (layers.length >= MOST_LAYERS) {
      note('layer-ignored', `layer ${layers.length + 1}`, '...');
      break;
    }
    const raw = rawOf(layer);
    const name = textOf(raw['name']);
    if (raw['type'] === 'group') open.push(...listOf(raw['layers']).toReversed());
    else {
      const read = layerOf(raw, name, size);
      if (read.type === 'objects') objects += read.objects.length;
      if (objects > MOST_OBJECTS) throw new TiledRefusal('too-many-objects', `layer ${name}`, MOST_OBJECTS);
      layers.push(read);
    }
  }
  return layers;
}

function layerOf(raw: Raw, name: string, size: Readonly<{ width: number; height: number }>): TiledLayer {
  switch (raw['type']) {
    case 'tilelayer': {
      const isShown = truthOf(raw['visible']) !== false;
      return { type: 'tiles', name, isShown, chunks: chunksOf(raw, size, `layer ${name}`) };
    }
    case 'objectgroup': {
      const shift = [numberOf(raw['offsetx']) ?? 0, numberOf(raw['offsety']) ?? 0] as const;
      return {
        type: 'objects',
        name,
        objects: listOf(raw['objects']).map((one) => objectOf(rawOf(one), shift)),
      };
    }
    default:
      return { type: 'other', name };
  }
}

function objectOf(raw: Raw, [dx, dy]: readonly [number, number]): TiledObject {
  const [x, y] = [(numberOf(raw['x']) ?? 0) + dx, (numberOf(raw['y']) ?? 0) + dy];
  const closed = listOf(raw['polygon']);
  const corners = [...listOf(raw['polyline']), ...closed, ...closed.slice(0, 1)].map(rawOf);
  const bound = 1e7;
  const at = (dot: Raw): readonly [number, number] => [
    Math.min(bound, Math.max(-bound, x + (numberOf(dot['x']) ?? 0))),
    Math.min(bound, Math.max(-bound, y + (numberOf(dot['y']) ?? 0))),
  ];
  // A rectangle, an ellipse or a text stands where its middle is.
  const middle = { x: (numberOf(raw['width']) ?? 0) / 2, y: (numberOf(raw['height']) ?? 0) / 2 };
  return {
    id: textOf(raw['id']),
    name: textOf(raw['name']),
    class: textOf(raw['class']) || textOf(raw['type']),
    properties: propertiesOf(raw['properties']),
    points: corners.length > 0 ? corners.map(at) : [at(middle)],
    text: textOf(rawOf(raw['text'])['text']),
  };
}
