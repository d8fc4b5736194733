/** Case 2.9.1: a leader tries to rally a unit. */
import type { ActionOf } from '../action.ts';
import type { GameEvent } from '../event.ts';
import { isNear, rallyRating, whyNotRally, whyNotTry } from '../facts/whoRallies.ts';
import { allPersonages, piecesOf } from '../facts/pieces.ts';
import { rollRally } from '../consequences/rollRally.ts';
import { reduceAll } from '../reduce.ts';
import type { Verb } from '../verb.ts';

/** The unit of his hex and two more within 2 hexes, of whatever force of his side, on the row of his rating (2.9.2, 8.37). */
export const rally: Verb<ActionOf<'Rally'>> = {
  options(battle, state) {
    const leaders = allPersonages(battle).filter((leader) => whyNotRally(battle, state, leader) === null);
    if (leaders.length === 0) return [];
    const disrupted = piecesOf(battle, state, state.active).filter((id) => state.pieces[id]!.disrupted);
    return leaders.flatMap((leader) =>
      disrupted
        .filter((unit) => whyNotTry(battle, state, leader, unit) === null)
        .map((unit) => ({ type: 'Rally' as const, leader, unit })),
    );
  },
  whyNot(battle, state, { leader, unit }) {
    return whyNotRally(battle, state, leader) ?? whyNotTry(battle, state, leader, unit);
  },
  resolve(battle, state, { leader, unit }, dice) {
    const tried: readonly GameEvent[] = [
      { type: 'RallyTried', leader, unit, near: isNear(state, leader, unit), cite: '2.9.1' },
    ];
    const { rating } = rallyRating(battle, state, leader);
    return [...tried, ...rollRally(battle, reduceAll(battle, state, tried), unit, rating, dice)];
  },
};
