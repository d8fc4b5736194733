/** A win that is there for the taking: on the last turn nobody ends a step beside it. */
import type { Action } from '../engine/action.ts';
import type { Battle, Side } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';
import { apply } from '../game/apply.ts';
import { legalActions } from '../game/legal.ts';
import type { Agent } from './agent.ts';
import { anyDice } from './anyDice.ts';

/** The same agent, with the reasons it keeps, but where it would end a step of the last turn beside a sure win, it wins. */
export function takeSureWins(agent: Agent): Agent {
  const { why } = agent;
  const decide: Agent = (battle, state, draw) => {
    const action = agent(battle, state, draw);
    const ends = action.type === 'EndStep' && state.turn === battle.turns.last;
    return ends ? (sureWin(battle, state) ?? action) : action;
  };
  return why === undefined ? decide : Object.assign(decide, { why });
}

/**
 * An action that wins for certain: no die falls for it, and if its side does nothing more, nobody else decides anything until the
 * verdict. Null where there is none, or where ending the step wins as well.
 */
export function sureWin(battle: Battle, state: GameState): Action | null {
  const { active } = state;
  if (isWonByPassing(battle, state, active)) return null;
  for (const [type, actions] of legalActions(battle, state)) {
    if (type === 'EndStep') continue;
    for (const action of actions) {
      const done = apply(battle, state, action, anyDice());
      if (!done.ok || done.events.some((event) => event.type === 'DiceRolled')) continue;
      if (isWonByPassing(battle, done.state, active)) return action;
    }
  }
  return null;
}

/** Whether a side has won if it ends every step from here on, and the other side never has a choice. */
function isWonByPassing(battle: Battle, from: GameState, side: Side): boolean {
  const dice = anyDice();
  let now = from;
  while (now.verdict === null && now.active === side && now.owed.length === 0) {
    const ended = apply(battle, now, { type: 'EndStep' }, dice);
    if (!ended.ok) return false;
    now = ended.state;
  }
  return now.verdict?.winner === side;
}
