/** Case 2.20.4: who flies goes from field to field over anything. */
import type { ActionOf } from '../action.ts';
import { refuse } from '../refusal.ts';
import type { Verb } from '../verb.ts';

/** Not played yet. */
export const fly: Verb<ActionOf<'Fly'>> = {
  options: () => [],
  whyNot: () => refuse('not-in-this-step', '2.18'),
  resolve: () => [],
};
