/** Cases 2.8.10-2.8.12: the owner chooses where a unit goes back to. */
import type { HexId } from '../../board/hex.ts';
import type { ActionOf } from '../action.ts';
import type { Battle } from '../battle.ts';
import { carryOutRetreat, settle } from '../consequences/decisions.ts';
import { mineToDecide, owedNow, whyNotDecide } from '../facts/owed.ts';
import { companies, whyNotCarry } from '../facts/personages.ts';
import { refusedEnds, retreatOptions, type RetreatPath } from '../facts/retreats.ts';
import { reduceAll } from '../reduce.ts';
import { refuse } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

/** The way among the owner's choices that goes exactly through these hexes, or null. */
function wayAlong(battle: Battle, state: GameState, path: readonly HexId[]): RetreatPath | null {
  const owed = owedNow(state, 'retreat');
  if (owed === null) return null;
  const same = (way: RetreatPath): boolean =>
    way.path.length === path.length && way.path.every((hex, step) => hex === path[step]);
  return retreatOptions(battle, state, owed).paths.find(same) ?? null;
}

/** Only the ways that come first in the order of choice (2.8.11) are open; their owner picks among them, and says who goes along (2.20.3). */
export const retreat: Verb<ActionOf<'Retreat'>> = {
  options(battle, state) {
    const owed = mineToDecide(battle, state, 'retreat');
    if (owed === null) return [];
    const { paths } = retreatOptions(battle, state, owed);
    const { unit } = owed;
    const parties = companies(battle, state, unit, 'retreat');
    return paths.flatMap(({ path }) =>
      parties.map((carries) => ({ type: 'Retreat', unit, path, carries }) as const),
    );
  },
  whyNot(battle, state, { unit, path, carries }) {
    const notMine = whyNotDecide(battle, state, 'retreat', unit);
    if (notMine !== null) return notMine;
    if (wayAlong(battle, state, path) !== null) return whyNotCarry(battle, state, unit, carries, 'retreat');
    const refused = refusedEnds(battle, state, owedNow(state, 'retreat')!);
    const reasons = path.toReversed().map((hex) => refused.get(hex));
    return reasons.find((reason) => reason !== undefined) ?? refuse('no-path', '2.8.10');
  },
  resolve(battle, state, { path, carries }, dice) {
    const way = wayAlong(battle, state, path)!;
    const events = carryOutRetreat(battle, state, owedNow(state, 'retreat')!, way, carries);
    return [...events, ...settle(battle, reduceAll(battle, state, events), dice)];
  },
};
