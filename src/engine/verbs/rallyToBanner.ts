/** Case 2.12.7: the owner of the banner says which units it calls back, where it cannot call them all. */
import type { ActionOf } from '../action.ts';
import { rallyAtBanner } from '../consequences/banner.ts';
import { calledToBanner, whyNotToBanner } from '../facts/whoRallies.ts';
import type { Verb } from '../verb.ts';

/** Two units a phase without a roll, before the first roll and even under Fear; nobody else is tried until they are named. */
export const rallyToBanner: Verb<ActionOf<'RallyToBanner'>> = {
  options: (battle, state) =>
    calledToBanner(battle, state).map((unit) => ({ type: 'RallyToBanner' as const, unit })),
  whyNot: (battle, state, { unit }) => whyNotToBanner(battle, state, unit),
  resolve: (battle, state, { unit }) => rallyAtBanner(battle, state, unit),
};
