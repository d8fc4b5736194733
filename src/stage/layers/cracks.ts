/** Cracks in what was struck and held: they stay for the whole battle and mean nothing to any rule. */
import type { WorkId } from '../../board/board.ts';
import type { WorkState } from '../../engine/state.ts';
import { randomFrom } from '../../paint/geometry/chance.ts';
import type { Polyline, Point } from '../../paint/geometry/curve.ts';
import { centreOf, edgeOf, type Plan } from '../plan.ts';
import { MARKS } from '../theme.ts';
import { stroke, type Pen } from './pen.ts';

/** How often a work has been struck without falling. */
export type WallDamage = ReadonlyMap<WorkId, number>;

/** A wall shows no more than this many blows. */
const MOST = 3;
/** The branches of one blow after the other: how each leaves the way of the blow, in radians, and its stretches. */
const BLOWS = [
  [
    [0, 5],
    [2.5, 3],
    [-2.2, 3],
  ],
  [
    [1.1, 4],
    [-2.9, 4],
    [0.5, 3],
  ],
  [
    [-1.2, 5],
    [1.9, 5],
    [-0.5, 4],
    [3, 3],
  ],
] as const;

/** The branches of a crack after so many blows, from where they fell; the same for the same place. */
export function crackLines(at: Point, angle: number, blows: number): readonly Polyline[] {
  const next = randomFrom(Math.round(at[0] * 61 + at[1] * 29));
  return BLOWS.slice(0, Math.min(MOST, blows)).flatMap((branches) =>
    branches.map(([aside, stretches]): Polyline => {
      const points: Point[] = [at];
      let way = angle + aside;
      for (let step = 0; step < stretches; step++) {
        way += (next() - 0.5) * 1.3;
        const far = 0.11 + next() * 0.07;
        const [x, y] = points.at(-1)!;
        points.push([x + Math.cos(way) * far, y + Math.sin(way) * far]);
      }
      return points;
    }),
  );
}

/** Draws the cracks of all works that still stand. */
export function drawCracks(g: Pen, plan: Plan, wallDamage: WallDamage, works: readonly WorkState[]): void {
  for (const [id, blows] of wallDamage) {
    if (works[id]?.breached !== false) continue;
    const { hexside, outer } = plan.board.works[id]!;
    const { middle } = edgeOf(plan, hexside);
    const [x, y] = centreOf(plan, outer);
    const lines = crackLines(middle, Math.atan2(y - middle[1], x - middle[0]), blows);
    stroke(g, lines, false, { colour: MARKS.white, width: 0.085, alpha: 0.8 });
    stroke(g, lines, false, { colour: MARKS.ink, width: 0.045 });
  }
}
