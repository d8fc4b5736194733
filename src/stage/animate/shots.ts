/** What flies through the air (2.8.3, 2.11.5-2.11.8): volleys, burning stones, heads. */
import type { PieceId } from '../../engine/battle.ts';
import { randomFrom } from '../../paint/geometry/chance.ts';
import { between, distance, type Polyline, type Point } from '../../paint/geometry/curve.ts';
import { stroke, wash } from '../layers/pen.ts';
import { circle, dashes } from '../layers/strokes.ts';
import { FIRE, MARKS } from '../theme.ts';
import { isHalved } from '../pieceLook.ts';
import { easeOut } from './clock.ts';
import { rubble } from './dust.ts';
import { film, stretch } from './film.ts';
import { pointAround, bowBetween, drawBurst, drawFlame, drawInked, drawRuled, wedgeAt } from './inkwork.ts';
import { placeOf, type AnimationContext } from './context.ts';

const FLIGHT = { arrows: 420, stone: 700 } as const;
/** How long the arrows stick where they fell, and a stone glows there. */
const STUCK = 170;
const RING = 420;

/** Arrows of a volley, by what is left of the unit; fewer where there is little air between. */
const VOLLEY = { least: 3, fresh: 7, reduced: 4 } as const;

/** A volley from one piece at a place; by night its arrows burn. */
export async function arrows(context: AnimationContext, shooter: PieceId, to: Point): Promise<void> {
  const from = placeOf(context, shooter);
  if (from === null) return;
  if (context.still) return showShot(context, from, to);
  const most = isHalved(context.after.pieces[shooter]!.lost) ? VOLLEY.reduced : VOLLEY.fresh;
  const count = Math.min(most, VOLLEY.least + Math.round(distance(from, to)) - 1);
  const next = randomFrom(Math.round(from[0] * 31 + to[1] * 17) + shooter);
  const volley = Array.from({ length: count }, (_, i) => ({
    late: (i / count) * 0.3 + next() * 0.06,
    high: 0.5 + next() * 0.4 + distance(from, to) * 0.05,
    from: between(from, [from[0] + (next() - 0.5) * 1.1, from[1] + (next() - 0.5) * 0.8], 0.6),
    to: [to[0] + (next() - 0.5) * 0.8, to[1] + (next() - 0.5) * 0.7] as Point,
  }));
  const draw = (now: (late: number) => number): void => {
    for (const { late, high, from: bowman, to: mark } of volley) {
      const part = now(late);
      if (part > 0) drawArrow(context, bowBetween(bowman, mark, high, Math.max(0, part - 0.17), part));
    }
  };
  await film(context, {
    length: FLIGHT.arrows,
    poster: 0.5,
    draw: (part) => draw((late) => stretch(part, late, 0.66 + late)),
  });
  await film(context, { length: STUCK, poster: 1, draw: () => draw(() => 1) });
}

/** One arrow along the last stretch of its way: shaft, head and feathers, and fire on its head by night. */
function drawArrow({ air, light }: AnimationContext, way: Polyline): void {
  const [tip, before] = [way.at(-1)!, way.at(-4)!];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const tail = pointAround(tip, angle + Math.PI, 0.62);
  const trail = way.slice(0, -5);
  if (trail.length > 1) stroke(air, [trail], false, { colour: MARKS.white, width: 0.05, alpha: 0.45 });
  drawRuled(air, [[tail, tip]], '#d9a863', 0.035);
  const feathers = [0.62, 0.54].map((back): Polyline => [
    pointAround(pointAround(tip, angle + Math.PI, back), angle + 2.5, 0.1),
    pointAround(tip, angle + Math.PI, back - 0.05),
    pointAround(pointAround(tip, angle + Math.PI, back), angle - 2.5, 0.1),
  ]);
  stroke(air, feathers, false, { colour: MARKS.ink, width: 0.07 });
  stroke(air, feathers, false, { colour: MARKS.white, width: 0.035 });
  drawInked(air, [wedgeAt(tip, angle, 0.15, 0.06)], '#c9c4ba', 0.03);
  if (light === 'night') drawFlame(air, [tip[0], tip[1] - 0.02], 0.24, 0.08, -Math.cos(angle) * 0.22);
}

