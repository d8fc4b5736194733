/** Heralds at the edge of the board: help that comes or does not come yet, and the hour (2.6, 2.18). */
import type { GroupId } from '../../engine/battle.ts';
import type { Polyline, Point } from '../../paint/geometry/curve.ts';
import { circle } from '../layers/strokes.ts';
import { easeOut } from './clock.ts';
import { film, stretch } from './film.ts';
import { pointAround, drawCross, drawInked, drawRuled } from './inkwork.ts';
import { spotOf, type AnimationContext } from './context.ts';

const HORN = 900;
const HOUR = 900;

/** A horn sounds at the edge where a group comes in; struck out when it does not come yet. */
export function horn(context: AnimationContext, group: GroupId, comes: boolean): Promise<void> {
  const zone = [...context.battle.groups[group]!.zone].map((hex) => spotOf(context, hex));
  if (zone.length === 0) return Promise.resolve();
  const { x0, y0, x1, y1 } = context.sight();
  const middle = zone.toSorted((a, b) => a[1] - b[1])[Math.floor(zone.length / 2)]!;
  const at: Point = [
    Math.min(x1 - 1.6, Math.max(x0 + 1.6, middle[0])),
    Math.min(y1 - 1.4, Math.max(y0 + 1.4, middle[1])),
  ];
  const { sheet } = context.plan;
  const facing = middle[0] > (sheet.x0 + sheet.x1) / 2 ? Math.PI : 0;
  return film(context, {
    length: HORN,
    poster: 0.7,
    draw: (part) => {
      drawHorn(context, at, facing === 0 ? 1 : -1);
      const mouth: Point = [at[0] + Math.cos(facing) * 0.62, at[1] - 0.34];
      const arcs = (comes ? [0, 0.22, 0.44] : []).flatMap((late): readonly Polyline[] => {
        const now = stretch(part, late, late + 0.5);
        if (now <= 0) return [];
        return [
          Array.from({ length: 9 }, (_, i) =>
            pointAround(mouth, facing + (i / 8 - 0.5) * 1.3, 0.25 + 0.7 * now),
          ),
        ];
      });
      drawRuled(context.air, arcs, '#f0c95a', 0.08);
      if (!comes) drawCross(context.air, at, 0.42 * easeOut(stretch(part, 0.2, 0.6)), '#d9542b');
    },
  });
}

/** A war horn: mouthpiece below, bell above, towards the side that `way` says. */
function drawHorn({ air }: AnimationContext, [x, y]: Point, way: 1 | -1): void {
  const body = [
    [-0.62, 0.3],
    [-0.3, 0.36],
    [0.06, 0.22],
    [0.4, -0.04],
    [0.7, -0.2],
    [0.52, -0.58],
    [0.22, -0.26],
    [-0.06, 0.02],
    [-0.34, 0.16],
    [-0.62, 0.2],
  ].map(([dx, dy]): Point => [x + dx! * way, y + dy!]);
  drawInked(air, [body], '#e8dcbc', 0.07);
  const bands: readonly Polyline[] = [
    [
      [x + 0.4 * way, y - 0.44],
      [x + 0.56 * way, y - 0.1],
    ],
    [
      [x - 0.02 * way, y - 0.02],
      [x + 0.1 * way, y + 0.2],
    ],
  ];
  drawRuled(air, bands, '#d9a94e', 0.07);
}

/** A new hour: the sun or the moon goes up over the board. */
export function newHour(context: AnimationContext, turn: number): Promise<void> {
  const { battle, after, sight, air } = context;
  const night = after.story?.night.includes(turn) ?? battle.turns.night.has(turn);
  const { x0, y0, x1, y1 } = sight();
  const unit = Math.min(x1 - x0, y1 - y0) / 22;
  return film(context, {
    length: HOUR,
    poster: 0.5,
    draw: (part) => {
      const along = 0.3 + 0.4 * part;
      const at: Point = [x0 + (x1 - x0) * along, y0 + unit * (2.6 - 1.1 * Math.sin(Math.PI * part))];
      const full = unit * Math.min(1, Math.sin(Math.PI * (0.08 + 0.84 * part)) * 2);
      if (!night) {
        const rays = Array.from({ length: 12 }, (_, i): Polyline => {
          const angle = (i / 12) * Math.PI * 2;
          return [
            pointAround(at, angle, full * 1.25),
            pointAround(at, angle, full * (i % 2 === 0 ? 1.75 : 1.5)),
          ];
        });
        drawRuled(air, rays, '#f0c95a', unit * 0.12);
      }
      drawInked(air, [circle(at, full, 40)], night ? '#e4e8f2' : '#f0c95a', unit * 0.07);
      if (night) {
        drawInked(
          air,
          [circle([at[0] + full * 0.42, at[1] - full * 0.12], full * 0.78, 36)],
          '#1c2338',
          unit * 0.03,
        );
      }
    },
  });
}
