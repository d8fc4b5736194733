/** Dust: behind horses and beasts, and round what falls. */
import type { Graphics } from 'pixi.js';
import type { Gait } from '../../engine/battle.ts';
import { randomFrom } from '../../paint/geometry/chance.ts';
import { between, type Point } from '../../paint/geometry/curve.ts';
import { MARKS } from '../theme.ts';
import { easeOut } from './clock.ts';
import { film, stretch } from './film.ts';
import { pointAround, drawCloud, drawInked } from './inkwork.ts';
import type { AnimationContext } from './context.ts';

const WARM = ['#f6ead0', '#dcc796'] as const;
/** How long the last puffs take to go, in milliseconds. */
const SETTLES = 380;
/** Before this part of its life a puff would lie on the counter that raises it. */
const CLEAR = 0.2;

/** Of horses many small puffs, of beasts few large ones. */
const PUFFS = {
  horse: { count: 34, wide: 0.3, aside: 0.55, lives: 0.6 },
  beast: { count: 14, wide: 0.46, aside: 0.6, lives: 0.6 },
} as const satisfies Partial<Record<Gait, object>>;

/** A wedge of dust behind something that goes along a way. */
export interface HoofDust {
  /** At a part of the way. */
  draw(g: Graphics, part: number): void;
  /** The way is gone: the rest settles within `settles` milliseconds. */
  settle(g: Graphics, part: number): void;
  readonly settles: number;
}

/** The dust of a rider or a beast along its way; `times` = when it is at each place. */
export function hoofDust(
  gait: 'horse' | 'beast',
  places: readonly Point[],
  times: readonly number[],
): HoofDust {
  const { count, wide, aside, lives } = PUFFS[gait];
  const whole = times.at(-1)!;
  const next = randomFrom(Math.round(places[0]![0] * 71 + places.at(-1)![1] * 37));
  const puffs = Array.from({ length: count }, (_, i) => {
    const born = (i + next()) / count;
    const time = born * whole;
    const at = times.findIndex((one) => one >= time && one > 0);
    const [from, to] = [places[at - 1]!, places[at]!];
    const part = (time - times[at - 1]!) / (times[at]! - times[at - 1]!);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const side = (next() - 0.5) * 2 * aside;
    const length = Math.hypot(dx, dy) || 1;
    const [x, y] = between(from, to, part);
    return {
      born,
      at: [x, y + 0.34] as Point,
      drift: [(-dy / length) * side, (dx / length) * side - 0.14] as Point,
      wide: wide * (0.6 + next() * 0.7),
    };
  });
  const draw = (g: Graphics, now: number): void => {
    const seen = puffs.flatMap(({ born, at, drift, wide: full }) => {
      const age = (now - born) / lives;
      if (age <= CLEAR || age >= 1) return [];
      const grown = Math.sin(Math.PI * Math.min(1, age * 1.15 + 0.12));
      const gone = easeOut(age);
      return [{ at: [at[0] + drift[0] * gone, at[1] + drift[1] * gone] as Point, wide: full * grown }];
    });
    drawCloud(g, seen, WARM);
  };
  return {
    draw,
    settles: SETTLES,
    settle: (g, part) => {
      g.clear();
      draw(g, 1 + part * lives);
    },
  };
}

/** What is thrown up where something heavy comes down. `size` 1 is a wall that falls. */
export interface Rubble {
  readonly at: Point;
  readonly size: number;
  /** Radians: most of the stones fly this way; null = all round. */
  readonly towards: number | null;
  readonly stones: number;
  readonly length: number;
}

/** Stones and dust thrown up round a place. */
export function rubble(
  context: AnimationContext,
  { at, size, towards, stones, length }: Rubble,
  beneath: (part: number) => void = () => {},
): Promise<void> {
  const next = randomFrom(Math.round(at[0] * 97 + at[1] * 13));
  const way = (): number =>
    towards === null ? next() * Math.PI * 2 : towards + (next() + next() - 1) * 1.25;
  const blocks = Array.from({ length: stones }, () => ({
    angle: way(),
    far: (0.35 + next() * 0.95) * size,
    high: (0.35 + next() * 0.75) * size,
    wide: (0.06 + next() * 0.075) * Math.max(0.7, size),
    corners: 5 + Math.floor(next() * 3),
    turn: next() * 6,
  }));
  const puffs = Array.from({ length: Math.round(13 * size) + 5 }, () => ({
    angle: way(),
    far: (0.15 + next() * 0.9) * size,
    wide: (0.16 + next() * 0.24) * (0.4 + size * 0.6),
    late: next() * 0.2,
  }));
  return film(context, {
    length,
    poster: 0.45,
    draw: (part) => {
      beneath(part);
      const dust = puffs.map(({ angle, far, wide, late }) => {
        const age = stretch(part, late, 1);
        const [x, y] = pointAround(at, angle, far * easeOut(age), 0.8);
        return { at: [x, y - 0.3 * age * size] as Point, wide: wide * Math.sin(Math.PI * (0.1 + 0.9 * age)) };
      });
      drawCloud(context.air, dust, [MARKS.dust, '#cbb98e']);
      const flying = stretch(part, 0, 0.7);
      const lying = 1 - stretch(part, 0.85, 1);
      const chips = blocks.map(({ angle, far, high, wide, corners, turn }) => {
        const [x, y] = pointAround(at, angle, far * easeOut(flying), 0.85);
        const middle: Point = [x, y - high * 4 * flying * (1 - flying) * 0.6];
        return Array.from({ length: corners }, (_, i) =>
          pointAround(middle, turn + flying * 3 + (i / corners) * Math.PI * 2, wide * lying),
        );
      });
      if (lying > 0) drawInked(context.air, chips, MARKS.stone, 0.028);
    },
  });
}
