/** Case 2.8.9: the attacker steps into the hex he has emptied. */
import type { HexId } from '../../board/hex.ts';
import type { ActionOf } from '../action.ts';
import type { GameEvent } from '../event.ts';
import { whyNotAdvance } from '../facts/advances.ts';
import { mineToDecide, owedNow, whyNotDecide } from '../facts/owed.ts';
import { gateTaken } from '../gates.ts';
import { overrun } from '../overrun.ts';
import { TAKEN } from '../owing.ts';
import { reduceAll } from '../reduce.ts';
import type { Verb } from '../verb.ts';

/** Zones of control and movement points are not asked; loose engines in the hex are destroyed (2.7.8). */
export const advance: Verb<ActionOf<'Advance'>> = {
  options(battle, state) {
    const owed = mineToDecide(battle, state, 'advance');
    const open = owed !== null && whyNotAdvance(battle, state, owed.unit, owed.hex) === null;
    return open ? [{ type: 'Advance', unit: owed.unit, carries: [] }] : [];
  },
  whyNot(battle, state, { unit }) {
    const notMine = whyNotDecide(battle, state, 'advance', unit);
    if (notMine !== null) return notMine;
    return whyNotAdvance(battle, state, unit, owedNow(state, 'advance')!.hex);
  },
  resolve(battle, state, { unit }, dice) {
    const { hex } = owedNow(state, 'advance')!;
    const from = state.pieces[unit]!.at as HexId;
    const events: GameEvent[] = [
      TAKEN,
      { type: 'UnitAdvanced', unit, from, to: hex, cite: '2.8.9' },
      ...overrun(battle, state, unit, hex, dice),
    ];
    return [...events, ...gateTaken(battle, reduceAll(state, events))];
  },
};
