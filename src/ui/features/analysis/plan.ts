/** Several attacks on one target, one after the other: the exact distribution of what is left of it. */
import type { Action, ActionOf } from '../../../engine/action.ts';
import type { Battle, PieceId } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { verbOf } from '../../../engine/verbs.ts';
import { stateAfter } from '../../../game/imagine.ts';
import { branchesOf } from '../../../game/odds.ts';
import { outcomeOf } from '../../../game/outcome.ts';

/** An attack that can be planned. */
export type PlannedAttack = ActionOf<'Fire' | 'Melee'>;

/** More attacks than these would need fractions that the figures of the machine do not hold exactly. */
export const MOST_BLOWS = 6;

/** What may become of the target, the best for the attackers first. */
export const FATES = ['dead', 'halved', 'thrown-back', 'nothing'] as const;

/** The target after one more attack: `ways` of `of` for every fate, in the order of FATES; always whole numbers. */
export interface Joint {
  readonly of: number;
  readonly ways: readonly number[];
}

/** Whether an action is an attack that can be planned. */
export function isBlow(action: Action | null): action is PlannedAttack {
  return action?.type === 'Fire' || action?.type === 'Melee';
}

/** Whom an attack is aimed at. */
export function targetOf(blow: PlannedAttack): PieceId {
  return blow.type === 'Fire' ? blow.target : blow.defender;
}

/** The attackers that still face the target where it stands: `state` so far, in so many ways. */
interface Facing {
  readonly state: GameState;
  readonly ways: number;
}

/** Every attack multiplies the throws by this at most: two dice on 7.41, one on 7.42. */
const THROWS = 216;

/**
 * The exact joint distribution after each of the attacks, in order. Who dies or has to go back is out of reach of the
 * attacks that are left, so these are spared then; who is cut down and thrown back counts as halved. Cavalry that could
 * slip away is taken to stand, as in the odds of a single attack; an attack that has lost its way, its ladder being
 * used up, does nothing.
 */
export function jointOf(battle: Battle, state: GameState, blows: readonly PlannedAttack[]): readonly Joint[] {
  const done = [0, 0, 0, 0];
  let facing: readonly Facing[] = [{ state, ways: 1 }];
  let of = 1;
  return blows.map((blow): Joint => {
    of *= THROWS;
    for (const [at, ways] of done.entries()) done[at] = ways * THROWS;
    const next = new Map<string, Facing>();
    const addFacing = (after: GameState, ways: number): void => {
      const key = JSON.stringify(after);
      next.set(key, { state: after, ways: (next.get(key)?.ways ?? 0) + ways });
    };
    for (const { state: before, ways } of facing) {
      if (verbOf(blow.type).whyNot(battle, before, blow as never) !== null) {
        addFacing(before, ways * THROWS);
        continue;
      }
      for (const branch of branchesOf(battle, before, blow)) {
        const share = ways * Math.round((THROWS * branch.ways) / branch.of);
        const fate = outcomeOf(blow, branch.value);
        const at = FATES.findIndex((one) => one === fate);
        if (at >= 0 && fate !== 'nothing') {
          done[at]! += share;
          continue;
        }
        addFacing({ ...stateAfter(battle, before, branch.value), rolls: 0 }, share);
      }
    }
    facing = [...next.values()];
    const spared = facing.reduce((sum, { ways }) => sum + ways, 0);
    return { of, ways: done.map((ways, at) => (FATES[at] === 'nothing' ? spared : ways)) };
  });
}
