/** Where the fighting is: what a small screen looks at first, and comes back to. */
import type { Battle } from '../engine/battle.ts';
import type { HexId } from '../board/hex.ts';
import type { Point } from '../paint/geometry/curve.ts';
import { centreOf, type Plan } from './plan.ts';

/** Who stands within this many s of a piece may fight beside it or against it soon. */
const NEAR_BY = 7;

interface Standing {
  readonly side: number;
  readonly at: Point;
}

/**
 * The middle of the thickest fight, in s: of the pieces about the one that has most of both sides near it. Where the sides are
 * far apart it lies half way between the two nearest enemies; null while a side has nobody on the map.
 */
export function fightingAt(plan: Plan, { pieces }: Battle, places: readonly number[]): Point | null {
  const all: Standing[] = [];
  places.forEach((place, id) => {
    if (place >= 0) all.push({ side: pieces[id]!.side, at: centreOf(plan, place as HexId) });
  });
  let thickest: Readonly<{ score: number; about: readonly Standing[] }> = { score: 0, about: [] };
  let nearest: Readonly<{ gap: number; about: readonly Standing[] }> = { gap: Infinity, about: [] };
  for (const one of all) {
    const about = all.filter((other) => gapOf(one, other) <= NEAR_BY);
    const friends = about.filter(({ side }) => side === one.side).length;
    const score = Math.min(friends, about.length - friends) + about.length / 1000;
    if (about.length > friends && score > thickest.score) thickest = { score, about };
    for (const other of all) {
      if (other.side === one.side) continue;
      const gap = gapOf(one, other);
      if (gap < nearest.gap) nearest = { gap, about: [one, other] };
    }
  }
  return middleOf(thickest.score > 0 ? thickest.about : nearest.about);
}

function gapOf(one: Standing, other: Standing): number {
  return Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
}

function middleOf(some: readonly Standing[]): Point | null {
  if (some.length === 0) return null;
  const sum = some.reduce<Point>(([x, y], { at }) => [x + at[0], y + at[1]], [0, 0]);
  return [sum[0] / some.length, sum[1] / some.length];
}
