/** Case 2.2.10: a unit turns a hex into a trench of fire. */
import type { ActionOf } from '../action.ts';
import { refuse } from '../refusal.ts';
import type { Verb } from '../verb.ts';

/** Not played yet. */
export const digTrench: Verb<ActionOf<'DigTrench'>> = {
  options: () => [],
  whyNot: () => refuse('not-in-this-step', '2.18'),
  resolve: () => [],
};
