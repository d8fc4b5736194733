/** A map of Tiled, TMX or TMJ, as a map of ours. */
import type { HexId } from '../../board/hex.ts';
import { hexNamed } from '../../board/hex.ts';
import type { MapFile } from '../../board/mapFile.ts';
import { mapSchema } from '../../scenario/mapSchema.ts';
import { readLine } from '../edited.ts';
import type { Layout } from '../sheet.ts';
import { frameOf, groundOf, type Frame } from './ground.ts';
import { placesOf } from './objects.ts';
import { pixelOfHex, pixelsOf, type Pixels } from './pixels.ts';
import { TiledRefusal, type NoteTiled, type TiledProblem } from './problem.ts';
import { jsonIn, rawOf, textOf } from './raw.ts';
import { readTiled, type TextFile, type TiledMap } from './read.ts';

/** The map with what was left out or guessed, or the reason why there is none. */
export type TiledImport =
  | Readonly<{ ok: true; map: MapFile; notes: readonly TiledProblem[] }>
  | Readonly<{ ok: false; problem: TiledProblem }>;

/** More notes than this are not told: who has so many has one cause. */
const MOST_NOTES = 200;

/**
 * Reads a map of Tiled; `beside` are the tilesets that were chosen together with it. Refused is what is no map of hexes, or
 * cannot be unpacked; whatever is only strange is left out, with a note. Never throws.
 */
export function importTiled(file: TextFile, beside: readonly TextFile[] = []): TiledImport {
  const notes: TiledProblem[] = [];
  const note: NoteTiled = (code, place, what = '') => {
    const isKnown = notes.some(
      (one) => one.code === code && one.place === place && one.what === String(what),
    );
    if (!isKnown && notes.length < MOST_NOTES) notes.push({ code, place, what: String(what).slice(0, 80) });
  };
  try {
    const tiled = readTiled(file, beside, note);
    return { ok: true, map: mapOf(tiled, file, note), notes };
  } catch (problem) {
    if (problem instanceof TiledRefusal) return { ok: false, problem: problem.problem };
    throw problem;
  }
}

function mapOf(tiled: TiledMap, file: TextFile, note: NoteTiled): MapFile {
  const frame = frameOf(tiled, file.name);
  const layout = layoutOf(tiled, frame);
  const pixels = shiftPixels(pixelsOf(layout, tiled), tiled, frame);
  const ground = groundOf(tiled, frame, note);
  const places = placesOf(tiled, pixels, ground.levels, note);
  const rest = restOf(tiled, layout, note);
  const name = textOf(tiled.properties['name']) || file.name.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  return onItsRows({ name, ...layout, ...ground, ...places, ...rest }, note);
}

/** Ground and hexsides of the map's own (2.22) follow rows that came with it; what names another is what is printed, or left out. */
function onItsRows(map: MapFile, note: NoteTiled): MapFile {
  const { ground = {}, hexsides: sides = {} } = map.house ?? {};
  const legend = Object.entries(map.legend).map(([letter, meaning]) => {
    const { house, ...printed } = meaning;
    if (house === undefined || house in ground) return [letter, meaning] as const;
    note('no-house-row', `tile ${letter}`, house);
    return [letter, printed] as const;
  });
  const hexsides = map.hexsides.filter(({ kind, house, a, b }) => {
    const known = house === undefined ? kind !== 'house' : house in sides;
    if (!known) note('no-house-row', `${a}/${b}`, house ?? '');
    return known;
  });
  return { ...map, legend: Object.fromEntries(legend), hexsides };
}

function layoutOf({ axis, index }: TiledMap, { x, y, columns, rows }: Frame): Layout {
  const isPointy = axis === 'y';
  // Cut off before an odd line, what was even becomes odd.
  const isOdd = (index === 'odd') !== (((isPointy ? y : x) & 1) === 1);
  const offset = isPointy ? (isOdd ? 'odd-r' : 'even-r') : isOdd ? 'odd-q' : 'even-q';
  return { orientation: isPointy ? 'pointy' : 'flat', offset, columns, rows };
}

/** The pixels of a part of the plane: its first hex lies where it lay in the whole. */
function shiftPixels(
  pixels: Pixels,
  { axis, index, tileWidth, tileHeight }: TiledMap,
  { x, y }: Frame,
): Pixels {
  const first = pixelOfHex(pixels, 0 as HexId);
  const shiftOf = (line: number): number => (((line & 1) === 1) === (index === 'odd') ? 0.5 : 0);
  const at =
    axis === 'y'
      ? [(x + shiftOf(y) + 0.5) * tileWidth, y * pixels.step + tileHeight / 2]
      : [x * pixels.step + tileWidth / 2, (y + shiftOf(x) + 0.5) * tileHeight];
  const [ox, oy] = pixels.origin;
  return { ...pixels, origin: [ox + at[0]! - first[0], oy + at[1]! - first[1]] };
}

/** What Tiled has no place for and we have carried in a property of the map: zones, fields, decoration, words, the rows of the map's own. */
export const REST = 'pelennor';

type Rest = Pick<
  MapFile,
  'blocks' | 'decor' | 'zones' | 'numbering' | 'scale' | 'hexsideKinds' | 'hexsideNotes' | 'house'
>;

/** The parts of a map that are carried as they are. */
export function restIn({
  blocks,
  decor,
  zones,
  numbering,
  scale,
  hexsideKinds,
  hexsideNotes,
  house,
}: Rest): Rest {
  return {
    blocks,
    decor,
    zones,
    ...(numbering !== undefined && { numbering }),
    ...(scale !== undefined && { scale }),
    ...(hexsideKinds !== undefined && { hexsideKinds }),
    ...(hexsideNotes !== undefined && { hexsideNotes }),
    ...(house !== undefined && { house }),
  };
}

const NO_REST: Rest = { blocks: { plowed: {}, groves: {}, hills: {} }, decor: {}, zones: {} };

const BLANK = {
  name: '',
  orientation: 'pointy',
  columns: 1,
  rows: 1,
  offset: 'odd-r',
  legend: {},
  hexes: [],
  levels: [],
  hexsides: [],
  roads: [],
  names: [],
};

function restOf({ properties }: TiledMap, layout: Layout, note: NoteTiled): Rest {
  const text = textOf(properties[REST]);
  if (text === '') return NO_REST;
  const read = readLine(mapSchema, { ...BLANK, ...rawOf(jsonIn(text)), ...BLANK });
  if (!read.ok) {
    note('rest-broken', `property ${REST}`);
    return NO_REST;
  }
  const onMap = (lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(lists).map(([name, hexes]) => {
        const known = hexes.filter((hex) => hexNamed(layout, hex) !== null);
        if (known.length < hexes.length) note('off-map', name);
        return [name, known];
      }),
    );
  const { blocks, zones } = read.line;
  const { plowed, groves, hills } = blocks;
  return {
    ...restIn(read.line),
    blocks: { plowed: onMap(plowed), groves: onMap(groves), hills: onMap(hills) },
    zones: onMap(zones),
  };
}
