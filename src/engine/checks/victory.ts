/** Case 2.13: who has won, asked at the end of each game-turn. */
import type { Battle } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { byPoints } from '../facts/reckoning.ts';
import { reduce } from '../reduce.ts';
import type { GameState, Verdict } from '../state.ts';
import { isLastTurn, isMet } from '../facts/conditions.ts';

/** The trigger a verdict names when the last turn ends and no condition of the scenario is met. */
export const NOBODY_WON = 'nobody-won';

/**
 * The scenario's triggers in their order: the first whose conditions are all met ends the battle (2.13.2). If none is
 * at the end of the last turn, the battle is a draw (2.13.4).
 */
export function victory(battle: Battle, state: GameState): readonly GameEvent[] {
  const reckoned: GameEvent = { type: 'TurnReckoned', cite: '2.13' };
  const now = reduce(state, reckoned);
  for (const { id, when, if: conditions, then } of battle.triggers) {
    const ends = when === 'turnEnds' && (then.type === 'win' || then.type === 'reckon');
    if (!ends || !conditions.every((condition) => isMet(battle, now, condition))) continue;
    const verdict: Verdict =
      then.type === 'win' ? { winner: then.side, trigger: id, points: null } : byPoints(battle, now, id);
    return [reckoned, { type: 'VictoryReached', verdict, cite: '2.13' }];
  }
  if (!isLastTurn(battle, state)) return [reckoned];
  const nobody: Verdict = { winner: 'draw', trigger: NOBODY_WON, points: null };
  return [reckoned, { type: 'VictoryReached', verdict: nobody, cite: '2.13.4' }];
}
