import type { Action } from '../engine/action.ts';
import { legalActions } from '../game/legal.ts';
import type { Agent } from './agent.ts';

/** Random play: picks a kind of action first, then one action of that kind, each with equal chance. */
export const random: Agent = (battle, state, draw): Action => {
  const kinds = [...legalActions(battle, state).values()];
  const kind = kinds[draw(kinds.length)];
  if (kind === undefined) throw new Error(`no legal action in step ${state.step}`);
  return kind[draw(kind.length)]!;
};
