/** Case 2.0.7: a side is done with a step. */
import type { ActionOf } from '../action.ts';
import type { Battle } from '../battle.ts';
import { groupOf } from '../facts/entry.ts';
import { isSetupPhase } from '../facts/phase.ts';
import { roomFor } from '../facts/setup.ts';
import { whyNotBeforeBanner } from '../facts/whoRallies.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { OFF_MAP, type GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

const END: ActionOf<'EndStep'> = { type: 'EndStep' };

/**
 * Nothing forces an act, but every piece of a set-up zone that does not come later must have its hex before play begins, if there
 * is one for it (2.5.1), and the banner rallies before its owner is done (2.12.7).
 */
export const endStep: Verb<ActionOf<'EndStep'>> = {
  options(battle, state) {
    return endStep.whyNot(battle, state, END) === null ? [END] : [];
  },
  whyNot(battle, state) {
    return whyNotBegin(battle, state) ?? whyNotBeforeBanner(battle, state);
  },
  resolve() {
    return [];
  },
};

/** Case 2.5.1: why the acting side has not set up yet; null also where its own side can make no room any more for whoever waits: he stays out. */
function whyNotBegin(battle: Battle, state: GameState): Refusal | null {
  if (!isSetupPhase(state)) return null;
  const waiting = battle.setup
    .flatMap(({ side, pieces }) => (side === state.active ? pieces : []))
    .filter((piece) => state.pieces[piece]!.at === OFF_MAP && groupOf(battle, piece) === null);
  const rooms = waiting.map((piece) => roomFor(battle, state, piece));
  if (rooms.includes('free')) return refuse('pieces-unplaced', '2.5.1');
  return rooms.includes('made') ? refuse('room-not-made', '2.5.1') : null;
}
