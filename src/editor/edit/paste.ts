/** Laying what was copied: ground, levels, hexsides, roads and names, with letters of the same meaning. */
import { hexName, type HexId } from '../../board/hex.ts';
import type { MapFile, MapHexside, TerrainLetter } from '../../board/mapFile.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { changedMap, isSame, refuse, type Edited } from '../edited.ts';
import { hexAt, hexsideOfPair, sheetOf } from '../sheet.ts';
import type { Step } from '../tools/region.ts';
import { lettered } from './ground.ts';
import { inOrder, withHexsides } from './hexsides.ts';

/** Lays a region with its anchor on a hex; what falls beyond the edge is left out. */
export function paste(document: ScenarioDocument, { region, at }: CommandOf<'paste'>): Edited {
  const map = document.map.inline;
  if (region.cells.length === 0) return refuse('nothing-copied');
  if (region.orientation !== map.orientation) return refuse('other-orientation', region.orientation);
  const sheet = sheetOf(map);
  if (!(at in sheet.q)) return refuse('off-map');
  const hexOf = ([q, r]: Step): HexId | null => hexAt(sheet, sheet.q[at]! + q, sheet.r[at]! + r);
  const { legend, letterOf } = legendWith(map, region.cells);
  let { hexes, levels } = map;
  const byLetter = new Map<string, HexId[]>();
  const byLevel = new Map<string, HexId[]>();
  for (const { at: step, letter, level } of region.cells) {
    const hex = hexOf(step);
    if (hex === null) continue;
    gather(byLetter, letterOf(letter), hex);
    gather(byLevel, level, hex);
  }
  for (const [letter, list] of byLetter) hexes = lettered(hexes, map.columns, list, letter)!;
  for (const [level, list] of byLevel) levels = lettered(levels, map.columns, list, level)!;

  const laid = new Map<string, MapHexside>();
  for (const { a: first, b: second, up, line } of region.hexsides) {
    const [a, b] = [hexOf(first), hexOf(second)];
    if (a === null || b === null || hexsideOfPair(sheet, a, b) === null) continue;
    const [low, high] = [hexName(sheet, a), hexName(sheet, b)].toSorted() as [string, string];
    const upper = up === null ? null : hexOf(up);
    const { kind, ...rest } = line;
    laid.set(`${low}/${high}`, {
      a: low,
      b: high,
      kind,
      ...(upper === null ? {} : { up: hexName(sheet, upper) }),
      ...rest,
    });
  }
  // Where the copy has nothing between two of its hexes, nothing stays.
  const inside = new Set([...byLetter.values()].flat().map((hex) => hexName(sheet, hex)));
  const kept = map.hexsides.filter(
    ({ a, b }) => !(inside.has(a) && inside.has(b)) || laid.has(inOrder(`${a}/${b}`)),
  );
  const roads = region.roads.flatMap(({ road, path }) => {
    const names = path.flatMap((step) => {
      const hex = hexOf(step);
      return hex === null ? [] : [hexName(sheet, hex)];
    });
    return names.length === path.length ? [{ ...road, path: names }] : [];
  });
  const names = region.names.flatMap(({ at: step, name }) => {
    const hex = hexOf(step);
    const { text, ...rest } = name;
    return hex === null ? [] : [{ text, at: hexName(sheet, hex), ...rest }];
  });
  const parts = {
    legend,
    hexes,
    levels,
    hexsides: withHexsides(kept, laid),
    roads: [...map.roads, ...roads.filter((road) => !map.roads.some((one) => isSame(one, road)))],
    names: [...map.names, ...names.filter((name) => !map.names.some((one) => isSame(one, name)))],
  };
  return isSame(parts, {
    legend: map.legend,
    hexes: map.hexes,
    levels: map.levels,
    hexsides: map.hexsides,
    roads: map.roads,
    names: map.names,
  })
    ? refuse('no-change')
    : changedMap(document, parts);
}

function gather(lists: Map<string, HexId[]>, key: string, hex: HexId): void {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  list.push(hex);
}

/** The legend with every meaning of a region in it, and the letter of each. */
function legendWith(
  map: MapFile,
  cells: readonly Readonly<{ letter: string; meaning: TerrainLetter }>[],
): Readonly<{ legend: MapFile['legend']; letterOf: (letter: string) => string }> {
  const legend: Record<string, TerrainLetter> = { ...map.legend };
  const letters = new Map<string, string>();
  for (const { letter, meaning } of cells) {
    if (letters.has(letter)) continue;
    const same = Object.keys(legend).find((one) => isMeant(legend[one]!, meaning));
    const to = same ?? [letter, ...SPARE].find((one) => !Object.hasOwn(legend, one))!;
    legend[to] ??= meaning;
    letters.set(letter, to);
  }
  const isAsBefore = Object.keys(legend).length === Object.keys(map.legend).length;
  return { legend: isAsBefore ? map.legend : legend, letterOf: (letter) => letters.get(letter)! };
}

/** Names may differ: what counts is how the ground is played and drawn. */
function isMeant(one: TerrainLetter, other: TerrainLetter): boolean {
  return (
    one.terrain === other.terrain &&
    one.city === other.city &&
    (one.elevation ?? 0) === (other.elevation ?? 0)
  );
}

const SPARE = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
