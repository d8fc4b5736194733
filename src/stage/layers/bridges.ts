/** The drop bridge of a docked siege tower (2.11.3). */
import type { Dock } from '../../engine/state.ts';
import type { Polyline, Point } from '../../paint/geometry/curve.ts';
import { centreOf, edgeOf, type Plan } from '../plan.ts';
import { TIMBER } from '../theme.ts';
import { stroke, wash, type Pen } from './pen.ts';

/** Across the hexside, from the tower to the wall walk, and half its width, in s. */
const FROM = -0.16;
const TO = 0.32;
const HALF = 0.17;
const PLANKS = 4;

/** Lays the bridge over its hexside, planks across the way. */
export function drawBridge(g: Pen, plan: Plan, { hexside, foot }: Dock): void {
  const { middle, p, q } = edgeOf(plan, hexside);
  const [x, y] = centreOf(plan, foot);
  const far = Math.hypot(middle[0] - x, middle[1] - y);
  const way: Point = [(middle[0] - x) / far, (middle[1] - y) / far];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const across: Point = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  const at = (out: number, aside: number): Point => [
    middle[0] + way[0] * out + across[0] * aside,
    middle[1] + way[1] * out + across[1] * aside,
  ];
  const deck: Polyline = [at(FROM, -HALF), at(TO, -HALF * 1.08), at(TO, HALF * 1.08), at(FROM, HALF)];
  stroke(g, [deck], true, { colour: TIMBER.ink, width: 0.13 });
  wash(g, [deck], { colour: TIMBER.deck, alpha: 1 });
  const seams = Array.from({ length: PLANKS - 1 }, (_, i): Polyline => {
    const out = FROM + ((TO - FROM) * (i + 1)) / PLANKS;
    return [at(out, -HALF), at(out, HALF)];
  });
  stroke(g, seams, false, { colour: TIMBER.seam, width: 0.035 });
  const rails = [-HALF, HALF].map((aside): Polyline => [at(FROM - 0.06, aside), at(TO, aside * 1.08)]);
  stroke(g, rails, false, { colour: TIMBER.ink, width: 0.11 });
  stroke(g, rails, false, { colour: TIMBER.rail, width: 0.055 });
  stroke(g, [[at(TO, -HALF * 1.2), at(TO, HALF * 1.2)]], false, { colour: TIMBER.ink, width: 0.09 });
}
