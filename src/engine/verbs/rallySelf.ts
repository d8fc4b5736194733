/** Case 2.9.3: a disrupted unit without a leader rallies itself. */
import type { HexId } from '../../board/hex.ts';
import { rallies } from '../../rulebook/charts/8.37-rally.ts';
import { SELF_RALLY_RATING } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import { enemyOf, type Battle, type PieceId } from '../battle.ts';
import { total, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { piecesOf, sideOf, unitKind } from '../facts/pieces.ts';
import { inZone } from '../facts/zones.ts';
import { gateTaken } from '../gates.ts';
import { reduceAll } from '../reduce.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

const RALLY: DiceRequest = { purpose: 'rally', dice: 2, cite: '8.37' };

function whyNotRally(battle: Battle, state: GameState, unit: PieceId): Refusal | null {
  const piece = state.pieces[unit];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, unit) !== state.active) return refuse('not-your-piece', '2.9.1');
  if (unitKind(battle, unit) === null) return refuse('not-a-unit', '2.9.1');
  if (!piece.disrupted) return refuse('not-disrupted', '2.9.1');
  if (piece.rallied) return refuse('tried-already', '2.9.1');
  const near = inZone(battle, state, enemyOf(sideOf(battle, unit)), piece.at as HexId);
  return near ? refuse('enemy-zone-no-self-rally', '2.9.3') : null;
}

/** One try a turn on row 1 of 8.37, out of every enemy zone. Who is ordered again inside a gate takes it (2.3.1). */
export const rallySelf: Verb<ActionOf<'RallySelf'>> = {
  options(battle, state) {
    return piecesOf(battle, state, state.active)
      .filter((unit) => whyNotRally(battle, state, unit) === null)
      .map((unit) => ({ type: 'RallySelf', unit }));
  },
  whyNot(battle, state, { unit }) {
    return whyNotRally(battle, state, unit);
  },
  resolve(battle, state, { unit }, dice) {
    const faces = dice.roll(RALLY);
    const events: GameEvent[] = [
      { type: 'UnitActed', piece: unit, deed: 'rallied', cite: '2.9.1' },
      { type: 'DiceRolled', request: RALLY, faces },
    ];
    if (!rallies(SELF_RALLY_RATING, total(faces))) return events;
    events.push({ type: 'UnitRallied', unit, cite: '8.37' });
    return [...events, ...gateTaken(battle, reduceAll(state, events))];
  },
};
