/** Case 2.5: a set-up is carried out piece by piece. */
import type { Action } from '../../engine/action.ts';
import type { Battle } from '../../engine/battle.ts';
import { isSetupPhase } from '../../engine/facts/phase.ts';
import { hexOf, personageKind, unitKind } from '../../engine/facts/pieces.ts';
import type { GameState } from '../../engine/state.ts';
import { verbOf } from '../../engine/verbs.ts';
import type { Agent } from '../agent.ts';

/** An agent that, before it ends its set-up, places its units and captains as they stand in a state: in the one that `setup` answers when it is first asked. */
export function drawingUp(agent: Agent, setup: (...asked: Parameters<Agent>) => GameState): Agent {
  let wanted: GameState | null = null;
  return (battle, state, draw) => {
    const action = agent(battle, state, draw);
    if (action.type !== 'EndStep' || !isSetupPhase(state)) return action;
    wanted ??= setup(battle, state, draw);
    return nextPlacing(battle, state, wanted) ?? action;
  };
}

/** The next piece that is to be placed for a set-up to be as it is wanted, units before their captains; null when all stand where they may. */
export function nextPlacing(battle: Battle, state: GameState, wanted: GameState): Action | null {
  const ids = battle.pieces.map(({ id }) => id);
  const units = ids.filter((id) => unitKind(battle, id) !== null);
  const captains = ids.filter((id) => personageKind(battle, id) !== null);
  for (const piece of [...units, ...captains]) {
    const hex = hexOf(wanted, piece);
    if (hex === null || hex === hexOf(state, piece)) continue;
    const action = { type: 'Deploy', piece, hex } as const;
    if (verbOf('Deploy').whyNot(battle, state, action) === null) return action;
  }
  return null;
}
