/** Case 2.20.8: who goes back after a duel, alone or with the unit of his hex. */
import type { Battle } from './battle.ts';
import type { GameEvent } from './event.ts';
import type { GameState, Owed } from './state.ts';

/** Carries out a withdrawal that leaves no choice; empty where the owner must choose (2.18.4, 2.20.8). */
export function settleWithdraw(
  _battle: Battle,
  _state: GameState,
  _owed: Extract<Owed, { type: 'withdraw' }>,
): readonly GameEvent[] {
  return [];
}
