/** The tiles of a map as our letters and levels: by what the tiles say of themselves, or by what their names sound like. */
import type { MapFile, TerrainLetter } from '../../board/mapFile.ts';
import { letterSchema } from '../../scenario/mapSchema.ts';
import { USUAL_LEGEND } from '../blank.ts';
import { MOST_COLUMNS } from '../document.ts';
import { readLine } from '../edited.ts';
import { TiledRefusal, type NoteTiled } from './problem.ts';
import { textOf, truthOf, wholeOf } from './raw.ts';
import type { TiledLayer } from './layers.ts';
import type { TiledMap, TiledTile, TiledTileset } from './read.ts';

/** The names of our layers. */
export const LAYERS = {
  ground: 'ground',
  levels: 'levels',
  hexsides: 'hexsides',
  roads: 'roads',
  names: 'names',
};

/** The highest four bits of a tile turn and flip it. */
const FLAGS = 0xf0000000;

export type Frame = Readonly<{ x: number; y: number; columns: number; rows: number }>;

export type Ground = Pick<MapFile, 'legend' | 'hexes' | 'levels'>;

type TileLayer = Extract<TiledLayer, { type: 'tiles' }>;

function tileLayers(map: TiledMap): readonly TileLayer[] {
  return map.layers.filter((layer): layer is TileLayer => layer.type === 'tiles');
}

/** The part of the plane that is our sheet: the size of the map, or all that an infinite one has tiles on. */
export function frameOf(map: TiledMap, file: string): Frame {
  if (tileLayers(map).length === 0) throw new TiledRefusal('no-tile-layer', file);
  const frame = map.isInfinite ? takenUp(map) : { x: 0, y: 0, columns: map.width, rows: map.height };
  const { columns, rows } = frame;
  if (columns < 1 || rows < 1) throw new TiledRefusal('no-tiles', file);
  if (columns > MOST_COLUMNS || rows > MOST_COLUMNS) {
    throw new TiledRefusal('too-large', file, `${columns} x ${rows}`);
  }
  return frame;
}

function takenUp(map: TiledMap): Frame {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  eachTile(tileLayers(map), (x, y) => {
    [x0, y0] = [Math.min(x0, x), Math.min(y0, y)];
    [x1, y1] = [Math.max(x1, x), Math.max(y1, y)];
  });
  return x1 < x0
    ? { x: 0, y: 0, columns: 0, rows: 0 }
    : { x: x0, y: y0, columns: x1 - x0 + 1, rows: y1 - y0 + 1 };
}

function eachTile(layers: readonly TileLayer[], visit: (x: number, y: number, tile: number) => void): void {
  for (const { chunks } of layers) {
    for (const { x, y, width, tiles } of chunks) {
      for (const [at, tile] of tiles.entries()) {
        if ((tile & ~FLAGS) !== 0) visit(x + (at % width), y + Math.floor(at / width), tile);
      }
    }
  }
}

/** Letters and levels of every hex of the frame. */
export function groundOf(map: TiledMap, frame: Frame, note: NoteTiled): Ground {
  const all = tileLayers(map);
  const ours = all.filter(({ name }) => name === LAYERS.ground);
  const shown = all.filter(({ name, isShown }) => isShown && name !== LAYERS.levels);
  const layers = ours.length > 0 ? ours : shown;
  for (const { name } of all) {
    const isRead = name === LAYERS.levels || layers.some((layer) => layer.name === name);
    if (!isRead) note('layer-ignored', `layer ${name}`, name);
  }
  const legend = legendOf(map, layers, note);
  const lay = (from: readonly TileLayer[], blank: string, letterOf: (tile: number) => string | null) => {
    const lines = Array.from({ length: frame.rows }, () =>
      Array.from({ length: frame.columns }, () => blank),
    );
    eachTile(from, (x, y, tile) => {
      const line = lines[y - frame.y];
      const letter = letterOf((tile & ~FLAGS) >>> 0);
      if (line !== undefined && letter !== null && x >= frame.x && x - frame.x < frame.columns) {
        line[x - frame.x] = letter;
      }
    });
    return lines.map((line) => line.join(''));
  };
  const unknown = new Set<number>();
  const levelOf = (tile: number): string | null => {
    const found = tileOf(map.tilesets, tile);
    const level = wholeOf(found?.tile?.properties['level']) ?? (found === null ? null : found.id + 1);
    if (level !== null && level >= 0 && level <= 7) return level === 0 ? '.' : String(level);
    if (!unknown.has(tile)) note('unknown-level', `layer ${LAYERS.levels}`, tile);
    unknown.add(tile);
    return null;
  };
  const hexes = lay(layers, BARE, (tile) => legend.ofTile.get(tile) ?? null);
  const blank = hexes.some((line) => line.includes(BARE)) ? clearLetter(legend.letters) : '';
  return {
    legend: legend.letters,
    hexes: hexes.map((line) => line.replaceAll(BARE, blank)),
    levels: lay(
      all.filter(({ name }) => name === LAYERS.levels),
      '.',
      levelOf,
    ),
  };
}

/** A hex without a tile. */
const BARE = '\0';

