/** Case 2.4: the shape of a roster file, the kinds of pieces a scenario may use. */
import * as z from 'zod/mini';
import { SIGNS } from '../engine/livery.ts';
import { SPELLS } from '../engine/spell.ts';
import { TEMPERS } from '../engine/temper.ts';
import { id, text, whole } from './parts.ts';

/** A printed code (2.4.1): melee and missile letters, armour, morale. */
const code = z
  .string()
  .check(z.regex(/^([A-E]-?)?([a-e]-?)?[1-4][W-Z]$/, 'a code is written as on the counter, such as "Be3X"'));

/** How the machine leads pieces of the kind; no rule reads it. */
const temper = z.optional(z.enum(TEMPERS));

/** The sign on the counter. */
const icon = z.optional(z.enum(SIGNS));

const unitKind = z.strictObject({
  class: z.literal('unit'),
  id,
  name: text,
  /** The fresh side. */
  code,
  /** The reduced side; by 2.4.6 when absent. */
  reverse: z.optional(code),
  /** The counter it is exchanged for when the reduced side is spent (2.4.7); its reverse by 2.4.6 when absent. */
  second: z.optional(z.strictObject({ code, reverse: z.optional(code) })),
  gait: z.enum(['foot', 'horse', 'beast']),
  /** Movement allowance in whole movement points, as printed. */
  ma: whole(1, 20),
  /** Bow range in hexes, for kinds with a missile letter (2.8.3). */
  range: z.optional(whole(1, 9)),
  /** Demoralization value (2.4.1). */
  value: whole(0, 99),
  traits: z.array(z.enum(['fanatic', 'ladders', 'pushes', 'pushes-grond', 'fears-beasts', 'mordor', 'digs'])),
  temper,
  icon,
});

const engineKind = z.strictObject({
  class: z.literal('engine'),
  id,
  name: text,
  weapon: z.enum(['catapult', 'grond', 'siege-tower']),
});

const personageKind = z.strictObject({
  class: z.literal('personage'),
  id,
  name: text,
  /** Leaders rally; individuals only duel (2.20.10). */
  rank: z.enum(['leader', 'individual']),
  /** Full, then reduced (2.4). */
  ratings: z.readonly(z.tuple([whole(1, 20), whole(1, 20)])),
  /** Movement allowance in whole movement points. */
  ma: whole(1, 20),
  /** Of magic leaders: the points they begin with and the spells they can cast (2.12). */
  magic: z.optional(z.strictObject({ points: whole(1, 99), spells: z.array(z.enum(SPELLS)) })),
  gifts: z.array(
    z.enum(['flies', 'wraith', 'slays-wraith', 'wraith-bane', 'mourned', 'avenger', 'banner', 'heartens']),
  ),
  temper,
  icon,
});

const cauldronKind = z.strictObject({ class: z.literal('cauldron'), id, name: text });

/** The kinds by their classes. */
export const kindSchemas = [unitKind, engineKind, personageKind, cauldronKind] as const;

/** One kind of unit or personage (2.4), engine or cauldron (2.0.1). */
export const kindSchema = z.discriminatedUnion('class', kindSchemas);
export type KindSheet = z.infer<typeof kindSchema>;

/** A roster file. */
export const rosterSchema = z.strictObject({
  format: z.literal('pelennor/roster'),
  version: z.literal(1),
  id,
  name: text,
  kinds: z.array(kindSchema),
});
export type Roster = z.infer<typeof rosterSchema>;
