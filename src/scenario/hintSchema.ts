/** The shape of hints: what the author tells the machine that plays a side. No rule reads them. */
import * as z from 'zod/mini';
import { hexside, id, regionSchema, whole } from './parts.ts';

/** What is to be kept or taken. */
const objective = z.union([
  z.strictObject({ hexes: regionSchema }),
  z.strictObject({ level: whole(1, 7) }),
  z.strictObject({ gate: hexside }),
]);
export type ObjectiveLine = z.infer<typeof objective>;

/** Whom the hint tells it: a side, or only one of its forces. */
const told = { side: id, force: z.optional(id) } as const;

/** The hints, by their types. */
export const hintSchemas = [
  z.strictObject({ type: z.literal('hold'), ...told, objective }),
  z.strictObject({ type: z.literal('take'), ...told, objective, by: whole(1, 99) }),
  z.strictObject({
    type: z.literal('reserve'),
    ...told,
    /** Left out: everybody of the force, or of the side. */
    pieces: z.optional(z.array(id)),
    hexes: regionSchema,
    /** The first turn in which they are free; left out: none. */
    until: z.optional(whole(1, 99)),
    /** They are free while an enemy stands within so many hexes; left out: whoever comes. */
    reach: z.optional(whole(1, 99)),
  }),
] as const;

export const hintSchema = z.discriminatedUnion('type', hintSchemas);
export type HintLine = z.infer<typeof hintSchema>;
export type ReserveLine = Extract<HintLine, { type: 'reserve' }>;
