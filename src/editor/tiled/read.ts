/** A file of Tiled as far as we look at it, with its tilesets: the ones in it and the ones chosen together with it. */
import { MOST_COLUMNS } from '../document.ts';
import { TiledRefusal, type NoteTiled } from './problem.ts';
import { listOf, numberOf, propertiesOf, rawOf, textOf, truthOf, wholeOf, type Raw } from './raw.ts';
import { layersOf, type TiledLayer } from './layers.ts';
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
