/** Cases 2.20.5 and 7.26: the challenged accepts, and they fight. */
import type { ActionOf } from '../action.ts';
import { fightDuel } from '../consequences/fightDuel.ts';
import { mineToDecide, owedNow, whyNotDecide } from '../facts/owed.ts';
import { TAKEN } from '../consequences/owing.ts';
import { reduceAll } from '../reduce.ts';
import type { Verb } from '../verb.ts';

/** One die decides (7.26). */
export const acceptDuel: Verb<ActionOf<'AcceptDuel'>> = {
  options(battle, state) {
    const owed = mineToDecide(battle, state, 'duel');
    return owed === null ? [] : [{ type: 'AcceptDuel', personage: owed.unit }];
  },
  whyNot(battle, state, { personage }) {
    return whyNotDecide(battle, state, 'duel', personage);
  },
  resolve(battle, state, { personage }, dice) {
    const { challenger } = owedNow(state, 'duel')!;
    return [TAKEN, ...fightDuel(battle, reduceAll(battle, state, [TAKEN]), challenger, personage, dice)];
  },
};
