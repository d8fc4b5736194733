/** One imagined battle: what a view promises a side that follows a plan, if both sides play on by the policy. */
import { DEFENDER, enemyOf, type Battle, type Side } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { lastTurnOf } from '../../engine/facts/phase.ts';
import { fillIn } from '../../game/fillIn.ts';
import { mixedSeed } from '../../game/generator.ts';
import type { BattlePlan } from '../agent.ts';
import { byPolicy, type Habits } from '../greedy.ts';
import { NO_PLAN } from '../greedy/mind.ts';
import { BY_HAND, TUNED, type Weights } from '../greedy/weights.ts';
import { drawingUp } from './placing.ts';
import { playOn } from './playOn.ts';
import { promiseFor } from './promise.ts';

/** What is imagined draws its chance from a number below this. */
export const MOST_LUCK = 0x7fffffff;

/** With no more turns left than this a battle is imagined to its verdict. */
const TO_THE_END = 6;

/** Who the other side is imagined to be, by luck: mostly one of our own school. */
const FOES: readonly Weights[] = [TUNED, TUNED, BY_HAND];

/** Plays a view on, by one draw of what it leaves open and of the dice: `cost` is what it took, in acts. */
export type Imagined = (
  view: GameState,
  plan: BattlePlan,
  luck: number,
) => Readonly<{ value: number; cost: number }>;

/** What the side that follows a plan thinks of the other, and who thinks so. */
export interface Foreseen {
  /** Whose hints are known; whoever is active in the view, where it is not said. */
  readonly viewer?: Side;
  /** How it may draw up if its set-up is still to come: it does so every second time. */
  readonly setup?: GameState | null;
  /** What it means to do, where it is one of our own school. */
  readonly plan?: BattlePlan;
}

/** Imagines battles from a view, `turns` turns on or to the verdict, for a side that follows a plan. The same seed and luck are the same dice for every plan. */
export function imagining(
  battle: Battle,
  { active, turn, story }: GameState,
  side: Side,
  turns: number,
  seed: number,
  { viewer = active, setup = null, plan: meant = NO_PLAN }: Foreseen = {},
): Imagined {
  const left = lastTurnOf(battle, { story }) - turn + 1;
  const far = left <= TO_THE_END ? left + 1 : turns;
  return (view, plan, luck) => {
    // What its author tells the other side is not known to this one.
    const heeding = (whose: Side): Habits => (whose === viewer ? {} : { heeds: false });
    const own = byPolicy(TUNED, () => plan, heeding(side));
    const school = FOES[luck % FOES.length]!;
    const other = byPolicy(school, () => (school === TUNED ? meant : NO_PLAN), heeding(enemyOf(side)));
    const foe = setup === null || luck % 2 === 0 ? other : drawingUp(other, () => setup);
    const chance = mixedSeed(seed, luck);
    const from = fillIn(battle, view, chance);
    const { state, acts } = playOn(battle, from, side === DEFENDER ? [own, foe] : [foe, own], chance, far);
    return { value: promiseFor(battle, state, side), cost: acts };
  };
}
