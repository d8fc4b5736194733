/** Case 2.8.6: cavalry that could slip away takes the attack. */
import type { ActionOf } from '../action.ts';
import { mineToDecide, owedNow, whyNotDecide } from '../facts/owed.ts';
import { strike } from '../consequences/strike.ts';
import { TAKEN } from '../consequences/owing.ts';
import { reduceAll } from '../reduce.ts';
import type { Verb } from '../verb.ts';

/** Open only to the unit that is asked whether it slips away; the blow then falls as 2.8.7 says. */
export const standFast: Verb<ActionOf<'StandFast'>> = {
  options(battle, state) {
    const slip = mineToDecide(battle, state, 'slip');
    return slip === null ? [] : [{ type: 'StandFast', unit: slip.unit }];
  },
  whyNot(battle, state, { unit }) {
    return whyNotDecide(battle, state, 'slip', unit);
  },
  resolve(battle, state, { unit }, dice) {
    const { attacker } = owedNow(state, 'slip')!;
    return [TAKEN, ...strike(battle, reduceAll(battle, state, [TAKEN]), attacker, unit, dice)];
  },
};
