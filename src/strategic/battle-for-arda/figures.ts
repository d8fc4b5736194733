/** The units of a battle as figures on the hexes: one a unit, with its hit points as steps. What nothing can harm stays at home. */
import type { TacticalResult } from '../siege.ts';
import { vulnerable, type ArdaForce, type Stack } from './force.ts';
import type { Sides } from './targeted.ts';
import type { Role } from './terrain.ts';
import type { Unit } from './units.ts';

/** A unit with an id of its own. */
export interface Figure {
  /** `attack:uruk_warrior:1`. */
  readonly id: string;
  readonly role: Role;
  readonly unit: Unit;
}

export const ROLES: readonly Role[] = ['attack', 'defence'];

/** The figures of one side, the strongest in this land first. */
export function figuresIn(role: Role, force: ArdaForce): readonly Figure[] {
  return force.flatMap((stack) => figuresOfStack(role, stack));
}

/** The steps of every figure of both sides as they enter the battle. */
export function stepsAtStart(sides: Sides): Readonly<Record<string, number>> {
  const figures = ROLES.flatMap((role) => figuresIn(role, sides[role]));
  return Object.fromEntries(figures.map(({ id, unit }) => [id, unit.hitPoints]));
}

/** The sides that these steps leave: who has a step left stands, with damage for the steps that are gone. */
export function sidesAfter(start: Sides, steps: TacticalResult['steps']): Sides {
  return {
    attack: forceAfter('attack', start.attack, steps),
    defence: forceAfter('defence', start.defence, steps),
  };
}

/** The figures of a stack; none of what is invulnerable. */
export function figuresOfStack(role: Role, { unit, count }: Stack): readonly Figure[] {
  if (!vulnerable(unit)) return [];
  return Array.from({ length: count }, (_, at) => ({ id: `${role}:${unit.id}:${at + 1}`, role, unit }));
}

function forceAfter(role: Role, force: ArdaForce, steps: TacticalResult['steps']): ArdaForce {
  return force
    .map((stack) => {
      if (!vulnerable(stack.unit)) return stack;
      const left = figuresOfStack(role, stack)
        .map(({ id }) => steps[id]!)
        .filter((one) => one > 0);
      const damage = left.reduce((sum, one) => sum + stack.unit.hitPoints - one, 0);
      return { ...stack, count: left.length, damage };
    })
    .filter(({ count }) => count > 0);
}
