/** The shape of a saved match: the whole scenario, what was done with which faces, and a few states to fall back on. */
import * as z from 'zod/mini';
import type { Entry } from '../game/match.ts';
import { actionSchema } from './actionSchema.ts';
import { marksSchema } from './marksSchema.ts';
import { MANY, wholeNumber } from './numbers.ts';
import { tableSchema } from './tableSchema.ts';

/** One action with its dice. */
export const entrySchema: z.ZodMiniType<Entry> = z.strictObject({
  action: actionSchema,
  faces: z.array(wholeNumber<number>(1, 6)),
  checkpoint: z.nullable(
    z.string().check(z.regex(/^[0-9a-f]{16}$/, 'a checkpoint is written as 16 hexadecimal digits')),
  ),
});

const INT32 = 2 ** 31;

/** The source of the next dice: four numbers of 32 bits. */
export const generatorSchema = z.array(wholeNumber<number>(-INT32, INT32 - 1)).check(z.length(4));

/**
 * A saved match. The scenario carries its map and kinds; `hash` is its hash. States are read only where they are
 * needed, so that a change of their shape does not spoil the record.
 */
export const matchSchema = z.strictObject({
  format: z.literal('pelennor/match'),
  version: z.literal(1),
  rules: z.string(),
  scenario: z.unknown(),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'a hash is written as 64 hexadecimal digits')),
  /** The state the record begins with, or null where that is the scenario's own. */
  start: z.unknown(),
  /** The source of the next dice. */
  generator: generatorSchema,
  entries: z.array(entrySchema),
  /** States after so many entries. */
  snapshots: z.array(z.strictObject({ after: wholeNumber<number>(0, MANY), state: z.unknown() })),
  /** Who sits where, the clocks, the match; no rule asks for it. */
  table: z.optional(tableSchema),
  /** Which dice were thrown by hand, and what both players took back. */
  marks: z.optional(marksSchema),
});
export type SavedMatch = z.infer<typeof matchSchema>;
