/** Hexes that victories and points ask for (2.13): whoever holds them, alone or among others. */
import type { HexId } from '../../board/hex.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { Condition } from '../../engine/trigger.ts';
import { conditionWords } from '../words/conditions.ts';

/** A condition of a verdict or of points, and the hexes that it is about. */
export interface HexGoal {
  readonly condition: Condition;
  readonly hexes: readonly HexId[];
}

/** Everything that is asked about hexes, in the order of the triggers. */
export function hexGoals({ triggers }: Battle): readonly HexGoal[] {
  return triggers
    .filter(({ then }) => then.type === 'win' || then.type === 'points')
    .flatMap(({ if: conditions }) => conditions)
    .map((condition) => ({ condition, hexes: hexesOf(condition) }))
    .filter(({ hexes }) => hexes.length > 0);
}

function hexesOf(condition: Condition): readonly HexId[] {
  if (condition.type === 'not') return hexesOf(condition.condition);
  if (condition.type === 'all' || condition.type === 'any') return condition.conditions.flatMap(hexesOf);
  return condition.type === 'holds' ? condition.hexes : [];
}

/** Goals in words, with the figures of the moment; nothing twice. */
export function goalWords(battle: Battle, state: GameState, goals: readonly HexGoal[]): readonly string[] {
  return [...new Set(goals.map(({ condition }) => conditionWords(battle, state, condition)))];
}
