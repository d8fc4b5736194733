/** What passes between personages and their troops: challenges, drums, the first light of a magic phase (2.9, 2.12, 2.20). */
import type { PieceId } from '../../engine/battle.ts';
import { between, type Polyline, type Point } from '../../paint/geometry/curve.ts';
import { circle, dashes } from '../layers/strokes.ts';
import { easeInOut, easeOut } from './clock.ts';
import { sway } from './fate.ts';
import { film, stretch } from './film.ts';
import { pointAround, drawCross, drawRuled } from './inkwork.ts';
import { placeOf, type AnimationContext } from './context.ts';

const STEEL = '#dfe6ea';
const GOLD = '#f0c95a';
const CHALLENGE = 620;

/** Two swords are crossed over him who is challenged. */
export function challenge(context: AnimationContext, challenger: PieceId, target: PieceId): Promise<void> {
  const [from, to] = [placeOf(context, challenger), placeOf(context, target)];
  if (from === null || to === null) return Promise.resolve();
  return film(context, {
    length: CHALLENGE,
    poster: 0.8,
    draw: (part) => {
      const at = between(from, to, easeInOut(stretch(part, 0, 0.5)));
      swords(context, at, 0.3 + 0.7 * easeOut(stretch(part, 0.4, 0.75)));
    },
  });
}

/** He turns away, and the swords are struck out. */
export async function decline(context: AnimationContext, personage: PieceId): Promise<void> {
  const at = placeOf(context, personage);
  if (at === null) return;
  await film(context, {
    length: CHALLENGE,
    poster: 0.9,
    draw: (part) => {
      swords(context, at, 1);
      drawCross(context.air, at, 0.34 * easeOut(stretch(part, 0.3, 0.7)), '#d9542b');
    },
  });
  await sway(context, personage, -0.3);
}

function swords({ air }: AnimationContext, at: Point, size: number): void {
  const blades = [-0.8, 0.8].flatMap((aside): readonly Polyline[] => {
    const up = -Math.PI / 2 + aside;
    const hilt = pointAround(at, up + Math.PI, 0.42 * size);
    const guard = pointAround(at, up + Math.PI, 0.24 * size);
    return [
      [hilt, pointAround(at, up, 0.58 * size)],
      [pointAround(guard, up + Math.PI / 2, 0.15 * size), pointAround(guard, up - Math.PI / 2, 0.15 * size)],
    ];
  });
  drawRuled(air, blades, STEEL, 0.075 * size);
}

/** A leader calls a unit to order: his call goes out to it in arcs. */
export function call(context: AnimationContext, leader: PieceId, unit: PieceId): Promise<void> {
  const [from, to] = [placeOf(context, leader), placeOf(context, unit)];
  if (from === null || to === null) return Promise.resolve();
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 0.8;
  return film(context, {
    length: 520,
    poster: 0.7,
    draw: (part) => {
      const arcs = [0, 0.18, 0.36].flatMap((late): readonly Polyline[] => {
        const now = stretch(part, late, late + 0.6);
        if (now <= 0 || now >= 1) return [];
        const reach = 0.35 + far * now;
        return [Array.from({ length: 11 }, (_, i) => pointAround(from, angle + (i / 10 - 0.5) * 1.1, reach))];
      });
      drawRuled(context.air, arcs, GOLD, 0.08);
    },
  });
}

/** The magic leaders on the board wake: a broken ring turns once round each of them. */
export function wake(context: AnimationContext): Promise<void> {
  const { battle, counters } = context;
  const leaders = [...counters.present].filter((id) => {
    const { kind } = battle.pieces[id]!;
    return kind.class === 'personage' && kind.magic > 0;
  });
  const places = leaders.map((id) => placeOf(context, id)).filter((at) => at !== null);
  if (places.length === 0) return Promise.resolve();
  return film(context, {
    length: 560,
    poster: 0.5,
    draw: (part) => {
      const far = 0.5 + 0.16 * Math.sin(Math.PI * part);
      const rings = places.flatMap((at) => {
        const turned = circle(at, far, 36);
        const from = Math.floor(part * 9);
        return dashes([...turned.slice(from), ...turned.slice(0, from)], true, 0.16, 0.14);
      });
      drawRuled(context.air, rings, '#d9c8f0', 0.06);
    },
  });
}

/** A spell is begun: motes gather round the caster, one for every point. */
export function gather(context: AnimationContext, caster: PieceId, points: number): Promise<void> {
  const at = placeOf(context, caster);
  if (at === null) return Promise.resolve();
  return film(context, {
    length: 460,
    poster: 0.6,
    draw: (part) => {
      const far = 1.1 - 0.5 * easeInOut(part);
      const motes = Array.from({ length: points }, (_, i): Polyline => {
        const angle = (i / points) * Math.PI * 2 - Math.PI / 2 + part * 1.6;
        return [pointAround(at, angle, far), pointAround(at, angle - 0.25, far + 0.12)];
      });
      drawRuled(context.air, motes, '#d9c8f0', 0.13);
    },
  });
}
