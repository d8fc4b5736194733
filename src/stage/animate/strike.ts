/** Blows from hand to hand (2.8): the lunge of a melee, the parry, and the great ram at the gate. */
import type { PieceId } from '../../engine/battle.ts';
import { between, distance, type Polyline, type Point } from '../../paint/geometry/curve.ts';
import { crackLines } from '../layers/cracks.ts';
import { stroke } from '../layers/pen.ts';
import { MARKS } from '../theme.ts';
import { easeInOut, easeOut } from './clock.ts';
import { film } from './film.ts';
import { pointAround, drawBurst, drawInked, drawRuled } from './inkwork.ts';
import { tremble } from './quake.ts';
import { placeOf, type AnimationContext } from './context.ts';

const LUNGE = { reach: 0.35, forth: 140, hold: 90, back: 160 } as const;
const BLOW = { reach: 0.36, back: 400, strike: 110, rest: 210 } as const;
const PARRY = 300;
const CRACK = 420;
const GOLD = '#ffd24a';

/** The attacker leaps at the defender and back. */
export async function lunge(context: AnimationContext, attacker: PieceId, at: Point): Promise<void> {
  const { clock, air, still } = context;
  const home = placeOf(context, attacker);
  if (home === null) return;
  const clash = between(home, at, 0.55);
  if (still) return showClash(context, clash);
  const thrust = (time: number, reach: (part: number) => number): Promise<void> =>
    push(context, attacker, [home, at], time, reach);
  await thrust(LUNGE.forth, (part) => easeOut(part) * LUNGE.reach);
  await clock.run(LUNGE.hold, (part) => {
    air.clear();
    drawBurst(air, clash, part, GOLD);
  });
  air.clear();
  await thrust(LUNGE.back, (part) => (1 - easeInOut(part)) * LUNGE.reach);
}

/** The mark of a blow, where it falls. */
export function showClash(context: AnimationContext, at: Point, length = 260): Promise<void> {
  return film(context, {
    length,
    poster: 0.5,
    draw: (part) => drawBurst(context.air, at, part, GOLD),
  });
}

/** A blow that does no harm: a shield is held up before the counter, and what came glances off. */
export function parry(context: AnimationContext, piece: PieceId): Promise<void> {
  const at = placeOf(context, piece);
  if (at === null) return Promise.resolve();
  return film(context, {
    length: PARRY,
    poster: 0.5,
    draw: (part) => {
      const size = 0.3 * Math.sin(Math.PI * (0.15 + 0.85 * part));
      const [x, y] = at;
      drawInked(context.air, [shield([x, y - 0.05], size)], '#d9cfba', 0.06);
      drawInked(context.air, [shield([x, y - 0.05], size * 0.55)], '#8a837c', 0.03);
      const sparks = [-2.4, -1.9, -1.3, -0.8].map((angle): Polyline => [
        pointAround(at, angle, size + 0.08),
        pointAround(at, angle, size + 0.12 + 0.2 * part),
      ]);
      drawRuled(context.air, sparks, GOLD, 0.04);
    },
  });
}

function shield([x, y]: Point, size: number): Polyline {
  return [
    [x - size * 0.85, y - size],
    [x + size * 0.85, y - size],
    [x + size * 0.8, y + size * 0.2],
    [x, y + size * 1.15],
    [x - size * 0.8, y + size * 0.2],
  ];
}

/** The great ram draws back and strikes; the ground shakes. */
export async function ram(context: AnimationContext, engine: PieceId, at: Point): Promise<void> {
  const home = placeOf(context, engine);
  if (home === null) return;
  if (context.still) return showClash(context, at);
  const swing = (time: number, reach: (part: number) => number): Promise<void> =>
    push(context, engine, [home, at], time, reach);
  await swing(BLOW.back, (part) => -easeInOut(part) * BLOW.reach * 0.6);
  await swing(BLOW.strike, (part) => (part * 1.6 - 0.6) * BLOW.reach);
  await tremble(context);
  await swing(BLOW.rest, (part) => (1 - easeInOut(part)) * BLOW.reach);
}

/** A crack runs through what was struck, and holds. */
export function crack(context: AnimationContext, at: Point, angle: number): Promise<void> {
  const branches = crackLines(at, angle, 1);
  return film(context, {
    length: CRACK,
    poster: 0.7,
    draw: (part) => {
      const grown = branches.map((line) =>
        line.slice(0, 2 + Math.floor(easeOut(Math.min(1, part * 2)) * line.length)),
      );
      stroke(context.air, grown, false, { colour: MARKS.white, width: 0.1 });
      stroke(context.air, grown, false, { colour: MARKS.ink, width: 0.055 });
    },
  });
}

/** Moves a counter along the line from its home towards a place, by a distance in s. */
export function push(
  { counters, clock }: AnimationContext,
  id: PieceId,
  [home, at]: readonly [home: Point, at: Point],
  time: number,
  reach: (part: number) => number,
): Promise<void> {
  const length = distance(home, at) || 1;
  return clock.run(time, (part) => {
    const token = counters.token(id);
    if (token !== undefined) counters.hold(token, between(home, at, reach(part) / length), token.seat.size);
  });
}
