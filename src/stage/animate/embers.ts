/** Embers round the rim of Grond: one for every siege phase that its fire still lasts (2.12.9). */
import type { PieceId } from '../../engine/battle.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { stroke, wash } from '../layers/pen.ts';
import { circle } from '../layers/strokes.ts';
import { FIRE } from '../theme.ts';
import { easeInOut } from './clock.ts';
import { film, stretch } from './film.ts';
import { drawFlame, drawInked } from './inkwork.ts';
import { placeOf, type AnimationContext } from './context.ts';

/** A hexagon as wide as the counter of an engine. */
const RIM: readonly Point[] = [
  [-0.48, -0.68],
  [0.48, -0.68],
  [0.76, 0],
  [0.48, 0.68],
  [-0.48, 0.68],
  [-0.76, 0],
];

/** An ember runs once round Grond and leaves `points` marks; nothing where Grond is not on the board. */
export function embers(context: AnimationContext, points: number, length: number): Promise<void> {
  const grond = grondOf(context);
  const at = grond === null ? null : placeOf(context, grond);
  if (at === null) return Promise.resolve();
  return film(context, {
    length,
    poster: 1,
    stays: 1200,
    draw: (part) => {
      const run = easeInOut(stretch(part, 0, 0.75));
      const trail = Array.from({ length: 25 }, (_, i) =>
        onRim(at, Math.max(0, run - 0.3) + (i / 24) * Math.min(0.3, run)),
      );
      if (run > 0 && part < 0.85) {
        stroke(context.air, [trail], false, { colour: FIRE.ink, width: 0.24 });
        stroke(context.air, [trail], false, { colour: FIRE.tongues[1], width: 0.15 });
        stroke(context.air, [trail.slice(12)], false, { colour: FIRE.tongues[2], width: 0.08 });
        drawInked(context.air, [circle(trail.at(-1)!, 0.12, 12)], FIRE.tongues[3], 0.05, FIRE.ink);
      }
      for (let i = 0; i < points; i++) {
        const place = (i + 0.5) / Math.max(1, points);
        if (place > run) continue;
        const mark = onRim(at, place);
        drawInked(context.air, [circle(mark, 0.13, 14)], FIRE.tongues[0], 0.05, FIRE.ink);
        wash(context.air, [circle(mark, 0.08, 12)], { colour: FIRE.tongues[2], alpha: 1 });
        drawFlame(context.air, [mark[0], mark[1] - 0.04], 0.34, 0.1, 0.04);
      }
    },
  });
}

/** Grond, if it is on the board. */
function grondOf({ battle, counters }: AnimationContext): PieceId | null {
  const found = battle.pieces.find(
    ({ id, kind }) => kind.class === 'engine' && kind.weapon === 'grond' && counters.hexOf(id) !== null,
  );
  return found?.id ?? null;
}

/** A place on the rim of an engine: 0 and 1 are its upper left corner. */
function onRim([x, y]: Point, part: number): Point {
  const along = (part % 1) * RIM.length;
  const [a, b] = [RIM[Math.floor(along) % 6]!, RIM[(Math.floor(along) + 1) % 6]!];
  const rest = along - Math.floor(along);
  return [x + a[0] + (b[0] - a[0]) * rest, y + a[1] + (b[1] - a[1]) * rest];
}
