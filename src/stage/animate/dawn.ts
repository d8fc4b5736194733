/** The darkness breaks (2.12.8): a gold edge goes over the land from the west, and leaves it lighter. */
import type { Polyline, Point } from '../../paint/geometry/curve.ts';
import { randomFrom } from '../../paint/geometry/chance.ts';
import { stroke } from '../layers/pen.ts';
import { easeInOut } from './clock.ts';
import { film } from './film.ts';
import { drawRuled } from './inkwork.ts';
import { EMBLEM } from './signs.ts';
import type { AnimationContext } from './context.ts';

const WIPE = 1600;
const GOLD = '#ffe08a';

/** Goes over what is in sight. */
export function runeOfDawn(context: AnimationContext): Promise<void> {
  const { air, sight, unveil } = context;
  const { x0, y0, x1, y1 } = sight();
  const next = randomFrom(23);
  const rays = Array.from({ length: 15 }, (_, i) => ({
    y: y0 + ((y1 - y0) * (i + next() * 0.7)) / 15,
    long: 0.8 + next() * 2.4,
    late: next() * 0.5,
  }));
  return film(context, {
    length: WIPE,
    poster: 0.5,
    stays: EMBLEM,
    draw: (part) => {
      const x = x0 - 1 + (x1 - x0 + 3) * easeInOut(part);
      unveil(x);
      const edge = Array.from({ length: 25 }, (_, i): Point => {
        const down = i / 24;
        return [x + 0.5 * Math.sin(down * 9) + 0.2 * Math.sin(down * 31), y0 + (y1 - y0) * down];
      });
      const lines = rays.map(({ y, long, late }): Polyline => [
        [x - 0.4 - long - late, y],
        [x - 0.4 - late, y],
      ]);
      stroke(air, lines, false, { colour: GOLD, width: 0.05, alpha: 0.9 });
      drawRuled(air, [edge], GOLD, 0.16);
      stroke(air, [edge.map(([ex, ey]): Point => [ex - 0.32, ey])], false, {
        colour: '#fff6d8',
        width: 0.06,
      });
    },
  });
}
