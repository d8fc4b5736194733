/** Hexes that victories and points ask for (2.13): whoever holds them, alone or among others. */
import type { HexId } from '../../board/hex.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { Condition } from '../../engine/trigger.ts';
import { conditionWords } from '../words/conditions.ts';

/** A condition of a verdict or of points, as it stands now, and the hexes that it is about. */
export interface HexGoal {
  readonly text: string;
  readonly hexes: readonly HexId[];
}

/** Everything that is asked about hexes, in the order of the triggers, nothing twice. */
export function hexGoals(battle: Battle, state: GameState): readonly HexGoal[] {
  const conditions = battle.triggers
    .filter(({ then }) => then.type === 'win' || then.type === 'points')
    .flatMap(({ if: all }) => all);
  const goals = conditions.flatMap((condition) => {
    const hexes = hexesOf(condition);
    return hexes.length === 0 ? [] : [{ text: conditionWords(battle, state, condition), hexes }];
  });
  return [...new Map(goals.map((goal) => [goal.text, goal])).values()];
}

function hexesOf(condition: Condition): readonly HexId[] {
  if (condition.type === 'not') return hexesOf(condition.condition);
  if (condition.type === 'all' || condition.type === 'any') return condition.conditions.flatMap(hexesOf);
  return condition.type === 'holds' ? condition.hexes : [];
}
