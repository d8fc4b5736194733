/** What the record of a game says beside its entries: which dice real hands threw, and what both players took back. */
import * as z from 'zod/mini';
import type { Action } from '../engine/action.ts';
import type { Purpose } from '../engine/dice.ts';
import { actionSchema } from './actionSchema.ts';
import { MANY, numbered } from './numbers.ts';

/** An action that both players took back although it was behind a barrier. Its dice lie as they fell. */
export interface TakenBack {
  /** How many entries stood before it. */
  readonly at: number;
  /** When it was done: only then does the same action find its dice again. */
  readonly turn: number;
  readonly step: string;
  readonly action: Action;
  readonly faces: readonly number[];
  /** What its first dice were thrown for; null where there were none. */
  readonly purpose: Purpose | null;
  readonly byHand: boolean;
  /** Whether its dice still wait for the same action. */
  readonly waits: boolean;
}

/** The marks beside a record. */
export interface Marks {
  /** Numbers of the entries whose dice were thrown by hand, from 0 and rising. */
  readonly byHand: readonly number[];
  /** In the order in which they were taken back. */
  readonly takenBack: readonly TakenBack[];
}

export const NO_MARKS: Marks = { byHand: [], takenBack: [] };

/** The marks as far as they speak of the first `entries` entries: what a game that goes on from there has of them. */
export function marksUpTo({ byHand, takenBack }: Marks, entries: number): Marks {
  return {
    byHand: byHand.filter((one) => one < entries),
    takenBack: takenBack.filter(({ at }) => at < entries).map((one) => ({ ...one, waits: false })),
  };
}

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
] as const satisfies readonly Purpose[];

const count = numbered<number>(0, MANY);

/** The section `marks` of a saved match; files without it are as good. */
export const marksSchema: z.ZodMiniType<Marks> = z.strictObject({
  byHand: z.array(count),
  takenBack: z.array(
    z.strictObject({
      at: count,
      turn: count,
      step: z.string(),
      action: actionSchema,
      faces: z.array(numbered<number>(1, 6)),
      purpose: z.nullable(z.enum(PURPOSES)),
      byHand: z.boolean(),
      waits: z.boolean(),
    }),
  ),
});
