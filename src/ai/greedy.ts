/**
 * The greedy agent: one ply, by the expected value of each act in points of demoralization and by its objectives. It reads
 * a view and nothing else, thinks of one piece at a time, and never lists what it does not mean to do.
 */
import type { Action, ActionType } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import type { GameState, Step } from '../engine/state.ts';
import { isLastTurn } from '../engine/facts/conditions.ts';
import { whyNot } from '../game/apply.ts';
import { permittedIn } from '../sequence/permits.ts';
import { STEPS } from '../sequence/steps.ts';
import type { Agent, BattlePlan } from './agent.ts';
import { answer } from './greedy/answers.ts';
import { fire, melee, pour, removeDummy } from './greedy/blows.ts';
import { challenge, walkAlone } from './greedy/captains.ts';
import { hintsFor } from './greedy/hints.ts';
import { march, pushCauldron } from './greedy/march.ts';
import { freshMemory, mindOf, NO_PLAN, type Memory, type Mind, type Proposer } from './greedy/mind.ts';
import { muster } from './greedy/muster.ts';
import { clearHead, rally } from './greedy/rallies.ts';
import { cast, fly } from './greedy/spells.ts';
import { BY_HAND, inStance, type Weights } from './greedy/weights.ts';
import { halfOf } from './halves.ts';
import { digTrench, dock, raiseLadder, workEngines } from './greedy/works.ts';
import { random } from './random.ts';

/** What is thought of in a step that permits a kind of action, in this order. */
const PROPOSERS: readonly (readonly [ActionType, Proposer])[] = [
  ['Deploy', muster],
  ['Cast', cast],
  ['Fly', fly],
  ['Dock', dock],
  ['RaiseLadder', raiseLadder],
  ['DigTrench', digTrench],
  ['Bombard', workEngines],
  ['Pour', pour],
  ['Move', pushCauldron],
  ['Move', march],
  ['MoveAlone', walkAlone],
  ['Fire', fire],
  ['Challenge', challenge],
  ['Melee', melee],
  ['Rally', rally],
  ['ClearHead', clearHead],
  ['RemoveDummy', removeDummy],
];

/** What is thought of in each step. */
const PLANS: ReadonlyMap<Step, readonly Proposer[]> = new Map(
  [...STEPS.keys()].map((step) => {
    const permits = permittedIn(step);
    return [step, PROPOSERS.filter(([type]) => permits.has(type)).map(([, proposer]) => proposer)];
  }),
);

/** A greedy agent for one game. */
export function greedy(): Agent {
  return byPolicy(BY_HAND, () => NO_PLAN);
}

/** How an agent plays by the policy. */
export interface Habits {
  /** Once in so many times it does not see what it could do; 0 = it always sees. */
  readonly overlooks?: number;
  /** Whether it obeys the hints of the battle's author to its side; left out: if it has the skill of a commander. */
  readonly heeds?: boolean;
  /** Whether it leads each kind in its temper; left out: if it has the skill of a commander. */
  readonly tempers?: boolean;
}

/** An agent that acts by the policy: it remembers within a step whom it has thought of. `plan` = what its side means to do now. */
export function byPolicy(
  weights: Weights,
  plan: (...asked: Parameters<Agent>) => BattlePlan,
  { overlooks = 0, heeds = weights.craft.skill === 1, tempers = weights.craft.skill === 1 }: Habits = {},
): Agent {
  let memory: Memory = freshMemory('', '', null);
  return (battle, state, draw) => {
    const now = plan(battle, state, draw);
    const step = `${state.turn} ${state.active} ${state.step.slice(0, state.step.lastIndexOf('.'))}`;
    if (memory.step !== step) memory = freshMemory(step, halfOf(state), memory);
    const hints = heeds ? hintsFor(battle, state.active) : [];
    const mind = mindOf(battle, state, draw, memory, inStance(weights, now.stance), now, { hints, tempers });
    const [owed] = state.owed;
    if (owed !== undefined) return legal(battle, state, answer(mind, owed)) ?? random(battle, state, draw);
    return proposal(mind, overlooks);
  };
}

function proposal(mind: Mind, overlooks: number): Action {
  const { battle, state, draw } = mind;
  const end = legal(battle, state, { type: 'EndStep' });
  // Nobody overlooks what must be done, or what the last turn may still bring.
  const sees = overlooks === 0 || end === null || isLastTurn(battle, state);
  for (const proposer of PLANS.get(state.step)!) {
    let action = proposer(mind);
    while (action !== null && !sees && draw(overlooks) === 0) action = proposer(mind);
    if (action !== null) return action;
  }
  return end ?? random(battle, state, draw);
}

function legal(battle: Battle, state: GameState, action: Action): Action | null {
  return whyNot(battle, state, action) === null ? action : null;
}
