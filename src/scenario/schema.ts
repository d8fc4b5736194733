/** The shape of a scenario file: map, kinds, sides, pieces, set-up, and its end written as triggers. */
import * as z from 'zod/mini';
import { mapSchema } from './mapSchema.ts';
import { hexName, id, text, whole } from './parts.ts';
import { kindSchema, type KindSheet } from './rosterSchema.ts';
import type { MapFile } from '../board/mapFile.ts';

/** Hexes by the name of a zone, of the scenario or of its map, or one by one. */
export const regionSchema = z.union([z.string(), z.array(hexName)]);

const force = z.strictObject({
  id,
  name: text,
  /** Where its demoralization begins (2.10.1). */
  threshold: whole(1, 999),
  /** Of the defender: takes the blows to the fortress; of the besieger: gains by them (2.10.2). One of each side. */
  holds: z.boolean(),
});

export const sideSchema = z.strictObject({
  id,
  role: z.enum(['defender', 'besieger']),
  name: text,
  forces: z.array(force),
});

export const turnsSchema = z.strictObject({
  first: whole(1, 99),
  last: whole(1, 99),
  night: z.array(whole(1, 99)),
  names: z._default(z.record(z.string().check(z.regex(/^\d+$/, 'a turn is named by its number')), text), {}),
});

export const optionsSchema = z.strictObject({
  /** 2.5.4 */
  approachMarch: z._default(z.boolean(), true),
  /** 2.10.5 */
  levelControl: z._default(z.enum(['empty', 'gate']), 'empty'),
  /** 2.11.12 */
  grond: z._default(z.literal('always-active'), 'always-active'),
});

const place = z
  .string()
  .check(z.regex(/^(off|\d{4}|\d{6})$/, 'a place is a printed hex number such as "1213", or "off"'));

/** Hexes of the scenario's own, by name. */
export const zonesSchema = z.record(z.string(), z.array(hexName));

export const pieceSchema = z.strictObject({ id, kind: id, force: id, at: place });

export const setupSchema = z.strictObject({
  force: id,
  /** "all": every piece of the force that no other line of the set-up names. */
  pieces: z.union([z.literal('all'), z.array(id)]),
  zone: regionSchema,
  name: text,
});

const condition = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('holds'), side: id, hexes: regionSchema, atLeast: whole(1, 999) }),
  z.strictObject({ type: z.literal('demoralized'), force: id }),
  z.strictObject({ type: z.literal('lastTurn') }),
]);

export const triggerSchema = z.strictObject({
  id,
  when: z.literal('turnEnds'),
  if: z.array(condition),
  /** The side by its id, or "draw". */
  then: z.strictObject({ type: z.literal('win'), side: id, text }),
});

/** A scenario file; its parts in the order in which they are written. */
export const scenarioSchema = z.strictObject({
  format: z.literal('pelennor/scenario'),
  version: z.literal(1),
  id,
  title: text,
  summary: text,
  notes: z.optional(text),
  map: z.union([z.strictObject({ file: z.string() }), z.strictObject({ inline: mapSchema })]),
  kinds: z.array(z.union([z.string(), kindSchema])),
  sides: z.array(sideSchema),
  turns: turnsSchema,
  options: z._default(optionsSchema, { approachMarch: true, levelControl: 'empty', grond: 'always-active' }),
  ladders: whole(0, 99),
  zones: z._default(zonesSchema, {}),
  pieces: z.array(pieceSchema),
  setup: z.array(setupSchema),
  triggers: z.array(triggerSchema),
});
export type ScenarioFile = z.infer<typeof scenarioSchema>;
export type SideLine = z.infer<typeof sideSchema>;
export type Turns = z.infer<typeof turnsSchema>;
export type PieceLine = z.infer<typeof pieceSchema>;
export type SetupLine = z.infer<typeof setupSchema>;
export type TriggerLine = z.infer<typeof triggerSchema>;
export type ConditionLine = TriggerLine['if'][number];

/** A scenario that needs no other file: its map and the kinds it uses are part of it. */
export type InlineScenario = Omit<ScenarioFile, 'map' | 'kinds'> &
  Readonly<{ map: Readonly<{ inline: MapFile }>; kinds: readonly KindSheet[] }>;

/** The published JSON Schema (2020-12) of scenario files, for editors: parts with a default may be left out. */
export function scenarioJsonSchema(): object {
  return z.toJSONSchema(scenarioSchema, { io: 'input' });
}
