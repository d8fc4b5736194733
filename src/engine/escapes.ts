/** Cases 2.20.6 and 2.20.7: personages who are caught, or whose unit is gone. */
import type { HexId } from '../board/hex.ts';
import type { Battle, PieceId, Side } from './battle.ts';
import type { Dice } from './dice.ts';
import type { GameEvent } from './event.ts';
import type { GameState, Owed } from './state.ts';

/** What becomes of the personages of a side in a hex whose unit has been eliminated (2.20.7): asked with the state after that. */
export function bereft(
  _battle: Battle,
  _state: GameState,
  _side: Side,
  _hex: HexId,
  _dice: Dice,
): readonly GameEvent[] {
  return [];
}

/** What becomes of enemy personages without a unit whose hex a unit enters (2.20.6). */
export function caught(
  _battle: Battle,
  _state: GameState,
  _unit: PieceId,
  _hex: HexId,
  _dice: Dice,
): readonly GameEvent[] {
  return [];
}

/** Carries out an escape that leaves no choice; empty where the owner must choose (2.18.4, 2.20.7). */
export function settleEscape(
  _battle: Battle,
  _state: GameState,
  _owed: Extract<Owed, { type: 'escape' }>,
): readonly GameEvent[] {
  return [];
}
