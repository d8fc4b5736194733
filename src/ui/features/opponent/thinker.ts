/** The machine at one game: an agent for each side, so that neither remembers what only the other may know. */
import type { Reason } from '../../../ai/agent.ts';
import type { AgentSeat } from '../../../ai/agents.ts';
import { makeAgent } from '../../../ai/makeAgent.ts';
import type { Action } from '../../../engine/action.ts';
import type { Battle, Side } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { drawing, mixedSeed } from '../../../game/generator.ts';

/** The agents by side; null where a player sits. */
export type Seated = readonly [AgentSeat | null, AgentSeat | null];

/** Chooses an action for the side that decides in a view. */
export interface Thinker {
  (state: GameState, count: number): Action;
  /** What the agent of a side meant by what it did last; null where it plans nothing, or has not planned yet. `thinks`: it plans first, if no order hung on its plan so far. */
  why(side: Side, thinks: boolean): Reason | null;
}

/** A thinker for a game; throws where an agent is not known, finds nothing to do, or does not sit there. */
export function thinkerFor(battle: Battle, agents: Seated, seed: number): Thinker {
  const made = agents.map((seat) => (seat === null ? null : makeAgent(seat.name, seat.level)));
  const think = (state: GameState, count: number): Action => {
    const draw = drawing(mixedSeed(seed, count, state.active + 1));
    const agent = made[state.active];
    if (!agent) throw new Error('no agent sits on the side that decides');
    return agent(battle, state, draw);
  };
  return Object.assign(think, { why: (side: Side, thinks: boolean) => made[side]?.why?.(thinks) ?? null });
}