/** The letter of open field, which the legend is given where it has none. */
function clearLetter(letters: Record<string, TerrainLetter>): string {
  const known = Object.keys(letters).find((letter) => {
    const { terrain, city, house } = letters[letter]!;
    return terrain === 'clear' && city === undefined && house === undefined;
  });
  if (known !== undefined) return known;
  const letter = '.' in letters ? freeLetter(new Set(Object.keys(letters))) : '.';
  letters[letter] = USUAL_LEGEND['.']!;
  return letter;
}

interface Found {
  readonly tileset: TiledTileset;
  readonly id: number;
  readonly tile: TiledTile | undefined;
}

/** The tile of a number of the map: of the tileset that begins last before it. */
function tileOf(tilesets: readonly TiledTileset[], number: number): Found | null {
  const before = tilesets.filter(({ first }) => first <= number);
  if (before.length === 0) return null;
  const tileset = before.reduce((last, one) => (one.first >= last.first ? one : last));
  const id = number - tileset.first;
  if (tileset.count > 0 && id >= tileset.count) return null;
  return { tileset, id, tile: tileset.tiles.get(id) };
}

interface Legend {
  readonly letters: Record<string, TerrainLetter>;
  readonly ofTile: ReadonlyMap<number, string>;
}

/** A letter for every sort of tile on the map, and for each of our own tileset, on the map or not. */
function legendOf(map: TiledMap, layers: readonly TileLayer[], note: NoteTiled): Legend {
  const letters: [string, TerrainLetter][] = [];
  const ofTile = new Map<number, string>();
  const taken = new Set<string>();
  const add = (number: number, wanted: string | null, meaning: TerrainLetter): void => {
    const letter = wanted !== null && !taken.has(wanted) ? wanted : freeLetter(taken);
    taken.add(letter);
    letters.push([letter, meaning]);
    ofTile.set(number, letter);
  };
  for (const tileset of map.tilesets) {
    for (const tile of tileset.tiles.values()) {
      const told = toldMeaning(tile);
      if (told !== null) add(tileset.first + tile.id, told.letter, told.meaning);
    }
  }
  const strange = new Set<number>();
  let turned = 0;
  eachTile(layers, (_x, _y, tile) => {
    if ((tile & FLAGS) >>> 0 !== 0) turned++;
    const number = (tile & ~FLAGS) >>> 0;
    if (!ofTile.has(number)) strange.add(number);
  });
  if (turned > 0) note('flipped', 'map', turned);
  for (const number of [...strange].toSorted((a, b) => a - b)) {
    const found = tileOf(map.tilesets, number);
    if (found === null) note('unknown-tile', 'map', number);
    else {
      const meaning = guessedMeaning(found);
      note('terrain-guessed', `tileset ${found.tileset.name}`, meaning.name);
      add(number, null, meaning);
    }
  }
  return { letters: Object.fromEntries(letters), ofTile };
}

/** What a tile says of itself by the properties of our convention; null where it does not. */
function toldMeaning({
  properties,
}: TiledTile): Readonly<{ letter: string | null; meaning: TerrainLetter }> | null {
  const { letter, terrain, name, elevation, city, house } = properties;
  const isCity = truthOf(city);
  const high = wholeOf(elevation);
  const read = readLine(letterSchema, {
    terrain: textOf(terrain).toLowerCase(),
    ...(isCity !== null && { city: isCity }),
    ...(high !== null && { elevation: high }),
    name: textOf(name) || textOf(terrain),
    ...(textOf(house) !== '' && { house: textOf(house) }),
  });
  if (!read.ok) return null;
  const single = textOf(letter);
  return { letter: single.length === 1 ? single : null, meaning: read.line };
}

/** What tiles are usually called, by the terrain of ours that comes nearest. The first that fits counts. */
const SOUNDS: readonly (readonly [RegExp, TerrainLetter['terrain']])[] = [
  [/mountain|peak|rock|cliff|berg|fels/i, 'mountain'],
  [/forest|wood|tree|grove|jungle|wald|baum|hain/i, 'grove'],
  [/plow|plough|farm|crop|field|acker/i, 'plowed'],
  [/tunnel|cave|höhle/i, 'tunnel'],
  [/crater|krater/i, 'crater'],
];

function guessedMeaning({ tileset, id, tile }: Found): TerrainLetter {
  const called = textOf(tile?.properties['name']) || (tile?.class ?? '') || stemOf(tile?.image ?? '');
  const name = (called || `${tileset.name} ${id}`).trim().slice(0, 60) || String(id);
  const terrain = SOUNDS.find(([sound]) => sound.test(name))?.[1] ?? 'clear';
  const isHill = terrain === 'clear' && /hill|hügel/i.test(name);
  return { terrain, ...(isHill && { elevation: 1 }), name };
}

/** A file without folders and ending. */
function stemOf(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? '').replace(/\.\w+$/, '');
}

/** Printable single letters, those that are easy to type first; none that JSON would have to escape. */
const LETTERS = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ...Array.from({ length: 0x24f - 0xc0 }, (_, at) => String.fromCharCode(0xc0 + at)),
  ...Array.from({ length: 0x17f }, (_, at) => String.fromCharCode(0x4e00 + at)),
];

function freeLetter(taken: ReadonlySet<string>): string {
  const letter = LETTERS.find((one) => !taken.has(one));
  if (letter === undefined) throw new TiledRefusal('too-many-kinds', 'map', LETTERS.length);
  return letter;
}
