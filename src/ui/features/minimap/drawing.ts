/** Dots on the small map where somebody stands. */
import { INK, LIVERIES, traceShape } from '../../../stage/counters/shapes.ts';
import { centreOf, type Plan } from '../../../stage/plan.ts';
import type { Dot } from './places.ts';

/** Side of a dot in s: a little more than its hex, so that a lone company is found. */
const DOT = 1.9;

/** Draws where the hosts stand, each force in its shape and colours. */
export function drawDots(g: CanvasRenderingContext2D, plan: Plan, dots: readonly Dot[]): void {
  for (const { hex, shape, colour } of dots) {
    const { bodyTop, rim } = LIVERIES[colour];
    g.save();
    g.translate(...centreOf(plan, hex));
    for (const [colour, side] of [
      [INK, DOT * 1.25],
      [rim, DOT],
      [bodyTop, DOT * 0.66],
    ] as const) {
      traceShape(g, shape, side);
      g.fillStyle = colour;
      g.fill();
    }
    g.restore();
  }
}
