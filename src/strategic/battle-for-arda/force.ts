/** The units of one side in a battle, stack by stack, and how hits are taken out of them. */
import { preference, type Role, type Terrain } from './terrain.ts';
import { diceOf, UNITS, type Unit } from './units.ts';

/** Units of one kind. */
export interface Stack {
  readonly unit: Unit;
  /** Strength with the terrain, before supports. */
  readonly base: number;
  /** Dice of each unit. */
  readonly rolls: number;
  /** Its place in the order of casualties: 0 falls first. */
  readonly rank: number;
  readonly count: number;
  /** Hits taken that killed nobody yet. */
  readonly damage: number;
}

/** A side: stacks by falling strength, so that supports go to the strongest first. */
export type Force = readonly Stack[];

/** How many units of each kind, and which kinds their owner gives up first. */
export interface Muster {
  readonly units: Readonly<Record<string, number>>;
  readonly order: readonly string[];
}

/**
 * The side as it enters the battle. Casualties fall in the owner's order, then the cheapest first, of those the weakest,
 * of those by name: odds and battle share this order.
 */
export function forceOf({ units, order }: Muster, terrains: readonly Terrain[], role: Role): Force {
  const stacks = Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => {
      const unit = UNITS.get(id)!;
      const { strength, rolls } = diceOf(unit, role);
      return { unit, base: strength + preference(unit.category, terrains, role), rolls, count, damage: 0 };
    });
  const named = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const falling = stacks.toSorted(
    ({ unit: a, base: one }, { unit: b, base: other }) =>
      named(a.id) - named(b.id) || a.cost - b.cost || one - other || (a.id < b.id ? -1 : 1),
  );
  return falling
    .map((stack, rank) => ({ ...stack, rank }))
    .toSorted((a, b) => b.base - a.base || a.rank - b.rank);
}

/** How many units stand; with `which`, of those that meet it. */
export function standing(force: Force, which: (unit: Unit) => boolean = () => true): number {
  return force.reduce((sum, { unit, count }) => sum + (which(unit) ? count : 0), 0);
}

/** Whether a unit can be harmed at all. */
export function vulnerable({ traits }: Unit): boolean {
  return !traits.includes('invulnerable');
}

/**
 * Takes hits out of the units that meet `which`: first those that kill nobody (the ones repaired every round before the
 * others), then unit by unit in the order of casualties. Outright hits kill whatever they hit, the most damaged first.
 * Hits beyond the force are void.
 */
export function afterHits(
  force: Force,
  hits: number,
  which: (unit: Unit) => boolean,
  outright = false,
): Force {
  if (hits === 0) return force;
  let left = hits;
  const hit = new Map<number, Stack>();
  const eligible = force
    .filter(({ unit }) => vulnerable(unit) && which(unit))
    .toSorted((a, b) => a.rank - b.rank);
  if (!outright) {
    for (const stack of eligible.toSorted((a, b) => repaired(b) - repaired(a))) {
      const spare = Math.min(left, stack.count * (stack.unit.hitPoints - 1) - stack.damage);
      left -= spare;
      hit.set(stack.rank, { ...stack, damage: stack.damage + spare });
    }
  }
  for (const whole of eligible) {
    const stack = hit.get(whole.rank) ?? whole;
    const dead = Math.min(left, stack.count);
    left -= dead;
    const borne = Math.min(stack.damage, dead * (stack.unit.hitPoints - 1));
    hit.set(stack.rank, { ...stack, count: stack.count - dead, damage: stack.damage - borne });
  }
  return force.map((stack) => hit.get(stack.rank) ?? stack).filter(({ count }) => count > 0);
}

function repaired({ unit }: Stack): number {
  return unit.traits.includes('repaired') ? 1 : 0;
}

/** The force at the end of a round: fortresses are whole again. */
export function mended(force: Force): Force {
  return force.map((stack) => (repaired(stack) === 1 ? { ...stack, damage: 0 } : stack));
}