/** The way of a shot as dots, then where it struck: for those who want no motion. */
async function showShot(context: AnimationContext, from: Point, to: Point): Promise<void> {
  const way = dashes(bowBetween(from, to, 0.5), false, 0.02, 0.2);
  await film(context, { length: 0, poster: 1, draw: () => drawRuled(context.air, way, MARKS.white, 0.08) });
  await film(context, { length: 0, poster: 1, draw: () => drawBurst(context.air, to, 0.5, '#ffd24a') });
}

/** A burning stone flies from one place to another, and where it lands the ground is thrown up in a ring. */
export async function stone(context: AnimationContext, from: Point, to: Point): Promise<void> {
  const { air, still } = context;
  if (still) return showShot(context, from, to);
  const high = Math.min(1.9, 1.5 + distance(from, to) * 0.03);
  await film(context, {
    length: FLIGHT.stone,
    poster: 0.5,
    draw: (part) => {
      const tail = bowBetween(from, to, high, Math.max(0, part - 0.3), part, 14);
      const head = tail.at(-1)!;
      const sparks = tail
        .slice(0, -2)
        .flatMap((at, i) => (i % 2 === 0 ? [circle(at, 0.03 + i * 0.012, 10)] : []));
      drawInked(air, sparks, FIRE.tongues[1], 0.04, FIRE.ink);
      wash(air, sparks.slice(-4), { colour: FIRE.tongues[2], alpha: 1 });
      const before = tail.at(-3)!;
      const angle = Math.atan2(before[1] - head[1], before[0] - head[0]);
      const mane = [-0.5, 0, 0.5].map((aside) =>
        wedgeAt(head, angle + aside, 0.5 - Math.abs(aside) * 0.3, 0.15),
      );
      drawInked(air, mane, FIRE.tongues[1], 0.045, FIRE.ink);
      wash(air, [wedgeAt(head, angle, 0.32, 0.1)], { colour: FIRE.tongues[2], alpha: 1 });
      drawInked(air, [circle(head, 0.19, 9)], '#4a3a30', 0.05, FIRE.ink);
      wash(air, [circle([head[0] - 0.05, head[1] - 0.05], 0.09, 8)], { colour: FIRE.tongues[3], alpha: 1 });
    },
  });
  await landing(context, to);
}

/** The ring of a stone that has landed, and ten stones thrown out of it. */
function landing(context: AnimationContext, at: Point): Promise<void> {
  const ring = (part: number): void => {
    const far = 0.2 + 0.65 * easeOut(part);
    if (part < 0.8) drawRuled(context.air, [circle(at, far, 32)], '#ff9a1f', 0.12 * (1 - part) + 0.02, true);
  };
  return rubble(context, { at, size: 0.5, towards: null, stones: 10, length: RING }, ring);
}

/** A head is thrown: pale and small, no gore. */
export function lob(context: AnimationContext, from: Point, to: Point): Promise<void> {
  if (context.still) return showShot(context, from, to);
  return film(context, {
    length: FLIGHT.stone,
    poster: 0.5,
    draw: (part) => {
      const way = bowBetween(from, to, 1.6, Math.max(0, part - 0.2), part);
      const [x, y] = way.at(-1)!;
      stroke(context.air, [way], false, { colour: MARKS.white, width: 0.05, alpha: 0.4 });
      drawInked(context.air, [circle([x, y], 0.15, 14)], '#e9dfc6', 0.05);
      const turn = part * 7;
      const hollows = [pointAround([x, y], turn, 0.06), pointAround([x, y], turn + 1.3, 0.06)];
      wash(
        context.air,
        hollows.map((at) => circle(at, 0.03, 8)),
        { colour: MARKS.ink, alpha: 1 },
      );
    },
  });
}
