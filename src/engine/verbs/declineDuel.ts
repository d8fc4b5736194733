/** Cases 2.20.5 and 2.9.2: the challenged declines, and rallies worse for the rest of the turn. */
import type { ActionOf } from '../action.ts';
import { whyNotDecline } from '../facts/duels.ts';
import { mineToDecide, owedNow, whyNotDecide } from '../facts/owed.ts';
import { TAKEN } from '../consequences/owing.ts';
import type { Verb } from '../verb.ts';

/** The challenger has had his challenge. */
export const declineDuel: Verb<ActionOf<'DeclineDuel'>> = {
  options(battle, state) {
    const owed = mineToDecide(battle, state, 'duel');
    const free = owed !== null && whyNotDecline(battle, state, owed.unit) === null;
    return free ? [{ type: 'DeclineDuel', personage: owed.unit }] : [];
  },
  whyNot(battle, state, { personage }) {
    return whyNotDecide(battle, state, 'duel', personage) ?? whyNotDecline(battle, state, personage);
  },
  resolve(_battle, state, { personage }) {
    const { challenger } = owedNow(state, 'duel')!;
    return [TAKEN, { type: 'DuelDeclined', personage, challenger, cite: '2.20.5' }];
  },
};
