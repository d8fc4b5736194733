/** Case 2.13: who has won, asked at the end of each game-turn. */
import type { Battle } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import type { GameState } from '../state.ts';
import { isLastTurn, isMet } from '../triggers/conditions.ts';

/** The trigger a verdict names when the last turn ends and no condition of the scenario is met. */
export const NOBODY_WON = 'nobody-won';

/**
 * The scenario's triggers in their order: the first whose conditions are all met ends the battle (2.13.2). If none is
 * at the end of the last turn, the battle is a draw (2.13.4).
 */
export function victory(battle: Battle, state: GameState): readonly GameEvent[] {
  const met = battle.triggers.find((trigger) =>
    trigger.if.every((condition) => isMet(battle, state, condition)),
  );
  if (met !== undefined) {
    const verdict = { winner: met.then.side, trigger: met.id };
    return [{ type: 'VictoryReached', verdict, cite: '2.13' }];
  }
  if (!isLastTurn(battle, state)) return [];
  return [{ type: 'VictoryReached', verdict: { winner: 'draw', trigger: NOBODY_WON }, cite: '2.13.4' }];
}
