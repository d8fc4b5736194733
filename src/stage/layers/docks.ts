/** Where docked towers lean. [2.11.3] */
import type { PieceId } from '../../engine/battle.ts';
import type { Dock } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { centreOf, edgeOf, type Plan } from '../plan.ts';

/** The way of each docked tower towards its wall, of length 1. */
export function mooringsOf(plan: Plan, docks: readonly Dock[]): ReadonlyMap<PieceId, Point> {
  return new Map(docks.map((dock) => [dock.tower, towards(plan, dock)]));
}

/** From the foot of a docked tower towards its wall. */
function towards(plan: Plan, { hexside, foot }: Dock): Point {
  const [x, y] = centreOf(plan, foot);
  const { middle } = edgeOf(plan, hexside);
  const far = Math.hypot(middle[0] - x, middle[1] - y) || 1;
  return [(middle[0] - x) / far, (middle[1] - y) / far];
}
