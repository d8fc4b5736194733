/** Walls, towers, gates, slopes and tunnel mouths as they are laid: along corners, around a selection, one by one. */
import { hexName, type HexId } from '../../board/hex.ts';
import type { MapFile, MapHexside } from '../../board/mapFile.ts';
import { neighboursOf, sheetOf, type Sheet } from '../sheet.ts';
import { rimOf, wayBetween, type CornerId, type Stretch } from './corners.ts';

/** What is laid: a kind, and rock where the wall is a side of a rock pier. */
export interface HexsideBrush {
  readonly kind: MapHexside['kind'];
  readonly rock?: boolean | undefined;
  /** Of the kind "house": which hexside of the map's own (2.22.2). */
  readonly house?: string | undefined;
  /** The hand on which the inner or higher hex lies where both hexes are of one level. */
  readonly inside: 'left' | 'right';
}

/** Hexsides along the way from corner to corner, in the order of the way. The edge of the map has none. */
export function worksAlong(
  map: MapFile,
  corners: readonly CornerId[],
  brush: HexsideBrush,
): readonly MapHexside[] {
  const sheet = sheetOf(map);
  const ways = corners.slice(1).flatMap((corner, step) => wayBetween(sheet, corners[step]!, corner));
  return laidOn(map, ways, brush);
}

/** Hexsides around a selection, with the selection inside. */
export function worksAround(
  map: MapFile,
  hexes: readonly HexId[],
  work: Omit<HexsideBrush, 'inside'>,
): readonly MapHexside[] {
  const sheet = sheetOf(map);
  const brush: HexsideBrush = { ...work, inside: 'right' };
  return rimOf(sheet, hexes).flatMap((stretch) => workOn(map, sheet, stretch, brush, true) ?? []);
}

function laidOn(map: MapFile, ways: readonly Stretch[], brush: HexsideBrush): readonly MapHexside[] {
  const sheet = sheetOf(map);
  const lines = ways.flatMap((stretch) => workOn(map, sheet, stretch, brush, false) ?? []);
  return [...new Map(lines.map((line) => [`${line.a}/${line.b}`, line])).values()];
}

/** A hexside of a brush; `firm`: the hand decides even where the levels say otherwise. */
function workOn(
  map: MapFile,
  sheet: Sheet,
  { left, right }: Stretch,
  { kind, rock, house, inside }: HexsideBrush,
  firm: boolean,
): MapHexside | null {
  if (left < 0 || right < 0) return null;
  const [l, r] = [left as HexId, right as HexId];
  const height = (hex: HexId): number => heightOf(map, hex);
  const byHand = inside === 'left' ? l : r;
  const upper = firm || height(l) === height(r) ? byHand : height(l) > height(r) ? l : r;
  const [a, b] = [hexName(sheet, l), hexName(sheet, r)].toSorted() as [string, string];
  const up = hexName(sheet, upper);
  if (kind === 'tunnel') return { a, b, kind };
  // It shields both sides until the author says otherwise.
  if (kind === 'house') return { a, b, kind, house };
  if (kind === 'slope') return { a, b, kind, up };
  const level = Math.max(1, levelOf(map, upper));
  return { a, b, kind, up, level, ...(rock === true ? { rock } : {}) };
}

/** The hexes around one that lie on its level of the city or a higher one, and hang together: what a wall of that level surrounds. */
export function levelsFrom(map: MapFile, start: HexId): readonly HexId[] {
  const sheet = sheetOf(map);
  const least = levelOf(map, start);
  const found = new Set<HexId>([start]);
  for (const hex of found) {
    for (const next of neighboursOf(sheet, hex)) if (levelOf(map, next) >= least) found.add(next);
  }
  return [...found];
}

/** The city level of a hex, 0 outside. */
export function levelOf(map: MapFile, hex: HexId): number {
  return Number(map.levels[Math.floor(hex / map.columns)]![hex % map.columns]!.replace('.', '0'));
}

/** The height of a hex for lines of sight (2.8.4). */
export function heightOf(map: MapFile, hex: HexId): number {
  const level = levelOf(map, hex);
  const letter = map.hexes[Math.floor(hex / map.columns)]![hex % map.columns]!;
  return level > 0 ? level : (map.legend[letter]?.elevation ?? 0);
}
