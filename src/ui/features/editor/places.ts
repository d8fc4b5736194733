/** From a point of the board to the hex, the hexside and the corner under it. Units are those of the editor's sheet: neighbours lie 1 apart, also in a view. */
import { hexName, type HexId } from '../../../board/hex.ts';
import type { Pair } from '../../../editor/command.ts';
import { centreAt, centreOf, hexAt, neighboursOf, stepsBetween, type Sheet } from '../../../editor/sheet.ts';
import type { View } from '../../../stage/camera.ts';

export type SheetPoint = readonly [x: number, y: number];

/** The view that puts two hexes where they are seen; null where both are the same. */
export function viewThrough(
  sheet: Sheet,
  [hex, at]: readonly [HexId, SheetPoint],
  [far, there]: readonly [HexId, SheetPoint],
): View | null {
  const [from, to] = [centreOf(sheet, hex), centreOf(sheet, far)];
  const steps = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (steps === 0) return null;
  const scale = Math.hypot(there[0] - at[0], there[1] - at[1]) / steps;
  return { x: at[0] - from[0] * scale, y: at[1] - from[1] * scale, scale };
}

/** The hex under a point, or null beyond the edge. */
export function hexUnder(sheet: Sheet, point: SheetPoint): HexId | null {
  const [q, r] = axialNear(sheet, point);
  let best: HexId | null = null;
  let least = Infinity;
  for (const [dq, dr] of NEAR) {
    const hex = hexAt(sheet, q + dq, r + dr);
    const [cx, cy] = centreAt(sheet, q + dq, r + dr);
    const far = Math.hypot(cx - point[0], cy - point[1]);
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}

const NEAR = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

const HEIGHT = Math.sqrt(3) / 2;

function axialNear({ orientation }: Sheet, [x, y]: SheetPoint): readonly [number, number] {
  if (orientation === 'pointy') {
    const r = Math.round(y / HEIGHT);
    return [Math.round(x - r / 2), r];
  }
  const q = Math.round(x / HEIGHT);
  return [q, Math.round(y - q / 2)];
}

/** A hexside under a point: the two hexes, and how near it is (0 = on the edge, 1 = at the centre). */
export interface SideUnder {
  readonly hex: HexId;
  readonly other: HexId;
  readonly fromEdge: number;
}

/** The hexside of a hex that lies nearest to a point, among those with a neighbour. */
export function sideUnder(sheet: Sheet, hex: HexId, point: SheetPoint): SideUnder | null {
  const far = (other: HexId): number => {
    const [x, y] = centreOf(sheet, other);
    return Math.hypot(x - point[0], y - point[1]);
  };
  const others = neighboursOf(sheet, hex);
  if (others.length === 0) return null;
  const other = others.reduce((best, one) => (far(one) < far(best) ? one : best));
  const [from, to] = [centreOf(sheet, hex), centreOf(sheet, other)];
  const along = (point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1]);
  return { hex, other, fromEdge: Math.min(1, Math.max(0, 1 - along * 2)) };
}

/** A hexside by its two hexes, as files name it. */
export function pairOf(sheet: Sheet, a: HexId, b: HexId): Pair {
  const [first, second] = [hexName(sheet, a), hexName(sheet, b)].toSorted();
  return `${first}/${second}`;
}

/** The six corners of a hex around its centre, clockwise. */
export function outline(sheet: Sheet, hex: HexId): readonly SheetPoint[] {
  const [x, y] = centreOf(sheet, hex);
  const turn = sheet.orientation === 'pointy' ? -90 : -120;
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((turn + corner * 60) * Math.PI) / 180;
    return [x + Math.cos(angle) * SIDE, y + Math.sin(angle) * SIDE];
  });
}

const SIDE = 1 / Math.sqrt(3);

/** The two ends of the hexside between neighbours. */
export function edgeBetween(sheet: Sheet, a: HexId, b: HexId): readonly [SheetPoint, SheetPoint] {
  const [[ax, ay], [bx, by]] = [centreOf(sheet, a), centreOf(sheet, b)];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [nx, ny] = [-(by - ay) * (SIDE / 2), (bx - ax) * (SIDE / 2)];
  return [
    [mx + nx, my + ny],
    [mx - nx, my - ny],
  ];
}

/** The hex farthest from the first: both together tell how the sheet lies. */
export function farthest(sheet: Sheet): HexId {
  const last = (sheet.size - 1) as HexId;
  return stepsBetween(sheet, 0 as HexId, last) > 0 ? last : (0 as HexId);
}
