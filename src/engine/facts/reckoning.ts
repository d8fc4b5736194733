/** Cases 2.13.3 and 2.13.4: the points of both sides, and how decisive their difference is. */
import { DECISIVE_FROM } from '../../rulebook/house.ts';
import { BESIEGER, DEFENDER, type Battle, type Side, type Text } from '../battle.ts';
import type { GameState, Verdict } from '../state.ts';
import { isMet } from './conditions.ts';

/** One line of the reckoning: what it is for, whom it pays, and whether it has been earned (2.13.3). */
export interface EarnedPoints {
  readonly side: Side;
  readonly points: number;
  /** The trigger of the scenario. */
  readonly trigger: string;
  readonly text: Text;
  readonly earned: boolean;
}

/** Every point that a battle can pay, in file order, earned or missed, as if it were reckoned now (2.13.3). */
export function reckoning(battle: Battle, state: GameState): readonly EarnedPoints[] {
  return battle.triggers.flatMap(({ id, if: conditions, then }): readonly EarnedPoints[] =>
    then.type === 'points'
      ? [
          {
            side: then.side,
            points: then.points,
            trigger: id,
            text: then.text,
            earned: conditions.every((condition) => isMet(battle, state, condition)),
          },
        ]
      : [],
  );
}

/** The points that count if the battle is reckoned now; index = Side (2.13.3). */
export function score(battle: Battle, state: GameState): readonly [defender: number, besieger: number] {
  const sums: [number, number] = [0, 0];
  for (const { side, points, earned } of reckoning(battle, state)) if (earned) sums[side] += points;
  return sums;
}

/** The more points win; as many make a draw (2.13.3, 2.13.4). */
export function byPoints(battle: Battle, state: GameState, trigger: string): Verdict {
  const points = score(battle, state);
  const [defender, besieger] = points;
  const winner = defender === besieger ? 'draw' : defender > besieger ? DEFENDER : BESIEGER;
  return { winner, trigger, points };
}

/** How a battle was won: by a condition that ends it outright, or by that much on points (2.13.4). */
export type Margin = 'outright' | 'draw' | 'marginal' | 'decisive';

/** The margin of a verdict: a draw only at no difference at all, decisive from a difference of 25 (2.13.4). */
export function marginOf({ winner, points }: Verdict): Margin {
  if (winner === 'draw') return 'draw';
  if (points === null) return 'outright';
  return Math.abs(points[0] - points[1]) >= DECISIVE_FROM ? 'decisive' : 'marginal';
}
