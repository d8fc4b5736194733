/** Who falls next: the unit whose loss costs its side least in the role it plays here, or the cheapest. Odds and battle share it. */
import type { ArdaForce, Stack } from './force.ts';
import { strengthsOf } from './supports.ts';
import type { Role } from './terrain.ts';

/** In which order casualties fall where their owner lists no units, or when his list is used up. */
export const CASUALTIES = ['leastPower', 'cheapest'] as const;

/** A policy of casualties. */
export type Casualties = (typeof CASUALTIES)[number];

/** The stack that loses the next unit, of those that may. */
export type Falls = (force: ArdaForce, open: readonly Stack[]) => Stack;

/** Who falls of a force in its role, with this enemy before it; what was found once is found again in the same book. */
export function fallsBy(policy: Casualties, role: Role, enemy: ArdaForce, book: Map<string, string>): Falls {
  if (policy === 'cheapest') return (_, open) => first(open, (a, b) => a.rank - b.rank);
  const facing = countsOf(enemy);
  return (force, open) => {
    const listed = open.filter((stack) => stack.listed);
    if (listed.length > 0) return first(listed, (a, b) => a.rank - b.rank);
    if (open.length === 1) return open[0]!;
    const key = [role, countsOf(force), facing, open.map(({ unit }) => unit.id)].join('|');
    const known = book.get(key);
    const found = open.find(({ unit }) => unit.id === known) ?? leastMissed(force, open, role, enemy);
    book.set(key, found.unit.id);
    return found;
  };
}

/**
 * The stack whose next unit is missed least: what the own side would throw without it, and what the enemy would, for its
 * supports help friends and hinder foes. Ties by the unit's own power, then the cheapest, then by name.
 */
function leastMissed(force: ArdaForce, open: readonly Stack[], role: Role, enemy: ArdaForce): Stack {
  const missed = open.map((stack) => {
    const without = force.map((one) => (one.rank === stack.rank ? { ...one, count: one.count - 1 } : one));
    const left = without.filter(({ count }) => count > 0);
    return { stack, edge: powerOf(enemy, left, ACROSS[role]) - powerOf(left, enemy, role) };
  });
  return first(
    missed,
    (a, b) =>
      a.edge - b.edge ||
      a.stack.base * a.stack.rolls - b.stack.base * b.stack.rolls ||
      a.stack.unit.cost - b.stack.unit.cost ||
      (a.stack.unit.id < b.stack.unit.id ? -1 : 1),
  ).stack;
}

const ACROSS: Readonly<Record<Role, Role>> = { attack: 'defence', defence: 'attack' };

/** The power of a side: strength times dice of all its units, with every support. */
function powerOf(force: ArdaForce, enemy: ArdaForce, role: Role): number {
  return strengthsOf(force, enemy, role).reduce(
    (sum, strengths, at) => strengths.reduce((all, strength) => all + strength * force[at]!.rolls, sum),
    0,
  );
}

function countsOf(force: ArdaForce): string {
  return force.map(({ unit, count }) => `${unit.id}${count}`).join();
}

function first<T>(some: readonly T[], order: (a: T, b: T) => number): T {
  return some.reduce((best, one) => (order(one, best) < 0 ? one : best));
}
