/** Case 2.8.9: the attacker steps into the hex he has emptied. */
import type { ActionOf } from '../action.ts';
import { goAlong } from '../consequences/escort.ts';
import type { GameEvent } from '../event.ts';
import { whyNotAdvance } from '../facts/advances.ts';
import { mineToDecide, owedNow, whyNotDecide } from '../facts/owed.ts';
import { companies, whyNotCarry } from '../facts/personages.ts';
import { gateTaken } from '../consequences/gates.ts';
import { overrun } from '../consequences/overrun.ts';
import { TAKEN } from '../consequences/owing.ts';
import { reduceAll } from '../reduce.ts';
import type { Verb } from '../verb.ts';
import { standingAt } from '../facts/pieces.ts';

/** Zones of control and movement points are not asked; personages of his hex may go along (2.20.3); loose pieces in the hex he enters are overrun (2.7.8). */
export const advance: Verb<ActionOf<'Advance'>> = {
  options(battle, state) {
    const owed = mineToDecide(battle, state, 'advance');
    if (owed === null) return [];
    const { unit, hex } = owed;
    return companies(battle, state, unit, 'advance')
      .filter((carries) => whyNotAdvance(battle, state, unit, hex, carries) === null)
      .map((carries) => ({ type: 'Advance', unit, carries }));
  },
  whyNot(battle, state, { unit, carries }) {
    const notMine = whyNotDecide(battle, state, 'advance', unit);
    if (notMine !== null) return notMine;
    const { hex } = owedNow(state, 'advance')!;
    return (
      whyNotCarry(battle, state, unit, carries, 'advance') ?? whyNotAdvance(battle, state, unit, hex, carries)
    );
  },
  resolve(battle, state, { unit, carries }, dice) {
    const { hex } = owedNow(state, 'advance')!;
    const from = standingAt(state, unit);
    const events: GameEvent[] = [
      TAKEN,
      { type: 'UnitAdvanced', unit, from, to: hex, cite: '2.8.9' },
      ...goAlong(carries, hex),
      ...overrun(battle, state, unit, hex, dice),
    ];
    return [...events, ...gateTaken(battle, reduceAll(battle, state, events))];
  },
};
