/** H5: the rest of a battle by dice, from where the hexes left it: the units that the dice leave, as hit points of figures. */
import { figuresOfStack, ROLES, type Figure } from '../figures.ts';
import type { Stack } from '../force.ts';
import type { Sides } from '../targeted.ts';

/** The hit points of every figure after the dice: of each kind the soundest stand, and nobody has more than he had. */
export function pointsAfterDice(
  start: Sides,
  before: Readonly<Record<string, number>>,
  left: Sides,
): Readonly<Record<string, number>> {
  const points: Record<string, number> = {};
  for (const role of ROLES) {
    for (const stack of start[role]) {
      const stands = left[role].find(({ unit }) => unit.id === stack.unit.id);
      Object.assign(points, pointsOfStack(figuresOfStack(role, stack), before, stands));
    }
  }
  return points;
}

function pointsOfStack(
  figures: readonly Figure[],
  before: Readonly<Record<string, number>>,
  stands: Stack | undefined,
): Readonly<Record<string, number>> {
  const soundest = figures.toSorted((a, b) => before[b.id]! - before[a.id]!);
  const alive = soundest.slice(0, stands?.count ?? 0);
  const points = Object.fromEntries(figures.map(({ id }) => [id, 0]));
  for (const { id } of alive) points[id] = before[id]!;
  const borne = alive.reduce((sum, { id, unit }) => sum + unit.hitPoints - points[id]!, 0);
  for (let owed = (stands?.damage ?? 0) - borne; owed > 0; owed--) {
    const hit = alive.reduce((most, one) => (points[one.id]! > points[most.id]! ? one : most));
    points[hit.id] = points[hit.id]! - 1;
  }
  return points;
}
