/** Case 2.11.9: burning oil. */
import type { ActionOf } from '../action.ts';
import { refuse } from '../refusal.ts';
import type { Verb } from '../verb.ts';

/** Not played yet. */
export const pour: Verb<ActionOf<'Pour'>> = {
  options: () => [],
  whyNot: () => refuse('not-in-this-step', '2.18'),
  resolve: () => [],
};
