/** Case 2.9.3: a disrupted unit without a leader rallies itself. */
import { SELF_RALLY_RATING } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import type { GameEvent } from '../event.ts';
import { piecesOf } from '../facts/pieces.ts';
import { whyNotRallySelf } from '../facts/whoRallies.ts';
import { rollRally } from '../consequences/rollRally.ts';
import { reduceAll } from '../reduce.ts';
import type { Verb } from '../verb.ts';

/** One try a turn on row 1 of 8.37, out of every enemy zone. */
export const rallySelf: Verb<ActionOf<'RallySelf'>> = {
  options(battle, state) {
    return piecesOf(battle, state, state.active)
      .filter((unit) => whyNotRallySelf(battle, state, unit) === null)
      .map((unit) => ({ type: 'RallySelf', unit }));
  },
  whyNot(battle, state, { unit }) {
    return whyNotRallySelf(battle, state, unit);
  },
  resolve(battle, state, { unit }, dice) {
    const tried: readonly GameEvent[] = [{ type: 'UnitActed', piece: unit, deed: 'rallied', cite: '2.9.1' }];
    return [...tried, ...rollRally(battle, reduceAll(battle, state, tried), unit, SELF_RALLY_RATING, dice)];
  },
};
