/** What can change about the ground itself: breached works and held gates (2.3), flames (2.11.10), trenches (2.2.10), hexes that events close (2.21.3). */
import type { Battle } from '../battle.ts';
import { perBattle } from '../memory.ts';
import type { GameState } from '../state.ts';
import type { Closings } from './closed.ts';

/** The part of a state that says which hexsides are open and what steps cost. */
export type Barriers = Pick<GameState, 'works' | 'flames' | 'trenches' | 'closed'>;

/** Whether two states have the very same works, flames and closed hexes, by reference. */
export function sameBarriers(a: Barriers, b: Barriers): boolean {
  return a.works === b.works && a.flames === b.flames && sameClosings(a, b);
}

/** Whether two states have the very same trenches and closed hexes, by reference. */
export function sameClosings(a: Closings, b: Closings): boolean {
  return a.trenches === b.trenches && a.closed === b.closed;
}

const NO_BARRIERS: Barriers = { works: [], flames: [], trenches: [], closed: [] };

/** The two asked for last. */
const latestOf = perBattle(() => ({ latest: NO_BARRIERS, older: NO_BARRIERS }));

/** The barriers of a state as one small object: the same reference as long as all of it holds still, so that tables may be kept by it. */
export function barriersOf(battle: Battle, state: Barriers): Barriers {
  const kept = latestOf(battle);
  const { latest, older } = kept;
  if (sameBarriers(latest, state)) return latest;
  if (sameBarriers(older, state)) return older;
  kept.older = latest;
  const { works, flames, trenches, closed } = state;
  kept.latest = { works, flames, trenches, closed };
  return kept.latest;
}
