/** A battle is played on by a policy for each side, to its verdict or to a turn that is far enough. */
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { apply } from '../../game/apply.ts';
import { drawing, generatorFrom, mixedSeed, seeded } from '../../game/generator.ts';
import type { Agent } from '../agent.ts';

/** How a battle went on, and in how many acts. */
export interface PlayedOn {
  readonly state: GameState;
  readonly acts: number;
}

/** More acts than a turn can have: whoever goes round in circles is stopped. */
const ENOUGH = 4000;

/**
 * Plays on until the verdict, or until `turns` turns have gone by. Both agents see the state itself: it is imagined. The same seed gives
 * the same dice and draws. A refused act ends it where it stands.
 */
export function playOn(
  battle: Battle,
  from: GameState,
  agents: readonly [defender: Agent, besieger: Agent],
  seed: number,
  turns: number,
): PlayedOn {
  const dice = seeded(generatorFrom(mixedSeed(seed, 1)));
  const draw = drawing(mixedSeed(seed, 2));
  let state = from;
  let acts = 0;
  while (state.verdict === null && state.turn < from.turn + turns && acts < ENOUGH) {
    const applied = apply(battle, state, agents[state.active](battle, state, draw), dice);
    if (!applied.ok) break;
    state = applied.state;
    acts += 1;
  }
  return { state, acts };
}
