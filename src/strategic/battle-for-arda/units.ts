/** The units of the Battle for Arda: strengths on a die of twelve, classes, targeted attacks and supports. */
import * as z from 'zod/mini';
import { CATEGORIES, type Role } from './terrain.ts';
import facts from './facts/units.json' with { type: 'json' };

/** Sets of units that supports and targeted attacks name: `led` may be led, `afraid` feels terror, `exposed` suffers from battlements. */
const CLASSES = [
  'melee',
  'ranged',
  'infantry',
  'led',
  'afraid',
  'exposed',
  'formation',
  'antiair',
  'flank',
  'siege',
  'trample',
  'duel',
] as const;

/** A set of units. */
export type UnitClass = (typeof CLASSES)[number];

/** The seven kinds of targeted attack, in the order they are fired. */
export const TARGETED_ATTACKS = [
  'antiair',
  'siege',
  'duel',
  'formation',
  'charge',
  'flank',
  'trample',
] as const;

/** A kind of targeted attack. */
export type TargetedAttack = (typeof TARGETED_ATTACKS)[number];

/** The eight kinds of support. */
export const SUPPORTS = [
  'ranged',
  'armor',
  'shield',
  'web',
  'leadership',
  'terror',
  'battlements_bonus',
  'battlements_penalty',
] as const;

/** A kind of support. */
export type SupportKind = (typeof SUPPORTS)[number];

/** Strength and number of dice. */
const dice = z.tuple([z.int(), z.int()]);

const unitSchema = z.strictObject({
  id: z.string(),
  cost: z.int(),
  attack: dice,
  defence: dice,
  hitPoints: z.int(),
  category: z.nullable(z.enum(CATEGORIES)),
  classes: z.array(z.enum(CLASSES)),
  /** In the air: attack and defence of the first round's air combat. */
  air: z.optional(z.tuple([z.int(), z.int()])),
  targeted: z.optional(
    z.strictObject({
      type: z.enum(TARGETED_ATTACKS),
      attack: z.int(),
      defence: z.int(),
      shots: z.int(),
    }),
  ),
  supports: z._default(
    z.array(z.strictObject({ type: z.enum(SUPPORTS), bonus: z.int(), number: z.int() })),
    [],
  ),
  /** `invulnerable`: neither damaged nor destroyed; `spent`: used up by its one attack; `repaired`: whole again every round. */
  traits: z._default(z.array(z.enum(['ship', 'immobile', 'invulnerable', 'spent', 'repaired'])), []),
});

/** A kind of unit. */
export type Unit = z.infer<typeof unitSchema>;

/** Every kind of unit by its id. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  z
    .array(unitSchema)
    .parse(facts)
    .map((unit) => [unit.id, unit]),
);

/** The units that keep enemy cavalry and beasts from charging, flanking and trampling. */
const FORTIFICATIONS: ReadonlySet<string> = new Set([
  'war_wagon',
  'ancient_tower',
  'fortress',
  'ancient_wall',
  'wall',
]);

/** Whether a unit is a fortification. */
export function isFortification({ id }: Unit): boolean {
  return FORTIFICATIONS.has(id);
}

/** Strength and number of dice in a role. */
export function diceOf(unit: Unit, role: Role): Readonly<{ strength: number; rolls: number }> {
  const [strength, rolls] = unit[role];
  return { strength, rolls };
}
