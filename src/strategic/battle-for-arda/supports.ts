/** The eight supports: whom each helps or hinders and when, and the strengths of a round that come of them. */
import type { ArdaForce, Stack } from './force.ts';
import type { Role } from './terrain.ts';
import { SUPPORTS, type SupportKind, type UnitClass } from './units.ts';

/** Whom a support touches, and in which roles of the side that gives it. */
interface SupportRule {
  readonly side: 'allied' | 'enemy';
  readonly when: readonly Role[];
  readonly touches: UnitClass;
}

const ALWAYS: readonly Role[] = ['attack', 'defence'];

const RULES: Readonly<Record<SupportKind, SupportRule>> = {
  ranged: { side: 'allied', when: ['attack'], touches: 'melee' },
  armor: { side: 'enemy', when: ALWAYS, touches: 'melee' },
  shield: { side: 'enemy', when: ALWAYS, touches: 'ranged' },
  web: { side: 'enemy', when: ['defence'], touches: 'melee' },
  leadership: { side: 'allied', when: ALWAYS, touches: 'led' },
  terror: { side: 'enemy', when: ALWAYS, touches: 'afraid' },
  battlements_bonus: { side: 'allied', when: ['defence'], touches: 'infantry' },
  battlements_penalty: { side: 'enemy', when: ['defence'], touches: 'exposed' },
};

/** A strength never leaves the faces of the die. */
const STRONGEST = 12;

/**
 * The strength of every unit of a force this round, stack by stack. A unit is touched once by each kind of support, and
 * by different kinds together; the strongest support goes to the strongest unit first, and none to the unit that gives it.
 */
export function strengthsOf(force: ArdaForce, enemy: ArdaForce, role: Role): readonly (readonly number[])[] {
  const strengths = force.map(({ base, count }) => Array.from({ length: count }, () => base));
  for (const kind of SUPPORTS) {
    const { side, when, touches } = RULES[kind];
    const giverRole = side === 'allied' ? role : role === 'attack' ? 'defence' : 'attack';
    if (!when.includes(giverRole)) continue;
    const pools = poolsOf(side === 'allied' ? force : enemy, kind);
    if (pools.length === 0) continue;
    for (const [at, stack] of force.entries()) {
      if (stack.unit.classes.includes(touches)) share(pools, stack, strengths[at]!);
    }
  }
  return strengths.map((stack) => stack.map((strength) => Math.min(STRONGEST, Math.max(0, strength))));
}

/** What the units of one stack can give of one kind. */
interface Pool {
  readonly giver: Stack;
  readonly bonus: number;
  left: number;
}

/** All that a force can give of one kind, the strongest first. */
function poolsOf(force: ArdaForce, kind: SupportKind): readonly Pool[] {
  const pools: Pool[] = [];
  for (const giver of force) {
    for (const { type, bonus, number } of giver.unit.supports) {
      if (type === kind) pools.push({ giver, bonus, left: number * giver.count });
    }
  }
  return pools.length < 2 ? pools : pools.toSorted((a, b) => Math.abs(b.bonus) - Math.abs(a.bonus));
}

/** Gives the units of a stack, in their order, what is left of the pools; a lone giver has none for itself. */
function share(pools: readonly Pool[], stack: Stack, strengths: number[]): void {
  let from = 0;
  for (const pool of pools) {
    if (pool.giver === stack && stack.count === 1) continue;
    const to = Math.min(strengths.length, from + pool.left);
    pool.left -= to - from;
    for (; from < to; from++) strengths[from]! += pool.bonus;
  }
}
