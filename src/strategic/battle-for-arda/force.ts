/** The units of one side in a battle, stack by stack, and how hits are taken out of them. */
import { preference, type Role, type TerritoryTerrain } from './terrain.ts';
import type { Falls } from './casualties.ts';
import { diceOf, isFortification, UNITS, type Unit } from './units.ts';

/** Units of one kind. */
export interface Stack {
  readonly unit: Unit;
  /** Strength with the terrain, before supports. */
  readonly base: number;
  /** Dice of each unit. */
  readonly rolls: number;
  /** Its place among the casualties: the owner's list, then the cheapest; 0 is first. */
  readonly rank: number;
  /** Whether its owner lists it among those he gives up first. */
  readonly listed: boolean;
  readonly count: number;
  /** Hits taken that killed nobody yet. */
  readonly damage: number;
}

/** A side: stacks by falling strength, so that supports go to the strongest first. */
export type ArdaForce = readonly Stack[];

/** How many units of each kind, and which kinds their owner gives up first. */
export interface ArdaMuster {
  readonly units: Readonly<Record<string, number>>;
  readonly order: readonly string[];
}

/**
 * The side as it enters the battle, every stack with its rank: the owner's list, then the cheapest first, of those the
 * weakest, of those by name.
 */
export function forceOf(
  { units, order }: ArdaMuster,
  terrains: readonly TerritoryTerrain[],
  role: Role,
): ArdaForce {
  const stacks = Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => {
      const unit = UNITS.get(id)!;
      const { strength, rolls } = diceOf(unit, role);
      return { unit, base: strength + preference(unit.category, terrains, role), rolls, count, damage: 0 };
    });
  const rankOf = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const falling = stacks.toSorted(
    ({ unit: a, base: one }, { unit: b, base: other }) =>
      rankOf(a.id) - rankOf(b.id) || a.cost - b.cost || one - other || (a.id < b.id ? -1 : 1),
  );
  return falling
    .map((stack, rank) => ({ ...stack, rank, listed: order.includes(stack.unit.id) }))
    .toSorted((a, b) => b.base - a.base || a.rank - b.rank);
}

/** How many units stand; with `which`, of those that meet it. */
export function standing(force: ArdaForce, which: (unit: Unit) => boolean = () => true): number {
  return force.reduce((sum, { unit, count }) => sum + (which(unit) ? count : 0), 0);
}

/** Whether a unit can be harmed at all. */
export function vulnerable({ traits }: Unit): boolean {
  return !traits.includes('invulnerable');
}

/**
 * Takes hits out of the units that meet `which`: first those that kill nobody (a fortress, which is repaired every round,
 * before other works, works before the others, the first in rank before the next), then unit by unit as `falls` says. Outright hits kill whatever they hit, the most damaged first.
 * Hits beyond the force are void.
 */
export function afterHits(
  force: ArdaForce,
  hits: number,
  which: (unit: Unit) => boolean,
  falls: Falls,
  outright = false,
): ArdaForce {
  if (hits === 0) return force;
  let left = hits;
  let now = force;
  const eligible = ({ unit }: Stack): boolean => vulnerable(unit) && which(unit);
  const put = (stack: Stack): void => {
    now = now.map((one) => (one.rank === stack.rank ? stack : one)).filter(({ count }) => count > 0);
  };
  if (!outright) {
    const borne = now.filter((one) => eligible(one) && one.unit.hitPoints > 1);
    for (const stack of borne.toSorted((a, b) => firmness(b) - firmness(a) || a.rank - b.rank)) {
      const spare = Math.min(left, stack.count * (stack.unit.hitPoints - 1) - stack.damage);
      left -= spare;
      if (spare > 0) put({ ...stack, damage: stack.damage + spare });
    }
  }
  for (; left > 0; left--) {
    const open = now.filter(eligible);
    if (open.length === 0) break;
    const stack = falls(now, open);
    const healed = Math.min(stack.damage, stack.unit.hitPoints - 1);
    put({ ...stack, count: stack.count - 1, damage: stack.damage - healed });
  }
  return now;
}

/** A fortress bears hits before other works, and works before the others. */
function firmness({ unit }: Stack): number {
  if (unit.traits.includes('repaired')) return 2;
  return isFortification(unit) ? 1 : 0;
}

/** The force at the end of a round: fortresses are whole again. */
export function mendFortresses(force: ArdaForce): ArdaForce {
  return force.map((stack) => (stack.unit.traits.includes('repaired') ? { ...stack, damage: 0 } : stack));
}
