/** Blows and shots (2.8, 2.11): the lunge of a melee, arrows, the stone of a catapult, the ram. */
import type { Graphics } from 'pixi.js';
import type { PieceId } from '../../engine/battle.ts';
import { seeded } from '../../paint/geometry/chance.ts';
import { between, distance, type Line, type Point } from '../../paint/geometry/curve.ts';
import { stroke, wash } from '../layers/pen.ts';
import { circle } from '../layers/strokes.ts';
import { MARKS } from '../theme.ts';
import { inOut, out } from './clock.ts';
import { placeOf, type Theatre } from './theatre.ts';

const LUNGE = { reach: 0.42, forth: 140, hold: 90, back: 160 } as const;
const BLOW = { reach: 0.36, back: 380, strike: 120, rest: 240 } as const;
const FLIGHT = { arrows: 420, stone: 700 } as const;

/** The attacker leaps at the defender and back. */
export async function lunge(theatre: Theatre, attacker: PieceId, at: Point): Promise<void> {
  const { clock, air } = theatre;
  const home = placeOf(theatre, attacker);
  if (home === null) return;
  const thrust = (time: number, reach: (part: number) => number): Promise<void> =>
    push(theatre, attacker, [home, at], time, reach);
  await thrust(LUNGE.forth, (part) => out(part) * LUNGE.reach);
  await clock.run(LUNGE.hold, (part) => clash(air, between(home, at, 0.6), part));
  air.clear();
  await thrust(LUNGE.back, (part) => (1 - inOut(part)) * LUNGE.reach);
}

/** The great ram draws back and strikes. */
export async function ram(theatre: Theatre, engine: PieceId, at: Point): Promise<void> {
  const home = placeOf(theatre, engine);
  if (home === null) return;
  const swing = (time: number, reach: (part: number) => number): Promise<void> =>
    push(theatre, engine, [home, at], time, reach);
  await swing(BLOW.back, (part) => -inOut(part) * BLOW.reach * 0.6);
  await swing(BLOW.strike, (part) => (part * 1.6 - 0.6) * BLOW.reach);
  await swing(BLOW.rest, (part) => (1 - inOut(part)) * BLOW.reach);
}

/** Five arrows fly from one place to another. */
export async function arrows({ air, clock }: Theatre, from: Point, to: Point): Promise<void> {
  const next = seeded(Math.round(from[0] * 31 + to[1] * 17));
  const flight = Array.from({ length: 5 }, () => ({
    late: next() * 0.28,
    high: 0.5 + next() * 0.4 + distance(from, to) * 0.06,
    aside: [(next() - 0.5) * 0.5, (next() - 0.5) * 0.4] as Point,
  }));
  await clock.run(FLIGHT.arrows, (part) => {
    air.clear();
    for (const { late, high, aside } of flight) {
      const now = Math.min(1, Math.max(0, (part - late) / (1 - late)));
      const end: Point = [to[0] + aside[0], to[1] + aside[1]];
      const tail = arc(from, end, high, Math.max(0, now - 0.16), now);
      stroke(air, [tail], false, { colour: '#16100a', width: 0.085 });
      stroke(air, [tail], false, { colour: '#fff6e0', width: 0.04 });
    }
  });
  air.clear();
}

/** A burning stone flies from one place to another and bursts. */
export async function stone({ air, clock }: Theatre, from: Point, to: Point): Promise<void> {
  const high = 1.5 + distance(from, to) * 0.12;
  await clock.run(FLIGHT.stone, (part) => {
    air.clear();
    const tail = arc(from, to, high, Math.max(0, part - 0.3), part);
    stroke(air, [tail], false, { colour: '#7a2406', width: 0.24, alpha: 0.35 });
    stroke(air, [tail], false, { colour: '#ff9a1f', width: 0.13, alpha: 0.75 });
    const head = tail.at(-1)!;
    wash(air, [circle(head, 0.2)], { colour: '#3a1104', alpha: 1 });
    wash(air, [circle(head, 0.15)], { colour: '#ffb64a', alpha: 1 });
    wash(air, [circle(head, 0.08)], { colour: '#fff2c4', alpha: 1 });
  });
  air.clear();
}

/** Dust and stones thrown up round a place; `size` 1 is a breach. */
export async function dust({ air, clock }: Theatre, at: Point, size: number): Promise<void> {
  const next = seeded(Math.round(at[0] * 97 + at[1] * 13));
  const puffs = Array.from({ length: Math.round(16 * size) + 5 }, () => {
    const angle = next() * Math.PI * 2;
    return {
      way: [Math.cos(angle), Math.sin(angle) * 0.8] as Point,
      far: 0.3 + next() * 0.9,
      wide: 0.14 + next() * 0.22,
    };
  });
  await clock.run(350 + 750 * size, (part) => {
    air.clear();
    const spread = out(part);
    for (const { way, far, wide } of puffs) {
      const middle: Point = [
        at[0] + way[0] * far * spread * size,
        at[1] + (way[1] * far * spread - 0.25 * part) * size,
      ];
      wash(air, [circle(middle, wide * (0.6 + spread) * size, 16)], {
        colour: MARKS.dust,
        alpha: 0.6 * (1 - part),
      });
      const block: Point = [
        at[0] + way[0] * far * 1.1 * spread * size,
        at[1] + way[1] * far * spread * size - 0.8 * part * (1 - part),
      ];
      wash(air, [circle(block, 0.05 * size, 5)], { colour: MARKS.ink, alpha: 1 - part * part });
    }
  });
  air.clear();
}

/** Moves a counter along the line from its home towards a place, by a distance in s. */
function push(
  { counters, clock }: Theatre,
  id: PieceId,
  [home, at]: readonly [home: Point, at: Point],
  time: number,
  reach: (part: number) => number,
): Promise<void> {
  const token = counters.token(id);
  if (token === undefined) return Promise.resolve();
  const length = distance(home, at) || 1;
  return clock.run(time, (part) =>
    counters.hold(token, between(home, at, reach(part) / length), token.seat.size),
  );
}

function clash(air: Graphics, [x, y]: Point, part: number): void {
  const rays = Array.from({ length: 8 }, (_, i): Line => {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [
      [x + c * 0.12, y + s * 0.12],
      [x + c * (0.28 + 0.16 * part), y + s * (0.28 + 0.16 * part)],
    ];
  });
  air.clear();
  stroke(air, rays, false, { colour: '#1a0f00', width: 0.12 });
  stroke(air, rays, false, { colour: '#ffd24a', width: 0.06 });
}

function arc(from: Point, to: Point, high: number, start: number, end: number): Line {
  return Array.from({ length: 13 }, (_, i): Point => {
    const part = start + ((end - start) * i) / 12;
    const [x, y] = between(from, to, part);
    return [x, y - high * 4 * part * (1 - part)];
  });
}
