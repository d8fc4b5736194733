/** Case 2.18.4: the decision that must be taken before the game goes on. */
import type { Battle, PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState, Owed } from '../state.ts';
import { sideOf } from './pieces.ts';

/** The decision to be taken now if it is of that type, or null. */
export function owedNow<T extends Owed['type']>(
  state: GameState,
  type: T,
): Extract<Owed, { type: T }> | null {
  const owed = state.owed[0];
  return owed?.type === type ? (owed as Extract<Owed, { type: T }>) : null;
}

/** The decision to be taken now if it is of that type and the acting side's (2.18.2), or null. */
export function mineToDecide<T extends Owed['type']>(
  battle: Battle,
  state: GameState,
  type: T,
): Extract<Owed, { type: T }> | null {
  const owed = owedNow(state, type);
  return owed !== null && sideOf(battle, owed.unit) === state.active ? owed : null;
}

/** Why the acting side may not take a decision of that type for a unit now (2.18.2, 2.18.4), or null. */
export function whyNotDecide(
  battle: Battle,
  state: GameState,
  type: Owed['type'],
  unit: PieceId,
): Refusal | null {
  if (owedNow(state, type)?.unit !== unit) return refuse('not-the-decision-owed', '2.18.4');
  return sideOf(battle, unit) === state.active ? null : refuse('not-your-piece', '2.18.2');
}
