/** Case 2.20.7: the owner of a personage who gets away chooses among the nearest hexes. */
import type { ActionOf } from '../action.ts';
import { settle } from '../consequences/decisions.ts';
import { escapeTo } from '../consequences/escapes.ts';
import { havensOf } from '../facts/havens.ts';
import { mineToDecide, whyNotDecide } from '../facts/owed.ts';
import { TAKEN } from '../consequences/owing.ts';
import { reduceAll } from '../reduce.ts';
import { refuse } from '../refusal.ts';
import type { Verb } from '../verb.ts';

/** Only asked where several hexes with a friendly unit are equally near (2.18.4). */
export const escape: Verb<ActionOf<'Escape'>> = {
  options(battle, state) {
    const owed = mineToDecide(battle, state, 'escape');
    if (owed === null) return [];
    const { unit: personage } = owed;
    return havensOf(battle, state, personage).map((hex) => ({ type: 'Escape', personage, hex }));
  },
  whyNot(battle, state, { personage, hex }) {
    const notMine = whyNotDecide(battle, state, 'escape', personage);
    if (notMine !== null) return notMine;
    return havensOf(battle, state, personage).includes(hex) ? null : refuse('not-the-nearest', '2.20.7');
  },
  resolve(battle, state, { personage, hex }, dice) {
    const events = [TAKEN, ...escapeTo(battle, state, personage, hex)];
    return [...events, ...settle(battle, reduceAll(battle, state, events), dice)];
  },
};
