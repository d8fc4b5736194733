/** Laying what was copied: ground, levels, hexsides, roads and names, with letters of the same meaning. */
import { hexName, type HexId } from '../../board/hex.ts';
import type { MapHexside } from '../../board/mapFile.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { changeMap, isSame, refuse, type Edited } from '../edited.ts';
import { hexAt, hexsideOfPair, sheetOf } from '../sheet.ts';
import type { AxialStep } from '../tools/region.ts';
import { houseWith, legendWith } from './adopt.ts';
import { writeLetter } from './ground.ts';
import { inOrder, withHexsides } from './hexsides.ts';

/** Lays a region with its anchor on a hex; what falls beyond the edge is left out. */
export function paste(document: ScenarioDocument, { region, at }: CommandOf<'paste'>): Edited {
  const map = document.map.inline;
  if (region.cells.length === 0) return refuse('nothing-copied');
  if (region.orientation !== map.orientation) return refuse('other-orientation', region.orientation);
  const sheet = sheetOf(map);
  if (!(at in sheet.q)) return refuse('off-map');
  const hexOf = ([q, r]: AxialStep): HexId | null => hexAt(sheet, sheet.q[at]! + q, sheet.r[at]! + r);
  const cells = region.cells.filter((cell) => hexOf(cell.at) !== null);
  const taken = houseWith(map, region, cells);
  const { legend, letterOf } = legendWith(
    map,
    cells.map(({ letter, meaning }) => ({ letter, meaning: taken.ground(meaning) })),
  );
  let { hexes, levels } = map;
  const byLetter = new Map<string, HexId[]>();
  const byLevel = new Map<string, HexId[]>();
  for (const { at: step, letter, level } of cells) {
    const hex = hexOf(step)!;
    gather(byLetter, letterOf(letter), hex);
    gather(byLevel, level, hex);
  }
  for (const [letter, list] of byLetter) hexes = writeLetter(hexes, map.columns, list, letter)!;
  for (const [level, list] of byLevel) levels = writeLetter(levels, map.columns, list, level)!;

  const laid = new Map<string, MapHexside>();
  for (const { a: first, b: second, up, line } of region.hexsides) {
    const [a, b] = [hexOf(first), hexOf(second)];
    if (a === null || b === null || hexsideOfPair(sheet, a, b) === null) continue;
    const [low, high] = [hexName(sheet, a), hexName(sheet, b)].toSorted() as [string, string];
    const upper = up === null ? null : hexOf(up);
    const { kind, ...rest } = taken.hexside(line);
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
    ...(taken.house === undefined ? {} : { house: taken.house }),
    hexes,
    levels,
    hexsides: withHexsides(kept, laid),
    roads: [...map.roads, ...roads.filter((road) => !map.roads.some((one) => isSame(one, road)))],
    names: [...map.names, ...names.filter((name) => !map.names.some((one) => isSame(one, name)))],
  };
  const isAsBefore = Object.entries(parts).every(([part, value]) =>
    isSame(value, map[part as keyof typeof parts]),
  );
  return isAsBefore ? refuse('no-change') : changeMap(document, parts);
}

function gather(lists: Map<string, HexId[]>, key: string, hex: HexId): void {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  list.push(hex);
}
