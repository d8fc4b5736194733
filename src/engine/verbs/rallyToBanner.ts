/** Case 2.12.7: the banner rallies a unit. */
import type { ActionOf } from '../action.ts';
import type { GameEvent } from '../event.ts';
import { piecesOf } from '../facts/pieces.ts';
import { whyNotBanner, whyNotToBanner } from '../facts/rally.ts';
import { gateTaken } from '../gates.ts';
import { reduceAll } from '../reduce.ts';
import type { Verb } from '../verb.ts';

/** Two units a phase without a roll, before the first roll and even under Fear; inside a gate they take it (2.3.1). */
export const rallyToBanner: Verb<ActionOf<'RallyToBanner'>> = {
  options(battle, state) {
    if (whyNotBanner(battle, state) !== null) return [];
    return piecesOf(battle, state, state.active)
      .filter((unit) => whyNotToBanner(battle, state, unit) === null)
      .map((unit) => ({ type: 'RallyToBanner', unit }));
  },
  whyNot(battle, state, { unit }) {
    return whyNotToBanner(battle, state, unit);
  },
  resolve(battle, state, { unit }) {
    const events: readonly GameEvent[] = [
      { type: 'BannerRallied', unit, cite: '2.12.7' },
      { type: 'UnitRallied', unit, cite: '2.12.7' },
    ];
    return [...events, ...gateTaken(battle, reduceAll(state, events))];
  },
};
