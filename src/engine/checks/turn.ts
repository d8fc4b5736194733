/** Case 2.18: one game-turn follows another. */
import type { Battle } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import type { GameState } from '../state.ts';

/** The next game-turn begins: the marks of all pieces are cleared. Not asked after the last turn, which victory ends. */
export function turnBegins(_battle: Battle, state: GameState): readonly GameEvent[] {
  return [{ type: 'TurnBegan', turn: state.turn + 1, cite: '2.18' }];
}
