/** The shapes of a game as a browser keeps it: what it began with, one record after the other, and where it stood at a step. */
import * as z from 'zod/mini';
import { entrySchema, generatorSchema } from './schema.ts';

/** What a kept game begins with: its scenario, its first state, the source of its dice. States are read by `readState`. */
export const openingSchema = z.object({
  document: z.unknown(),
  start: z.unknown(),
  generator: generatorSchema,
  takenBack: z.optional(z.unknown()),
  rules: z.optional(z.string()),
});

/** One thing the players did, took back, or did again. */
export const recordSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('did'),
    entry: entrySchema,
    generator: generatorSchema,
    byHand: z.optional(z.literal(true)),
  }),
  z.object({ type: z.literal('undid') }),
  z.object({ type: z.literal('redid') }),
  z.object({ type: z.literal('agreed') }),
]);

/** Where a game stood when a step was entered. */
export const snapshotSchema = z.object({ state: z.unknown(), generator: generatorSchema });
