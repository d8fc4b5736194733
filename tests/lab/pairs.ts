/** Pairs of games: one seed, sides changed. The games of a pair share their dice, so what counts is the mean of a pair. */
import type { Agent } from '../../src/ai/agent.ts';
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../src/engine/battle.ts';
import { playout, type Witness } from '../../src/session/playout.ts';

/** What a pair came to for the first of the two: won games of two; a draw is half a game. */
export interface PairScore {
  readonly defending: number;
  readonly besieging: number;
}

/** A pair as it was played. */
export interface Pair extends PairScore {
  readonly refusals: number;
  readonly ms: number;
}

/** Plays pair `index` of a series; `watch` answers the witness of a game, by the side that the first of the two plays in it. */
export function playPair(
  battle: Battle,
  one: () => Agent,
  other: () => Agent,
  seed: number,
  index: number,
  watch?: (side: Side) => Witness,
): Pair {
  const began = performance.now();
  const asDefender = playout(battle, [one(), other()], seed, index, watch?.(DEFENDER));
  const asBesieger = playout(battle, [other(), one()], seed, index, watch?.(BESIEGER));
  return {
    defending: scoreFor(asDefender.state.verdict?.winner, DEFENDER),
    besieging: scoreFor(asBesieger.state.verdict?.winner, BESIEGER),
    refusals: asDefender.refusals + asBesieger.refusals,
    ms: Math.round(performance.now() - began),
  };
}

function scoreFor(winner: Side | 'draw' | undefined, side: Side): number {
  if (winner === undefined) return 0;
  return winner === 'draw' ? 0.5 : Number(winner === side);
}

/** A share of won games with its 95 % interval, from the means of pairs. */
export interface Share {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

/** What so many pairs say about the strength of the first of the two; nothing is known from fewer than two. */
export function shareOfPairs(pairs: readonly PairScore[]): Share {
  const means = pairs.map(({ defending, besieging }) => (defending + besieging) / 2);
  const share = means.reduce((sum, one) => sum + one, 0) / Math.max(1, means.length);
  if (means.length < 2) return { share, from: 0, to: 1 };
  const spread = means.reduce((sum, one) => sum + (one - share) ** 2, 0) / (means.length - 1);
  // A series of equal pairs is no proof of certainty: one pair more of the other sort is always thought possible.
  const reach = 1.96 * Math.sqrt(Math.max(spread, 1 / (4 * means.length)) / means.length);
  return { share, from: Math.max(0, share - reach), to: Math.min(1, share + reach) };
}
