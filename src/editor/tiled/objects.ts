/** The lines and points of a map of Tiled as hexsides, roads and names. */
import { hexName, type HexId } from '../../board/hex.ts';
import type { HexName, MapFile, MapHexside, MapName, MapRoad } from '../../board/mapFile.ts';
import { hexsideSchema, roadSchema } from '../../scenario/mapSchema.ts';
import { readLine } from '../edited.ts';
import { wayBetween, type Stretch } from '../tools/corners.ts';
import { LAYERS } from './ground.ts';
import { cornerOfPixel, hexesBetween, hexOfPixel, type Pixel, type Pixels } from './pixels.ts';
import type { NoteTiled } from './problem.ts';
import { numberOf, textOf, truthOf, wholeOf } from './raw.ts';
import type { TiledObject } from './layers.ts';
import type { TiledMap } from './read.ts';

export type Places = Pick<MapFile, 'hexsides' | 'roads' | 'names'>;

const OURS: ReadonlySet<string> = new Set([LAYERS.hexsides, LAYERS.roads, LAYERS.names]);

/** A stroke from point to point that is longer than so many tiles is not followed. */
const LONGEST = 100;
/** All strokes of a map together, in hexsides. */
const MOST_STROKES = 20_000;

/** Hexsides, roads and names of the layers that are called so; other objects are noted and left out. */
export function placesOf(map: TiledMap, pixels: Pixels, levels: readonly string[], note: NoteTiled): Places {
  const hexsides = new Map<string, MapHexside>();
  const roads: MapRoad[] = [];
  const names: MapName[] = [];
  let strokes = 0;
  for (const layer of map.layers) {
    if (layer.type === 'other') note('layer-ignored', `layer ${layer.name}`, layer.name);
    if (layer.type !== 'objects') continue;
    // Our own layers are read although they are hidden: whoever works on the ground puts them out of sight.
    if (!layer.isShown && !OURS.has(layer.name)) {
      note('layer-ignored', `layer ${layer.name}`, layer.name);
      continue;
    }
    for (const object of layer.objects) {
      const place = `object ${object.id || object.name || '?'}`;
      const say: NoteTiled = (code, _, what = '') => note(code, place, what);
      if (strokes > MOST_STROKES) say('too-far', '');
      else if (!object.isShown) say('object-ignored', '');
      else if (layer.name === LAYERS.hexsides) {
        for (const line of hexsidesOf(object, pixels, levels, say)) {
          const key = `${line.a}/${line.b}`;
          if (hexsides.has(key)) say('hexside-twice', '', key);
          hexsides.set(key, line);
          strokes++;
        }
      } else if (layer.name === LAYERS.roads) {
        const road = roadOf(object, pixels, say);
        if (road !== null) roads.push(road);
        strokes += road?.path.length ?? 0;
      } else if (layer.name === LAYERS.names || (object.text || object.name) !== '') {
        const name = nameOf(object, pixels, say);
        if (name !== null) names.push(name);
      } else say('object-ignored', '');
    }
  }
  return { hexsides: [...hexsides.values()], roads, names };
}

const WORKS = ['wall', 'tower', 'gate', 'main-gate'];

/** The hexsides along a line, corner by corner; what is higher or inner lies on the right hand of who goes along it. */
function hexsidesOf(
  object: TiledObject,
  pixels: Pixels,
  levels: readonly string[],
  note: NoteTiled,
): readonly MapHexside[] {
  const { properties, name } = object;
  const isFlat = truthOf(properties['flat']) === true;
  const level = wholeOf(properties['level']);
  const rock = truthOf(properties['rock']);
  const flank = truthOf(properties['flank']);
  const house = textOf(properties['house']);
  return stretchesOf(object, pixels, note).flatMap(({ left, right }): readonly MapHexside[] => {
    if (left < 0 || right < 0) {
      note('off-map', '');
      return [];
    }
    const { sheet } = pixels;
    const [inner, outer] = [hexName(sheet, right as HexId), hexName(sheet, left as HexId)];
    const own = Number(levels[Math.floor(right / sheet.columns)]?.[right % sheet.columns]);
    const isWork = WORKS.includes(object.class);
    const line = readLine(hexsideSchema, {
      a: inner < outer ? inner : outer,
      b: inner < outer ? outer : inner,
      kind: object.class,
      ...(!isFlat && { up: inner }),
      ...(level !== null ? { level } : isWork && { level: own > 0 ? own : 1 }),
      ...(rock !== null && { rock }),
      ...(flank !== null && { flank }),
      ...(house !== '' && { house }),
      ...(name !== '' && { name }),
    });
    if (!line.ok) note('unknown-hexside', '', object.class);
    return line.ok ? [line.line] : [];
  });
}

function stretchesOf({ points }: TiledObject, pixels: Pixels, note: NoteTiled): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (from === undefined) continue;
    const [first, last] = [cornerOfPixel(pixels, from), cornerOfPixel(pixels, to)];
    if (first === null || last === null) note('off-map', '');
    else if (isFar(pixels, from, to) || stretches.length > MOST_STROKES) note('too-far', '');
    else if (first !== last) stretches.push(...wayBetween(pixels.sheet, first, last));
  }
  if (points.length < 2) note('object-ignored', '');
  return stretches;
}

function isFar({ grid }: Pixels, [x0, y0]: Pixel, [x1, y1]: Pixel): boolean {
  return Math.abs(x1 - x0) > grid.tileWidth * LONGEST || Math.abs(y1 - y0) > grid.tileHeight * LONGEST;
}

/** A road from hex to hex; where its points lie further apart it goes straight. */
function roadOf({ name, class: kind, points }: TiledObject, pixels: Pixels, note: NoteTiled): MapRoad | null {
  const path: HexId[] = [];
  for (const point of points) {
    const hex = hexOfPixel(pixels, point);
    const last = path.at(-1);
    if (hex === null) note('off-map', '');
    else if (last === undefined) path.push(hex);
    else path.push(...hexesBetween(pixels.sheet, last, hex));
  }
  const hexes = path.map((hex) => hexName(pixels.sheet, hex));
  const road = readLine(roadSchema, { name, kind: kind === '' ? 'road' : kind, path: hexes });
  if (hexes.length > 0 && road.ok) return road.line;
  note('object-ignored', '', kind);
  return null;
}

function nameOf(object: TiledObject, pixels: Pixels, note: NoteTiled): MapName | null {
  const { properties, text, name } = object;
  const hex = hexOfPixel(pixels, object.points[0]!);
  const words = text || name;
  if (hex === null || words === '') {
    note(hex === null ? 'off-map' : 'object-ignored', '', words);
    return null;
  }
  const angle = numberOf(properties['angle']);
  const span = spanOf(textOf(properties['span']), pixels);
  return {
    text: words,
    at: hexName(pixels.sheet, hex),
    importance: numberOf(properties['importance']) ?? 2,
    kind: object.class || 'place',
    ...(properties['place'] !== undefined && { place: textOf(properties['place']) }),
    ...(angle !== null && { angle }),
    ...(span !== null && { span }),
  };
}

/** "0101 0201" as hexes of the map; null where there is none. */
function spanOf(text: string, { sheet }: Pixels): readonly HexName[] | null {
  const known = new Set(Array.from({ length: sheet.size }, (_, hex) => hexName(sheet, hex as HexId)));
  const hexes = text.split(/[\s,]+/).filter((hex) => known.has(hex));
  return hexes.length > 0 ? hexes : null;
}
