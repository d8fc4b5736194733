/** Oil that is poured and flames that spring up and go out (2.2.10, 2.11.9). */
import type { HexsideId } from '../../board/hexside.ts';
import type { EventOf } from '../../engine/event.ts';
import { between, type Point } from '../../paint/geometry/curve.ts';
import { edgeOf } from '../plan.ts';
import { easeOut } from './clock.ts';
import { film, stretch } from './film.ts';
import { drawCloud, drawFlame, drawInked } from './inkwork.ts';
import { placeOf, type AnimationContext, showWorks } from './context.ts';
const POUR = 360;
const BLAZE = 620;
const SMOKE = 700;

/** Oil is poured from the wall on whoever stands before it, and burns. */
export async function pour(
  context: AnimationContext,
  { cauldron, hexside }: EventOf<'OilPoured'>,
): Promise<void> {
  const { p, q, middle } = edgeOf(context.plan, hexside);
  const from = placeOf(context, cauldron) ?? middle;
  await film(context, {
    length: POUR,
    poster: 0.7,
    stays: 300,
    draw: (part) => {
      const streams = [0.2, 0.42, 0.6, 0.82].map((along, i) => {
        const foot = between(p, q, along);
        const reach = easeOut(stretch(part, i * 0.08, 0.85));
        const head = between(between(from, foot, 0.45), foot, reach);
        const neck = between(from, foot, 0.42);
        return [
          [neck[0] - 0.04, neck[1]],
          [head[0] - 0.11, head[1]],
          [head[0] - 0.05, head[1] + 0.14],
          [head[0] + 0.08, head[1] + 0.12],
          [head[0] + 0.1, head[1] - 0.02],
          [neck[0] + 0.05, neck[1]],
        ] as const;
      });
      drawInked(context.air, streams, '#5a3d12', 0.05, '#0d0804');
    },
  });
  await blaze(context, alongEdge(p, q));
}

/** Where fires spring up on a hexside: along it, and to both sides of it. */
function alongEdge(p: Point, q: Point): readonly Point[] {
  return [0.05, 0.22, 0.4, 0.6, 0.78, 0.95].map((along, i): Point => {
    const [x, y] = between(p, q, along);
    return [x + (i % 2 === 0 ? -0.17 : 0.17), y + 0.1];
  });
}

/** Fire springs up at these places, and sinks. */
export function blaze(context: AnimationContext, feet: readonly Point[]): Promise<void> {
  const ordered = feet.toSorted((a, b) => a[1] - b[1]);
  return film(context, {
    length: BLAZE,
    poster: 0.45,
    draw: (part) =>
      ordered.forEach((foot, i) => {
        const grown = Math.sin(Math.PI * stretch(part, i * 0.05, 1)) ** 0.6;
        const sway = 0.1 * Math.sin(part * 16 + i * 2);
        drawFlame(context.air, foot, (0.5 + 0.16 * ((i * 7) % 3)) * grown, 0.17, sway);
      }),
  });
}

/** A hexside begins to burn and goes on burning. */
export async function light(context: AnimationContext, hexside: HexsideId): Promise<void> {
  const { p, q } = edgeOf(context.plan, hexside);
  await blaze(context, alongEdge(p, q));
  await showWorks(context);
}

/** The flames that burned have gone out: smoke drifts to the north-east. */
export async function quench(context: AnimationContext): Promise<void> {
  const out = context.after.flames.filter(({ burning }) => !burning);
  const feet = out.map(({ hexside }) => edgeOf(context.plan, hexside).middle);
  await showWorks(context);
  if (feet.length === 0) return;
  await film(context, {
    length: SMOKE,
    poster: 0.4,
    draw: (part) =>
      drawCloud(
        context.air,
        feet.flatMap(([x, y]) =>
          [0, 0.16, 0.32, 0.48].map((late) => {
            const age = stretch(part, late, late + 0.52);
            return { at: [x + age * 0.7, y - age * 0.9] as Point, wide: 0.24 * Math.sin(Math.PI * age) };
          }),
        ),
        ['#b9b3ac', '#857f78'],
      ),
  });
}
