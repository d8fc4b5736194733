/** Corners of hexes, and the hexsides along which one goes from corner to corner: what a wall is dragged by. */
import type { HexId } from '../../board/hex.ts';
import { centreAt, type Sheet } from '../sheet.ts';

/**
 * A corner of a hex: hex * 6 + corner. Corner 0 lies before direction 0, clockwise; the side in direction d lies between the
 * corners d and d + 1. Up to three hexes share a corner: its name is the lowest of theirs.
 */
export type CornerId = number & { readonly __brand: 'CornerId' };

/** A hexside on the way, by the hexes on its left and right hand; -1 beyond the edge. */
export interface Stretch {
  readonly left: HexId | -1;
  readonly right: HexId | -1;
}

/** The one name of a corner of a hex. */
export function cornerOf({ beyond }: Sheet, hex: HexId, corner: number): CornerId {
  const before = beyond[hex * 6 + ((corner + 5) % 6)]!;
  const after = beyond[hex * 6 + corner]!;
  const names = [hex * 6 + corner];
  if (before >= 0) names.push(before * 6 + ((corner + 2) % 6));
  if (after >= 0) names.push(after * 6 + ((corner + 4) % 6));
  return Math.min(...names) as CornerId;
}

/** Where a corner is, in the units of `centreOf`. */
export function cornerPoint(sheet: Sheet, corner: CornerId): readonly [x: number, y: number] {
  const [hex, turn] = [Math.floor(corner / 6) as HexId, corner % 6];
  const [q, r] = [sheet.q[hex]!, sheet.r[hex]!];
  // A corner is the middle of its three hexes, on the map or not.
  const steps = sheet.orientation === 'pointy' ? POINTY_STEPS : FLAT_STEPS;
  const [first, second] = [steps[(turn + 5) % 6]!, steps[turn]!];
  return centreAt(sheet, q + (first[0] + second[0]) / 3, r + (first[1] + second[1]) / 3);
}

/** The steps of the directions in axial coordinates. */
const POINTY_STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

const FLAT_STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** The corner of a hex that lies nearest to a point. */
export function nearestCorner(sheet: Sheet, hex: HexId, [x, y]: readonly [number, number]): CornerId {
  const far = (corner: CornerId): number => {
    const [cx, cy] = cornerPoint(sheet, corner);
    return (cx - x) ** 2 + (cy - y) ** 2;
  };
  const corners = [0, 1, 2, 3, 4, 5].map((turn) => cornerOf(sheet, hex, turn));
  return corners.reduce((best, one) => (far(one) < far(best) ? one : best));
}

interface Way {
  readonly to: CornerId;
  readonly stretch: Stretch;
}

/** The sides that begin at a corner. On the left hand of a side that is walked clockwise around a hex lies its neighbour. */
function waysFrom(sheet: Sheet, corner: CornerId): readonly Way[] {
  const ways: Way[] = [];
  for (const [hex, turn] of hexesAt(sheet, corner)) {
    const beyond = sheet.beyond[hex * 6 + turn] as HexId | -1;
    ways.push({ to: cornerOf(sheet, hex, (turn + 1) % 6), stretch: { left: beyond, right: hex } });
    const before = (turn + 5) % 6;
    const behind = sheet.beyond[hex * 6 + before] as HexId | -1;
    ways.push({ to: cornerOf(sheet, hex, before), stretch: { left: hex, right: behind } });
  }
  return ways;
}

/** The corners that lie one hexside away. */
export function cornersBeside(sheet: Sheet, corner: CornerId): readonly CornerId[] {
  return [...new Set(waysFrom(sheet, corner).map(({ to }) => to))];
}

/** The hexes on the map that meet in a corner. */
export function hexesOfCorner(sheet: Sheet, corner: CornerId): readonly HexId[] {
  return hexesAt(sheet, corner).map(([hex]) => hex);
}

/** The hexes on the map that share a corner, each with its own number for it. */
function hexesAt({ beyond }: Sheet, corner: CornerId): readonly (readonly [HexId, number])[] {
  const [hex, turn] = [Math.floor(corner / 6) as HexId, corner % 6];
  const before = beyond[hex * 6 + ((turn + 5) % 6)]!;
  const after = beyond[hex * 6 + turn]!;
  const hexes: (readonly [HexId, number])[] = [[hex, turn]];
  if (before >= 0) hexes.push([before as HexId, (turn + 2) % 6]);
  if (after >= 0) hexes.push([after as HexId, (turn + 4) % 6]);
  return hexes;
}

/** The shortest way along hexsides from one corner to another, the straightest of the shortest; empty where they are one. */
export function wayBetween(sheet: Sheet, from: CornerId, to: CornerId): readonly Stretch[] {
  const distances = new Map<CornerId, number>([[to, 0]]);
  for (const [corner, steps] of distances) {
    if (distances.has(from)) break;
    for (const way of waysFrom(sheet, corner)) if (!distances.has(way.to)) distances.set(way.to, steps + 1);
  }
  const [fx, fy] = cornerPoint(sheet, from);
  const [tx, ty] = cornerPoint(sheet, to);
  const off = (corner: CornerId): number => {
    const [x, y] = cornerPoint(sheet, corner);
    return Math.abs((tx - fx) * (y - fy) - (ty - fy) * (x - fx));
  };
  const stretches: Stretch[] = [];
  for (let at = from; at !== to;) {
    const left = distances.get(at)!;
    const ways = waysFrom(sheet, at).filter((way) => distances.get(way.to) === left - 1);
    const best = ways.reduce((one, other) => (off(other.to) < off(one.to) ? other : one));
    stretches.push(best.stretch);
    at = best.to;
  }
  return stretches;
}

/** The sides around a group of hexes, each with the hex of the group on its right hand. */
export function rimOf(sheet: Sheet, hexes: readonly HexId[]): readonly Stretch[] {
  const inside = new Set<number>(hexes);
  return [...inside].flatMap((hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction): readonly Stretch[] => {
      const beyond = sheet.beyond[hex * 6 + direction] as HexId | -1;
      return inside.has(beyond) ? [] : [{ left: beyond, right: hex as HexId }];
    }),
  );
}
