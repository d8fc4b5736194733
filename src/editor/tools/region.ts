/** A part of a map, cut out to be laid elsewhere: in the same document, turned or mirrored, or in another one. */
import { hexNamed, type HexId } from '../../board/hex.ts';
import type {
  HexName,
  MapFile,
  MapHexside,
  MapHouse,
  MapName,
  MapRoad,
  TerrainLetter,
} from '../../board/mapFile.ts';
import type { ScenarioDocument } from '../document.ts';
import { hexAt, sheetOf, type Sheet } from '../sheet.ts';

/** A place as steps from the anchor, in axial coordinates: it fits on any row. */
export type AxialStep = readonly [q: number, r: number];

/** What was copied. Letters carry their meaning and ground of the map's own its costs, so that another map can take them up. */
export interface Region {
  readonly orientation: MapFile['orientation'];
  /** Ground and hexsides of the map's own that lie in it (2.22). */
  readonly house: { readonly [K in keyof MapHouse]-?: NonNullable<MapHouse[K]> };
  readonly cells: readonly Readonly<{
    at: AxialStep;
    letter: string;
    meaning: TerrainLetter;
    level: string;
  }>[];
  readonly hexsides: readonly Readonly<{
    a: AxialStep;
    b: AxialStep;
    up: AxialStep | null;
    line: Omit<MapHexside, 'a' | 'b' | 'up'>;
  }>[];
  readonly roads: readonly Readonly<{ road: Omit<MapRoad, 'path'>; path: readonly AxialStep[] }>[];
  readonly names: readonly Readonly<{ at: AxialStep; name: Omit<MapName, 'at' | 'span'> }>[];
}

/** Cuts hexes out, with the hexsides that touch them and what of roads and names lies in them. The first hex is the anchor. */
export function copyRegion(document: ScenarioDocument, hexes: readonly HexId[]): Region {
  const map = document.map.inline;
  const sheet = sheetOf(map);
  const inside = new Set(hexes);
  const stepOf = stepsFrom(sheet, hexes[0] ?? (0 as HexId));
  const at = (name: HexName): HexId | null => hexNamed(sheet, name);
  const cells = [...inside].map((hex) => {
    const [row, column] = [Math.floor(hex / map.columns), hex % map.columns];
    const letter = map.hexes[row]![column]!;
    return { at: stepOf(hex), letter, meaning: map.legend[letter]!, level: map.levels[row]![column]! };
  });
  const hexsides = map.hexsides.flatMap(({ a: first, b: second, up, ...line }) => {
    const [a, b] = [at(first), at(second)];
    if (a === null || b === null || (!inside.has(a) && !inside.has(b))) return [];
    const upper = up === undefined ? null : stepOf(up === first ? a : b);
    return [{ a: stepOf(a), b: stepOf(b), up: upper, line }];
  });
  return {
    orientation: map.orientation,
    house: {
      ground: only(
        map.house?.ground,
        cells.map(({ meaning }) => meaning.house),
      ),
      hexsides: only(
        map.house?.hexsides,
        hexsides.map(({ line }) => line.house),
      ),
    },
    cells,
    hexsides,
    roads: map.roads.flatMap(({ path, ...road }) =>
      runsInside(path.map(at), inside).map((run) => ({ road, path: run.map(stepOf) })),
    ),
    names: map.names.flatMap(({ at: place, span: _, ...name }) => {
      const hex = at(place);
      return hex === null || !inside.has(hex) ? [] : [{ at: stepOf(hex), name }];
    }),
  };
}

/** Of what a map brings, that which is spoken of. */
function only<T>(
  known: Readonly<Record<string, T>> | undefined,
  ids: readonly (string | undefined)[],
): Readonly<Record<string, T>> {
  const used = new Set(ids);
  return Object.fromEntries(Object.entries(known ?? {}).filter(([id]) => used.has(id)));
}

function stepsFrom({ q, r }: Sheet, anchor: HexId): (hex: HexId) => AxialStep {
  return (hex) => [q[hex]! - q[anchor]!, r[hex]! - r[anchor]!];
}

/** The stretches of a path that lie in the hexes, two hexes at least. */
function runsInside(
  path: readonly (HexId | null)[],
  inside: ReadonlySet<HexId>,
): readonly (readonly HexId[])[] {
  const runs: HexId[][] = [[]];
  for (const hex of path) {
    if (hex !== null && inside.has(hex)) runs.at(-1)!.push(hex);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** The hexes that a region covers with its anchor on one; what falls beyond the edge is left out. */
export function regionOn(sheet: Sheet, { cells }: Region, anchor: HexId): readonly HexId[] {
  return cells.flatMap(({ at: [q, r] }) => hexAt(sheet, sheet.q[anchor]! + q, sheet.r[anchor]! + r) ?? []);
}

/** How steps are turned or mirrored around the anchor. */
export type Turn = (step: AxialStep) => AxialStep;

/** A region turned or mirrored around its anchor. */
export function turnedRegion(region: Region, turn: Turn): Region {
  return {
    ...region,
    cells: region.cells.map((cell) => ({ ...cell, at: turn(cell.at) })),
    hexsides: region.hexsides.map((one) => ({
      ...one,
      a: turn(one.a),
      b: turn(one.b),
      up: one.up === null ? null : turn(one.up),
    })),
    roads: region.roads.map(({ road, path }) => ({ road, path: path.map(turn) })),
    names: region.names.map((one) => ({ ...one, at: turn(one.at) })),
  };
}
