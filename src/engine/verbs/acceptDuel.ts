/** Cases 2.20.5 and 7.26: the challenged accepts, and they fight. */
import type { ActionOf } from '../action.ts';
import { refuse } from '../refusal.ts';
import type { Verb } from '../verb.ts';

/** Not played yet. */
export const acceptDuel: Verb<ActionOf<'AcceptDuel'>> = {
  options: () => [],
  whyNot: () => refuse('not-in-this-step', '2.18'),
  resolve: () => [],
};
