/** Case 2.9.5: a leader clears a head away. */
import type { ActionOf } from '../action.ts';
import { whyNotClear } from '../facts/whoRallies.ts';
import { allPersonages, standingAt } from '../facts/pieces.ts';
import { headCleared } from '../consequences/tallies.ts';
import type { Verb } from '../verb.ts';

/** Instead of all his tries; the force that holds the fortress takes heart again (2.10.2). */
export const clearHead: Verb<ActionOf<'ClearHead'>> = {
  options(battle, state) {
    if (state.heads.length === 0) return [];
    return allPersonages(battle)
      .filter((leader) => whyNotClear(battle, state, leader) === null)
      .map((leader) => ({ type: 'ClearHead', leader }));
  },
  whyNot(battle, state, { leader }) {
    return whyNotClear(battle, state, leader);
  },
  resolve(battle, state, { leader }) {
    const hex = standingAt(state, leader);
    return [{ type: 'HeadCleared', hex, by: leader, cite: '2.9.5' }, ...headCleared(battle)];
  },
};
