/** What the record of a game says beside its entries: which dice real hands threw, and what both players took back. */
import type { Action } from '../engine/action.ts';
import type { Purpose } from '../engine/dice.ts';

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
