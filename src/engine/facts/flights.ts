/** Case 2.20.4: where he who flies may go. */
import { distance, hexesWithin } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { FLIGHT_COST } from '../../rulebook/house.ts';
import type { Battle, PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { barredTo } from './alone.ts';
import { isField, mayLand } from './havens.ts';
import { hasGift, personageKind } from './pieces.ts';

/** The hexes a flight of a personage may end in, from his hex in the field: 1 MP a hex, over anything (2.20.4). Whether he may move now is not asked. */
export function landings(battle: Battle, state: GameState, personage: PieceId): readonly HexId[] {
  if (!hasGift(battle, personage, 'flies')) return [];
  const from = state.pieces[personage]!.at as HexId;
  const span = Math.floor(personageKind(battle, personage)!.movement / FLIGHT_COST);
  return hexesWithin(battle.board, from, span).filter(
    (hex) => whyNotFly(battle, state, personage, hex) === null,
  );
}

/** Why a personage who may move may not fly to a hex: no wings, from or into the city, too far, or no place to land (2.20.4). */
export function whyNotFly(battle: Battle, state: GameState, personage: PieceId, hex: HexId): Refusal | null {
  if (!hasGift(battle, personage, 'flies')) return refuse('cannot-fly', '2.20.4');
  const { at: from } = state.pieces[personage]!;
  if (from < 0) return refuse('not-on-the-map', '2.20.4');
  if (battle.board.level[hex] === undefined || hex === from) return refuse('no-path', '2.20.4');
  if (!isField(battle, from as HexId) || !isField(battle, hex)) {
    return refuse('no-flight-in-the-city', '2.20.4');
  }
  if (flightCost(battle, from as HexId, hex) > personageKind(battle, personage)!.movement) {
    return refuse('not-enough-movement', '2.20.4');
  }
  if (!mayLand(battle, state, personage, hex)) return refuse('no-landing', '2.20.4');
  return barredTo(battle, state, personage)[hex] === 1 ? refuse('stalemated', '2.12') : null;
}

/** What a flight costs, in half points (2.20.4). */
export function flightCost({ board }: Battle, from: HexId, to: HexId): number {
  return distance(board, from, to) * FLIGHT_COST;
}
