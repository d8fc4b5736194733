/** Case 2.8.6: cavalry avoids an attack by foot and may be disrupted by doing so. */
import { SLIP_DISRUPTS_TO } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import { settle } from '../consequences/decisions.ts';
import { total, type DiceRequest } from '../dice.ts';
import { goAlong } from '../consequences/escort.ts';
import type { GameEvent } from '../event.ts';
import { mineToDecide, owedNow, whyNotDecide } from '../facts/owed.ts';
import { companies, whyNotCarry } from '../facts/personages.ts';
import { slipHexes, whyNotSlipTo } from '../facts/slips.ts';
import { gateTaken } from '../consequences/gates.ts';
import { aftermath } from '../consequences/strike.ts';
import { ladderFootTaken } from '../consequences/overrun.ts';
import { TAKEN } from '../consequences/owing.ts';
import { reduceAll } from '../reduce.ts';
import type { Verb } from '../verb.ts';
import { standingAt } from '../facts/pieces.ts';

const SLIP: DiceRequest = { purpose: 'slip', dice: 1, cite: '2.8.6' };

/** The attack is lost; the attacker may still advance into the hex that was left. */
export const slipAway: Verb<ActionOf<'SlipAway'>> = {
  options(battle, state) {
    const slip = mineToDecide(battle, state, 'slip');
    if (slip === null) return [];
    const { unit } = slip;
    const parties = companies(battle, state, unit, 'slip');
    return slipHexes(battle, state, unit).flatMap((to) =>
      parties.map((carries) => ({ type: 'SlipAway', unit, to, carries }) as const),
    );
  },
  whyNot(battle, state, { unit, to, carries }) {
    return (
      whyNotDecide(battle, state, 'slip', unit) ??
      whyNotSlipTo(battle, state, unit, to) ??
      whyNotCarry(battle, state, unit, carries, 'slip')
    );
  },
  resolve(battle, state, { unit, to, carries }, dice) {
    const { attacker } = owedNow(state, 'slip')!;
    const from = standingAt(state, unit);
    const faces = dice.roll(SLIP);
    const events: GameEvent[] = [
      TAKEN,
      { type: 'UnitActed', piece: unit, deed: 'slipped', cite: '2.8.6' },
      { type: 'UnitSlippedAway', unit, from, to, cite: '2.8.6' },
      ...goAlong(carries, to),
      { type: 'DiceRolled', request: SLIP, faces },
    ];
    if (total(faces) <= SLIP_DISRUPTS_TO) events.push({ type: 'UnitDisrupted', unit, cite: '2.8.6' });
    events.push(...ladderFootTaken(battle, state, unit, to));
    events.push(...gateTaken(battle, reduceAll(battle, state, events)));
    events.push(...aftermath(battle, state, attacker, from, true));
    return [...events, ...settle(battle, reduceAll(battle, state, events), dice)];
  },
};
