/** What can change about the ground itself: breached works and held gates (2.3), flames (2.11.10), trenches (2.2.10). */
import type { Battle } from '../battle.ts';
import { perBattle } from '../memory.ts';
import type { GameState } from '../state.ts';

/** The part of a state that says which hexsides are open and what steps cost. */
export type Barriers = Pick<GameState, 'works' | 'flames' | 'trenches'>;

/** Whether two states have the very same works, flames and trenches, by reference. */
export function sameBarriers(a: Barriers, b: Barriers): boolean {
  return a.works === b.works && a.flames === b.flames && a.trenches === b.trenches;
}

const NO_BARRIERS: Barriers = { works: [], flames: [], trenches: [] };

/** The two asked for last. */
const latestOf = perBattle(() => ({ latest: NO_BARRIERS, older: NO_BARRIERS }));

/** The barriers of a state as one small object: the same reference as long as all three hold still, so that tables may be kept by it. */
export function barriersOf(battle: Battle, state: Barriers): Barriers {
  const kept = latestOf(battle);
  const { latest, older } = kept;
  if (sameBarriers(latest, state)) return latest;
  if (sameBarriers(older, state)) return older;
  kept.older = latest;
  kept.latest = { works: state.works, flames: state.flames, trenches: state.trenches };
  return kept.latest;
}
