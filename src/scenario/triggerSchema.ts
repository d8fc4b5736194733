/** Cases 2.6, 2.13 and 2.21: the shape of triggers, the rules of a scenario written as data. */
import * as z from 'zod/mini';
import { DEFAULT_OPTIONS } from './defaults.ts';
import { effectSchemas, eventConditionSchemas, momentSchema } from './eventSchema.ts';
import { hexside, id, regionSchema, text, whole } from './parts.ts';

const turn = whole(1, 99);
const level = whole(1, 7);
const option = z.enum(Object.keys(DEFAULT_OPTIONS) as [keyof typeof DEFAULT_OPTIONS]);

const plain = [
  z.strictObject({ type: z.literal('holds'), side: id, hexes: regionSchema, atLeast: whole(1, 999) }),
  z.strictObject({ type: z.literal('demoralized'), force: id }),
  z.strictObject({ type: z.literal('demoralizedFor'), force: id, turns: turn }),
  z.strictObject({ type: z.literal('level'), level, side: id }),
  z.strictObject({ type: z.literal('neverLost'), level }),
  z.strictObject({ type: z.literal('gate'), gate: hexside, side: id }),
  z.strictObject({ type: z.literal('slain'), piece: id }),
  z.strictObject({ type: z.literal('wiped'), side: id }),
  z.strictObject({ type: z.literal('arrived'), group: id }),
  z.strictObject({ type: z.literal('turn'), from: turn, to: turn }),
  z.strictObject({ type: z.literal('lastTurn') }),
  z.strictObject({ type: z.literal('option'), option, is: z.union([z.string(), z.boolean()]) }),
  ...eventConditionSchemas,
] as const;

const not = z.strictObject({ type: z.literal('not'), condition: z.discriminatedUnion('type', plain) });

/** Met when all of its own are: to stand within an "any". */
const all = z.strictObject({
  type: z.literal('all'),
  conditions: z.array(z.discriminatedUnion('type', [...plain, not])).check(z.minLength(1)),
});

/** A list of conditions is met when all are; this one when one of its own is. Deeper nesting could be written flat. */
const any = z.strictObject({
  type: z.literal('any'),
  conditions: z.array(z.discriminatedUnion('type', [...plain, not, all])).check(z.minLength(1)),
});

/** The questions of a trigger, by their types. */
export const conditionSchemas = [...plain, not, all, any] as const;

/** What a trigger may do as well as an event. */
const both = [
  /** The side by its id, or "draw". */
  z.strictObject({ type: z.literal('win'), side: id, text }),
  z.strictObject({ type: z.literal('reckon'), text }),
  z.strictObject({ type: z.literal('arrive'), group: id, credit: z._default(whole(0, 999), 0) }),
] as const;

const effect = z.discriminatedUnion('type', [...both, ...effectSchemas]);
export type EffectLine = z.infer<typeof effect>;

/** What a trigger does, by its type. */
export const consequenceSchemas = [
  ...both,
  z.strictObject({ type: z.literal('points'), side: id, points: whole(1, 999), text }),
  z.strictObject({
    type: z.literal('effects'),
    /** In the whole battle. */
    once: z._default(z.boolean(), true),
    effects: z.array(effect).check(z.minLength(1)),
  }),
] as const;

export const triggerSchema = z.strictObject({
  id,
  when: z.union([z.enum(['besiegerMoves', 'defenderMoves', 'turnEnds']), momentSchema]),
  if: z.array(z.discriminatedUnion('type', conditionSchemas)),
  /** One die that must show at least so much; of arrivals and events only (2.6.1, 2.21.1). */
  roll: z.optional(z.strictObject({ atLeast: whole(2, 6) })),
  then: z.discriminatedUnion('type', consequenceSchemas),
});

export type TriggerLine = z.infer<typeof triggerSchema>;
export type ConditionLine = TriggerLine['if'][number];
export type ConsequenceLine = TriggerLine['then'];
