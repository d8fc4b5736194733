/** What is drawn over the painted sheet: what has changed since it was painted, in plain colours, until it is painted anew. */
import { hexNamed, type HexId } from '../../../board/hex.ts';
import type { Look } from '../../../board/houseGround.ts';
import type { MapFile, TerrainLetter } from '../../../board/mapFile.ts';
import { pairOfLine } from '../../../editor/edit/hexsides.ts';
import type { Pair } from '../../../editor/command.ts';
import { groundLook } from './ground.ts';

/** A hexside as it is sketched: laid, or gone. */
export interface SketchedSide {
  readonly a: HexId;
  readonly b: HexId;
  readonly kind: string;
  readonly pair: Pair;
  /** The higher or inner hex, where it has one. */
  readonly up: HexId | null;
}

/** The hexes whose ground or level is another than it was painted, by the colour of what it is now: one shape each, however many they are. */
export function changedHexes(painted: MapFile, now: MapFile): ReadonlyMap<string, readonly HexId[]> {
  const patches = new Map<string, HexId[]>();
  if (painted.columns !== now.columns || painted.rows !== now.rows) return patches;
  for (let row = 0; row < now.rows; row += 1) {
    const [hexes, levels] = [now.hexes[row]!, now.levels[row]!];
    if (hexes === painted.hexes[row] && levels === painted.levels[row] && now.legend === painted.legend)
      continue;
    for (let column = 0; column < now.columns; column += 1) {
      const letter = hexes[column]!;
      const meaning = now.legend[letter];
      const same =
        levels[column] === painted.levels[row]![column] &&
        (letter === painted.hexes[row]![column] ? meaning === painted.legend[letter] : false);
      if (same) continue;
      const colour = colourOf(meaning, groundLook(now, meaning));
      const patch = patches.get(colour) ?? [];
      patches.set(colour, patch);
      patch.push((row * now.columns + column) as HexId);
    }
  }
  return patches;
}

/** The hexsides that were not there when the sheet was painted, or were something else, and those that are gone since. */
export function changedSides(painted: MapFile, now: MapFile): readonly SketchedSide[] {
  if (painted.hexsides === now.hexsides) return [];
  const key = ({ a, b, kind, up }: MapFile['hexsides'][number]): string => `${a}/${b} ${kind} ${up ?? ''}`;
  const [before, after] = [new Set(painted.hexsides.map(key)), new Set(now.hexsides.map(key))];
  const laid = now.hexsides.filter((line) => !before.has(key(line)));
  const there = new Set(now.hexsides.map(pairOfLine));
  const gone = painted.hexsides.filter((line) => !after.has(key(line)) && !there.has(pairOfLine(line)));
  return [
    ...laid.flatMap((line) => sketchSide(now, line.a, line.b, line.kind, line.up)),
    ...gone.flatMap((line) => sketchSide(now, line.a, line.b, 'gone')),
  ];
}

/** A hexside by its names; none where one of them is off the map. `up` = the higher or inner of the two. */
export function sketchSide(
  map: MapFile,
  a: string,
  b: string,
  kind: string,
  up?: string,
): readonly SketchedSide[] {
  const [first, second] = [hexNamed(map, a), hexNamed(map, b)];
  if (first === null || second === null) return [];
  return [{ a: first, b: second, kind, pair: `${a}/${b}`, up: up === undefined ? null : hexNamed(map, up) }];
}

/** The colour of ground that is not painted yet. */
export function colourOf(meaning: TerrainLetter | undefined, look: Look | null): string {
  if (meaning === undefined) return '#000';
  if (look !== null && look !== 'plain') return LOOK_COLOURS[look];
  if (meaning.city === true && meaning.terrain === 'clear') return '#b5ada0';
  if (meaning.terrain === 'clear' && (meaning.elevation ?? 0) > 0) return '#bdb27a';
  return COLOURS[meaning.terrain];
}

const COLOURS: Readonly<Record<TerrainLetter['terrain'], string>> = {
  clear: '#cdc491',
  tunnel: '#5d5850',
  mountain: '#8d9197',
  plowed: '#ae8a4f',
  grove: '#5f7c40',
  crater: '#6f5b45',
};

/** Ground and hexsides of a map's own, by how they look. */
export const LOOK_COLOURS: Readonly<Record<Exclude<Look, 'plain'>, string>> = {
  water: '#6d97b0',
  marsh: '#8a9568',
  wood: '#4a6833',
  ford: '#a3bba9',
  bridge: '#a5865a',
  stream: '#7fa6bd',
  quay: '#b9ae98',
  pale: '#8a6a3f',
  hall: '#948a7c',
};
