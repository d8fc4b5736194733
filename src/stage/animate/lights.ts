/** Light of spells and burning oil (2.11.9, 2.12). */
import type { PieceId } from '../../engine/battle.ts';
import type { Spell } from '../../engine/spell.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { seeded } from '../../paint/geometry/chance.ts';
import { stroke, wash } from '../layers/pen.ts';
import { circle } from '../layers/strokes.ts';
import { inOut, out } from './clock.ts';
import { placeOf, type Theatre } from './theatre.ts';

const GLOW = 620;
const BLAZE = 560;

/** The colour in which each spell shines. */
export const SPELL_LIGHT = {
  'break-darkness': '#ffe9a6',
  stalemate: '#ffffff',
  reveal: '#f0c95a',
  fear: '#7d3f8c',
  freeze: '#bfe9ff',
  'activate-grond': '#ff7a1e',
} as const satisfies Record<Spell, string>;

/** Rings of light spread from a piece. */
export async function glow(theatre: Theatre, piece: PieceId, colour: string): Promise<void> {
  const { air, clock } = theatre;
  const at = placeOf(theatre, piece);
  if (at === null) return;
  await clock.run(GLOW, (part) => {
    air.clear();
    for (const late of [0, 0.22, 0.44]) {
      const now = (part - late) / (1 - late);
      if (now <= 0) continue;
      const ring = circle(at, 0.5 + out(now) * 2.6, 40);
      const alpha = 1 - inOut(now);
      stroke(air, [ring], true, { colour: '#14100c', width: 0.2 * alpha, alpha: alpha * 0.5 });
      stroke(air, [ring], true, { colour, width: 0.12 * alpha + 0.02, alpha });
    }
  });
  air.clear();
}

/** Fire springs up at a place. */
export async function blaze({ air, clock }: Theatre, at: Point): Promise<void> {
  const next = seeded(Math.round(at[0] * 53 + at[1] * 19));
  const tongues = Array.from({ length: 9 }, () => ({
    aside: (next() - 0.5) * 0.9,
    high: 0.5 + next() * 0.6,
  }));
  await clock.run(BLAZE, (part) => {
    air.clear();
    const grown = out(Math.min(1, part * 1.6)) * (1 - inOut(Math.max(0, part * 2 - 1)));
    for (const [colour, size] of [
      ['#3a1104', 1.2],
      ['#ff8a1e', 1],
      ['#ffd24a', 0.55],
    ] as const) {
      const flames = tongues.map(({ aside, high }) => {
        const [x, y] = [at[0] + aside * 0.6, at[1] + 0.18];
        const top = high * grown * size;
        return [
          [x - 0.13 * size, y],
          [x - 0.09 * size, y - top * 0.45],
          [x + aside * 0.12, y - top],
          [x + 0.1 * size, y - top * 0.4],
          [x + 0.13 * size, y],
        ] as const;
      });
      wash(air, flames, { colour, alpha: 0.9 });
    }
  });
  air.clear();
}
