/** The machine at one game: an agent for each side, so that neither remembers what only the other may know. */
import { AGENTS } from '../../../ai/agents.ts';
import type { Action } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { drawing, mixedSeed } from '../../../game/generator.ts';

/** Chooses an action for the side that decides in a view. */
export type Thinker = (state: GameState, count: number) => Action;

/** A thinker for a game; throws where an agent is not known or finds nothing to do. */
export function thinkerFor(battle: Battle, agents: readonly [string, string], seed: number): Thinker {
  const [defender, besieger] = agents.map((name) => {
    const make = AGENTS[name];
    if (make === undefined) throw new Error(`there is no agent called ${name}`);
    return make();
  });
  return (state, count) => {
    const draw = drawing(mixedSeed(seed, count, state.active + 1));
    return (state.active === 0 ? defender! : besieger!)(battle, state, draw);
  };
}
