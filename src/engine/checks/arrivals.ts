/** Cases 2.6.1 and 2.18 (3a, 6b): groups that become available when the movement of their side begins. */
import type { Battle, Side } from '../battle.ts';
import type { Dice } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import type { GameState } from '../state.ts';

/** The arrivals of a side's movement phase, in file order, each with its roll where it asks for one. */
export function arrivals(_battle: Battle, _state: GameState, _side: Side, _dice: Dice): readonly GameEvent[] {
  return [];
}
