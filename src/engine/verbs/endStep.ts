/** Case 2.0.7: a side is done with a step. */
import type { ActionOf } from '../action.ts';
import { groupOf } from '../facts/entry.ts';
import { whyNotBeforeBanner } from '../facts/whoRallies.ts';
import { refuse } from '../refusal.ts';
import { OFF_MAP } from '../state.ts';
import type { Verb } from '../verb.ts';

const END: ActionOf<'EndStep'> = { type: 'EndStep' };

/** Nothing forces an act, but every piece of a set-up zone that does not come later must have its hex before play begins (2.5.1), and the banner rallies before its owner is done (2.12.7). */
export const endStep: Verb<ActionOf<'EndStep'>> = {
  options(battle, state) {
    return endStep.whyNot(battle, state, END) === null ? [END] : [];
  },
  whyNot(battle, state) {
    const waiting = battle.setup.some(
      ({ side, pieces }) =>
        side === state.active &&
        pieces.some((piece) => state.pieces[piece]!.at === OFF_MAP && groupOf(battle, piece) === null),
    );
    return waiting ? refuse('pieces-unplaced', '2.5.1') : whyNotBeforeBanner(battle, state);
  },
  resolve() {
    return [];
  },
};
