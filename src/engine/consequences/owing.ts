/** Case 2.18.4: the two events of a decision, apart from everything that may ask for one. */
import type { Cite } from '../../rulebook/cases.ts';
import type { GameEvent } from '../event.ts';
import type { Owed } from '../state.ts';

/** The first decision is taken. */
export const TAKEN: GameEvent = { type: 'DecisionTaken', cite: '2.18.4' };

/** A decision is put in front of the others. */
export function owe(owed: Owed, cite: Cite): GameEvent {
  return { type: 'DecisionOwed', owed, cite };
}
