/** Case 2.20.4: where he who flies may go. */
import { distance, hexesWithin } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { FLIGHT_COST } from '../../rulebook/house.ts';
import type { Battle, PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { barredTo } from './alone.ts';
import { holdsEnemyOf, isField, isLandingGround } from './havens.ts';
import { hasGift, personageKind, standingAt } from './pieces.ts';

/** The hexes a flight of a personage may end in, from his hex in the field: 1 MP a hex, over anything (2.20.4). Whether he may move now is not asked. */
export function landings(battle: Battle, state: GameState, personage: PieceId): readonly HexId[] {
  const { at: from } = state.pieces[personage]!;
  if (from < 0 || !hasGift(battle, personage, 'flies')) return [];
  const span = Math.floor(personageKind(battle, personage)!.movement / FLIGHT_COST);
  const barred = barredTo(battle, state, personage);
  return hexesWithin(battle.board, from as HexId, span).filter(
    (hex) => whyNotLand(battle, state, personage, hex, barred) === null,
  );
}

/** Why a personage who may move may not fly to a hex: no wings, from or into the city, too far, or no place to land (2.20.4). */
export function whyNotFly(battle: Battle, state: GameState, personage: PieceId, hex: HexId): Refusal | null {
  if (!hasGift(battle, personage, 'flies')) return refuse('cannot-fly', '2.20.4');
  if (state.pieces[personage]!.at < 0) return refuse('not-on-the-map', '2.20.4');
  if (battle.board.level[hex] === undefined) return refuse('no-path', '2.20.4');
  return whyNotLand(battle, state, personage, hex, barredTo(battle, state, personage));
}

function whyNotLand(
  battle: Battle,
  state: GameState,
  personage: PieceId,
  hex: HexId,
  barred: Uint8Array,
): Refusal | null {
  const from = standingAt(state, personage);
  if (hex === from) return refuse('no-path', '2.20.4');
  if (!isField(battle, from) || !isField(battle, hex)) return refuse('no-flight-in-the-city', '2.20.4');
  if (flightCost(battle, from, hex) > personageKind(battle, personage)!.movement) {
    return refuse('not-enough-movement', '2.20.4');
  }
  if (!isLandingGround(battle, state, hex)) return refuse('no-landing', '2.20.4');
  if (barred[hex] === 0) return null;
  return holdsEnemyOf(battle, state, personage, hex)
    ? refuse('no-landing', '2.20.4')
    : refuse('stalemated', '2.12');
}

/** What a flight costs, in half points (2.20.4). */
export function flightCost({ board }: Battle, from: HexId, to: HexId): number {
  return distance(board, from, to) * FLIGHT_COST;
}
