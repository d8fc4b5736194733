/** The light of each spell (2.12), and of one that fails. */
import type { PieceId } from '../../engine/battle.ts';
import type { EventOf } from '../../engine/event.ts';
import type { Spell } from '../../engine/spell.ts';
import { distance, type Polyline, type Point } from '../../paint/geometry/curve.ts';
import { stroke } from '../layers/pen.ts';
import { circle, dashes } from '../layers/strokes.ts';
import { MARKS } from '../theme.ts';
import { easeInOut, easeOut } from './clock.ts';
import { runeOfDawn } from './dawn.ts';
import { embers } from './embers.ts';
import { film, stretch } from './film.ts';
import { pointAround, drawCross, drawRuled } from './inkwork.ts';
import { caption } from './papers.ts';
import { EMBLEM, frost, lance, unfurl } from './signs.ts';
import { placeOf, type AnimationContext } from './context.ts';

type Worked = EventOf<'SpellWorked'>;
type Light = (context: AnimationContext, at: Point, worked: Worked) => Promise<void>;

/** Fear reaches eight hexes. */
const FEAR = { length: 1500, reach: 8 * Math.sqrt(3), plum: '#7d3f8c', pale: '#d9a6e6' } as const;

const LIGHTS = {
  'break-darkness': (context) => runeOfDawn(context),
  stalemate: (context, at, { caster, target }) =>
    lance(context, at, placeOf(context, target ?? wraithBefore(context, caster) ?? caster)),
  reveal: (context, at) => unfurl(context, at),
  fear: (context, at, { caster }) => dread(context, at, caster),
  freeze: (context, at, { target }) => frost(context, at, target),
  'activate-grond': (context, _, { points }) => kindle(context, points),
} as const satisfies Record<Spell, Light>;

/** A spell works: its name is read over the caster, and its light is seen. */
export async function shine(context: AnimationContext, worked: Worked): Promise<void> {
  const caster = placeOf(context, worked.caster);
  const at = worked.target === null ? caster : (placeOf(context, worked.target) ?? caster);
  if (at === null) return;
  const takeAway = caption(context, worked.spell, caster ?? at);
  await LIGHTS[worked.spell](context, at, worked);
  takeAway();
}

/** A spell that comes to nothing: its ring closes on the caster, and is crossed out. */
export function fizzle(context: AnimationContext, caster: PieceId): Promise<void> {
  const at = placeOf(context, caster);
  if (at === null) return Promise.resolve();
  return film(context, {
    length: 800,
    poster: 0.8,
    stays: EMBLEM,
    draw: (part) => {
      const far = 0.45 + 1.2 * (1 - easeOut(stretch(part, 0, 0.6)));
      drawRuled(context.air, dashes(circle(at, far), true, 0.3, 0.16), '#b3abc4', 0.09);
      if (part > 0.5) drawCross(context.air, at, 0.3 * easeOut(stretch(part, 0.5, 0.75)), '#b3abc4');
    },
  });
}

/** A plum ring spreads from the wraith, and the rims of the enemy blink to dashes. */
async function dread(context: AnimationContext, at: Point, caster: PieceId): Promise<void> {
  const { air, battle, counters, after } = context;
  const { side } = battle.pieces[caster]!;
  const shaken = after.demoralized.map((broken, force) => broken || battle.forces[force]!.side !== side);
  let dashed = false;
  await film(context, {
    length: FEAR.length,
    poster: 0.35,
    stays: EMBLEM,
    draw: (part) => {
      const far = 0.6 + (FEAR.reach - 0.6) * easeInOut(part);
      const ring = circle(at, far, 72);
      drawRuled(air, [ring], FEAR.plum, 0.34 * (1 - 0.55 * part), true);
      stroke(air, [ring], true, { colour: FEAR.pale, width: 0.06 });
      for (const [back, on] of [
        [0.5, 0.5],
        [1, 0.24],
      ] as const) {
        if (far < back + 0.3) continue;
        const inner = dashes(circle(at, far - back, 60), true, on, 0.42);
        stroke(air, inner, false, { colour: MARKS.ink, width: 0.15 });
        stroke(air, inner, false, { colour: FEAR.plum, width: 0.09 });
      }
      const now = part > 0.3 && part < 0.75;
      if (now !== dashed) counters.restage({ demoralized: now ? shaken : after.demoralized });
      dashed = now;
    },
  });
  counters.restage({ demoralized: after.demoralized });
}

/** Grond is lit: embers run round it, one for every point. */
async function kindle(context: AnimationContext, points: number): Promise<void> {
  context.counters.restage({ grond: points });
  await embers(context, points, 1400);
}

/** The wraith of the other side that stands nearest to a caster. */
function wraithBefore(context: AnimationContext, caster: PieceId): PieceId | null {
  const { battle } = context;
  const from = placeOf(context, caster);
  if (from === null) return null;
  const wraiths = battle.pieces.flatMap(({ id, side, kind }) => {
    const at = kind.class === 'personage' && kind.gifts.has('wraith') ? placeOf(context, id) : null;
    return at === null || side === battle.pieces[caster]!.side ? [] : [{ id, far: distance(from, at) }];
  });
  return wraiths.toSorted((a, b) => a.far - b.far)[0]?.id ?? null;
}

/** A ring of light that spreads once round a place: something good has come of it. */
export function glow(context: AnimationContext, at: Point, colour: string): Promise<void> {
  return film(context, {
    length: 520,
    poster: 0.4,
    draw: (part) => {
      const far = 0.45 + 0.6 * easeOut(part);
      const rays = Array.from({ length: 12 }, (_, i): Polyline => {
        const angle = (i / 12) * Math.PI * 2;
        return [
          pointAround(at, angle, far),
          pointAround(at, angle, far + (i % 2 === 0 ? 0.26 : 0.15) * (1 - part)),
        ];
      });
      drawRuled(context.air, rays, colour, 0.06);
    },
  });
}
