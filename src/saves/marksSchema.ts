/** The shape of the marks beside a record. */
import * as z from 'zod/mini';
import type { Purpose } from '../engine/dice.ts';
import { actionSchema } from './actionSchema.ts';
import type { Marks } from './marks.ts';
import { MANY, wholeNumber } from './numbers.ts';

const PURPOSES = [
  'breach',
  'bombard',
  'casualty',
  'result',
  'throw-down',
  'slip',
  'rally',
  'duel',
  'caught',
  'bereft',
  'spell',
  'head',
  'arrival',
  'event',
] as const satisfies readonly Purpose[];

const count = wholeNumber<number>(0, MANY);

/** The section `marks` of a saved match; files without it are as good. */
export const marksSchema: z.ZodMiniType<Marks> = z.strictObject({
  byHand: z.array(count),
  takenBack: z.array(
    z.strictObject({
      at: count,
      turn: count,
      step: z.string(),
      action: actionSchema,
      faces: z.array(wholeNumber<number>(1, 6)),
      purpose: z.nullable(z.enum(PURPOSES)),
      byHand: z.boolean(),
      waits: z.boolean(),
    }),
  ),
});
