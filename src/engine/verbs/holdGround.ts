/** Case 2.8.9: the attacker stays where he is. */
import type { ActionOf } from '../action.ts';
import { mineToDecide, whyNotDecide } from '../facts/owed.ts';
import { TAKEN } from '../consequences/owing.ts';
import type { Verb } from '../verb.ts';

/** Declines an advance that was offered. */
export const holdGround: Verb<ActionOf<'HoldGround'>> = {
  options(battle, state) {
    const owed = mineToDecide(battle, state, 'advance');
    return owed === null ? [] : [{ type: 'HoldGround', unit: owed.unit }];
  },
  whyNot(battle, state, { unit }) {
    return whyNotDecide(battle, state, 'advance', unit);
  },
  resolve() {
    return [TAKEN];
  },
};
