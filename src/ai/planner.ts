/** An agent with a plan: before the first turn it may draw its army up anew, and once a turn, in the half in which its side moves, it compares what it could mean to do by playing the battle on. */
import { enemyOf, type Battle, type Side } from '../engine/battle.ts';
import { isMagicPhase, isSetupPhase } from '../engine/facts/phase.ts';
import type { GameState } from '../engine/state.ts';
import type { Agent, BattlePlan, Draw, Effort, Reason } from './agent.ts';
import { drawUp, type Pains } from './drawUp.ts';
import { byPolicy } from './greedy.ts';
import { NO_PLAN } from './greedy/mind.ts';
import { TUNED } from './greedy/weights.ts';
import { halfOf, moverOf } from './halves.ts';
import { candidatesOf, refinementsOf } from './search/candidates.ts';
import { rankByHalving, type Trial, type Tried } from './search/halving.ts';
import { drawingUp } from './search/placing.ts';
import { imagining, MOST_LUCK } from './search/trial.ts';

/** What an agent may spend on one plan. */
export interface Budget {
  /** Acts of imagined battles. */
  readonly acts: number;
  /** So many turns are imagined; a battle that ends sooner is imagined to its verdict. */
  readonly turns: number;
  /** With how much of its side a place may draw. */
  readonly efforts: readonly Effort[];
  /** Whether half of the acts are kept for what the best place can be made into. */
  readonly refines: boolean;
  /** Acts spent on what the enemy may mean to do; 0 = he is thought to do as he sees fit. */
  readonly foreseen: number;
  /** What it spends on its set-up, once in a battle; null = it leaves its army as the scenario draws it up. */
  readonly setup: Pains | null;
}

/** So much more than no plan at all a plan has to promise: below that it is luck that speaks for it, and everybody does as he sees fit. */
const WORTH_A_PLAN = 0.06;

/** An agent for one game, with its own draw for what it imagines. What it means to do it thinks out when the first order hangs on it: no spell does, so that the first act of a turn comes at once. */
export function planner(budget: Budget): Agent {
  let half = '';
  let plan = NO_PLAN;
  let reason: Reason | null = null;
  let thinkOut: (() => void) | null = null;
  const planNow = (battle: Battle, state: GameState, draw: Draw): BattlePlan => {
    const now = halfOf(state);
    // What no order of its half asked for is not thought out in the other.
    if (now !== half) thinkOut = null;
    if (now !== half && moves(state)) {
      half = now;
      const last = plan;
      const drawIf = (asked: boolean): number => (asked ? draw(MOST_LUCK) : 0);
      const luck = [drawIf(true), drawIf(budget.refines), drawIf(budget.foreseen > 0)] as const;
      thinkOut = () => {
        thinkOut = null;
        const tried = comparedPlans(battle, state, luck, budget, last);
        plan = tried[0]!.candidate;
        reason = reasonOf(state, tried);
      };
    }
    if (!isMagicPhase(state)) thinkOut?.();
    return plan;
  };
  const follow = byPolicy(TUNED, planNow);
  const pains = budget.setup;
  const agent: Agent =
    pains === null ? follow : drawingUp(follow, (battle, state, draw) => drawUp(battle, state, draw, pains));
  return Object.assign(agent, {
    why: (thinks: boolean) => {
      if (thinks) thinkOut?.();
      return reason;
    },
  });
}

/** Whether it is the half of a turn in which the side moves and attacks: in the other it keeps to its plan. */
function moves(state: GameState): boolean {
  return !isSetupPhase(state) && moverOf(state) === state.active;
}

/** The plans that were compared, the best first. The same luck is the same thoughts. */
function comparedPlans(
  battle: Battle,
  view: GameState,
  [luck, otherLuck, luckOfEnemy]: readonly [number, number, number],
  { acts, turns, refines, efforts, foreseen }: Budget,
  last: BattlePlan,
): readonly Tried<BattlePlan>[] {
  const trials = (side: Side, seed: number, meant: BattlePlan): Trial<BattlePlan> => {
    const imagine = imagining(battle, view, side, turns, seed, { plan: meant });
    return (plan, again) => {
      const { value, cost } = imagine(view, plan, again);
      return { value: value - handicapOf(plan), cost };
    };
  };
  const enemy = enemyOf(view.active);
  const foresee = (): BattlePlan => {
    const plans = candidatesOf(battle, view, enemy, NO_PLAN, ['all']);
    return rankByHalving(plans, foreseen, trials(enemy, luckOfEnemy, NO_PLAN))[0]!.candidate;
  };
  // Of his own places the enemy is thought to choose the one that promises him most before a side without a plan.
  const meant = foreseen === 0 ? NO_PLAN : foresee();
  const trialsFrom = (seed: number): Trial<BattlePlan> => trials(view.active, seed, meant);
  const share = refines ? acts / 2 : acts;
  const places = rankByHalving(
    candidatesOf(battle, view, view.active, last, efforts),
    share,
    trialsFrom(luck),
  );
  if (!refines) return places;
  const refined = refinementsOf(places.map(({ candidate }) => candidate));
  // On other luck than the places: the best of them was the best on theirs.
  const ranked = rankByHalving(refined, share, trialsFrom(otherLuck));
  const best = places[0]!;
  const onOtherLuck = ranked.find(({ candidate }) => candidate === best.candidate)!.mean - best.mean;
  const rest = places.slice(1).map((place) => ({ ...place, mean: place.mean + onOtherLuck }));
  const others = [...ranked.slice(1), ...rest].toSorted((a, b) => b.mean - a.mean);
  return [...ranked.slice(0, 1), ...others];
}

function handicapOf(plan: BattlePlan): number {
  return plan === NO_PLAN ? 0 : WORTH_A_PLAN;
}

function reasonOf({ turn, active }: GameState, tried: readonly Tried<BattlePlan>[]): Reason {
  const [chosen, ...rejected] = tried.map(({ candidate, mean, trials }) => {
    return { ...candidate, promise: mean + handicapOf(candidate), trials };
  });
  return { turn, side: active, chosen: chosen!, rejected };
}
