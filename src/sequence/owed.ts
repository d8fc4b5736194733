/** Case 2.18.4: the decisions that somebody may owe in the middle of a step, one row each. */
import type { ActionType } from '../engine/action.ts';
import type { Owed } from '../engine/state.ts';

/** What the sequence makes of a decision that is owed. */
interface OwedRow {
  /** What tells the chart of it. */
  readonly signal: string;
  /** The last part of the name of the step in which it is taken. */
  readonly step: string;
  /** The actions that take it. */
  readonly answers: readonly ActionType[];
  /** Its number in checkpoints: never given to another, never changed. */
  readonly code: number;
}

/** Every decision by its type: adding one to the `Owed` union asks for a row here. */
export const OWED = {
  retreat: { signal: 'RetreatOwed', step: 'retreating', answers: ['Retreat'], code: 0 },
  advance: { signal: 'AdvanceOffered', step: 'advancing', answers: ['Advance', 'HoldGround'], code: 1 },
  slip: { signal: 'SlipOffered', step: 'slipping', answers: ['SlipAway', 'StandFast'], code: 2 },
  duel: { signal: 'DuelOffered', step: 'answering', answers: ['AcceptDuel', 'DeclineDuel'], code: 3 },
  withdraw: { signal: 'WithdrawalOwed', step: 'withdrawing', answers: ['Withdraw'], code: 4 },
  escape: { signal: 'EscapeOwed', step: 'escaping', answers: ['Escape'], code: 5 },
} as const satisfies Record<Owed['type'], OwedRow>;

/** The steps in which a decision is taken. */
export const DECIDING: ReadonlySet<string> = new Set(Object.values(OWED).map(({ step }) => step));
