/** Case 2.20.8: going back after a duel. */
import type { ActionOf } from '../action.ts';
import { refuse } from '../refusal.ts';
import type { Verb } from '../verb.ts';

/** Not played yet. */
export const withdraw: Verb<ActionOf<'Withdraw'>> = {
  options: () => [],
  whyNot: () => refuse('not-in-this-step', '2.18'),
  resolve: () => [],
};
