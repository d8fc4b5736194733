/** Signs of the spells that fall on one piece: lance, frost and banner (2.12). */
import type { PieceId } from '../../engine/battle.ts';
import { between, distance, type Polyline, type Point } from '../../paint/geometry/curve.ts';
import { stroke, wash } from '../layers/pen.ts';
import { circle } from '../layers/strokes.ts';
import { easeOut } from './clock.ts';
import { film, stretch } from './film.ts';
import { pointAround, drawInked, drawRuled } from './inkwork.ts';
import type { AnimationContext } from './context.ts';

/** A still emblem stays this long. */
export const EMBLEM = 1200;
const ICE = { line: '#bfe9ff', fill: '#e9f8ff', deep: '#0d2b44' } as const;

/** A white lance from the staff to the crown. */
export function lance(context: AnimationContext, staff: Point, crown: Point | null): Promise<void> {
  const to = crown ?? staff;
  const from: Point = distance(staff, to) < 0.1 ? [to[0] - 2, to[1] - 1] : staff;
  return film(context, {
    length: 1300,
    poster: 0.5,
    stays: EMBLEM,
    draw: (part) => {
      const [tail, head] = [stretch(part, 0.55, 0.95), easeOut(stretch(part, 0, 0.4))];
      const tip = between(from, to, head);
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
      const foot = between(from, to, tail);
      drawInked(context.air, [blade(foot, tip, angle)], '#ffffff', 0.06);
      if (head < 1) return;
      const beat = stretch(part, 0.4, 1);
      const bars = [0, 1, 2, 3, 4, 5].map((i): Polyline => {
        const way = (i / 6) * Math.PI * 2 + 0.3;
        return [pointAround(to, way, 0.5), pointAround(to, way, 0.5 + 0.45 * Math.sin(Math.PI * beat))];
      });
      drawRuled(context.air, bars, '#ffffff', 0.07);
      drawRuled(context.air, [circle(to, 0.55, 36)], '#ffffff', 0.06, true);
    },
  });
}

/** A long thin blade between two places. */
function blade(foot: Point, tip: Point, angle: number): Polyline {
  const broad = pointAround(foot, angle, Math.max(0.2, distance(foot, tip) - 0.55));
  return [
    pointAround(foot, angle + Math.PI / 2, 0.035),
    pointAround(broad, angle + Math.PI / 2, 0.06),
    pointAround(broad, angle + Math.PI / 2, 0.14),
    tip,
    pointAround(broad, angle - Math.PI / 2, 0.14),
    pointAround(broad, angle - Math.PI / 2, 0.06),
    pointAround(foot, angle - Math.PI / 2, 0.035),
  ];
}

/** A hexagon of frost closes on the leader, and he is frozen. */
export async function frost(context: AnimationContext, at: Point, leader: PieceId | null): Promise<void> {
  await film(context, {
    length: 1300,
    poster: 0.8,
    stays: EMBLEM,
    draw: (part) => {
      const far = 0.58 + 2.3 * (1 - easeOut(stretch(part, 0, 0.7)));
      const corners = [0, 1, 2, 3, 4, 5].map((i) =>
        pointAround(at, (i / 6) * Math.PI * 2 - Math.PI / 2, far),
      );
      stroke(context.air, [corners], true, { colour: ICE.deep, width: 0.26, join: 'round' });
      stroke(context.air, [corners], true, { colour: ICE.line, width: 0.16, join: 'round' });
      stroke(context.air, [corners], true, { colour: '#ffffff', width: 0.05, join: 'round' });
      const needles = corners.flatMap((corner, i) => {
        const way = (i / 6) * Math.PI * 2 - Math.PI / 2;
        return [-0.6, 0, 0.6].map((aside): Polyline => {
          const long = (aside === 0 ? 0.5 : 0.3) * (0.4 + 0.6 * part);
          return [corner, pointAround(corner, way + aside, long)];
        });
      });
      stroke(context.air, needles, false, { colour: ICE.deep, width: 0.11 });
      stroke(context.air, needles, false, { colour: ICE.fill, width: 0.05 });
    },
  });
  if (leader !== null) context.counters.amend(leader, { frozen: context.after.pieces[leader]!.frozen });
}

/** The royal banner unfurls over him, and a star stands above it. */
export async function unfurl(context: AnimationContext, [x, y]: Point): Promise<void> {
  await film(context, {
    length: 1600,
    poster: 0.85,
    stays: EMBLEM,
    draw: (part) => {
      const { air } = context;
      const raised = easeOut(stretch(part, 0, 0.25));
      const wide = 2.1 * easeOut(stretch(part, 0.2, 0.75));
      const top = y - 0.5 - 2.1 * raised;
      drawRuled(
        air,
        [
          [
            [x, y - 0.2],
            [x, top],
          ],
        ],
        '#d9a863',
        0.1,
      );
      if (wide > 0.05) {
        const wave = (along: number): number => 0.09 * Math.sin(along * 5 - part * 9) * along;
        const edge = (down: number): Polyline =>
          [0, 0.2, 0.4, 0.6, 0.8, 1].map((along): Point => [
            x + wide * along,
            top + 0.06 + down + wave(along),
          ]);
        const cloth = [...edge(0), ...edge(1.15).toReversed()];
        drawInked(air, [cloth], '#14161c', 0.06);
        stroke(air, [cloth], true, { colour: '#e8eef4', width: 0.045, join: 'round' });
        if (wide > 1.2)
          tree(context, [x + wide * 0.5, top + 1.08 + wave(0.5)], 0.8 * stretch(part, 0.5, 0.75));
      }
      const star = stretch(part, 0.6, 0.8);
      if (star > 0) drawInked(air, [starAt([x, top - 0.45], 0.34 * easeOut(star))], '#fff6d8', 0.05);
    },
  });
  context.counters.restage({ banner: true });
}

/** The white tree of the banner. */
function tree({ air }: AnimationContext, [x, foot]: Point, tall: number): void {
  if (tall <= 0) return;
  const boughs = [-0.34, -0.18, 0, 0.18, 0.34].map((aside): Polyline => [
    [x, foot - tall * 0.4],
    [x + aside * 0.7, foot - tall * (0.78 - Math.abs(aside))],
    [x + aside * 1.1, foot - tall * (0.95 - Math.abs(aside) * 0.6)],
  ]);
  stroke(
    air,
    [
      [
        [x, foot],
        [x, foot - tall * 0.75],
      ],
      ...boughs,
    ],
    false,
    { colour: '#ffffff', width: 0.05 },
  );
  const leaves = boughs.map((bough) => circle(bough.at(-1)!, 0.07, 10));
  wash(air, leaves, { colour: '#ffffff', alpha: 1 });
}

function starAt(at: Point, far: number): Polyline {
  return Array.from({ length: 16 }, (_, i) =>
    pointAround(
      at,
      (i / 16) * Math.PI * 2 - Math.PI / 2,
      i % 4 === 0 ? far : i % 2 === 0 ? far * 0.55 : far * 0.26,
    ),
  );
}
