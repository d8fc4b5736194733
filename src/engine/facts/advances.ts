/** Case 2.8.9: who may step into the hex he has attacked. */
import { directionTo, type HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { crossingFor } from './crossings.ts';
import { mayCross } from './movement.ts';
import { unitAt } from './occupancy.ts';
import { pieceOf, standingAt } from './pieces.ts';
import { mayEnter } from './stacking.ts';

/** Whether an attacker could go into a neighbouring hex by movement: over an open hexside or its own gate fit for its kind, or by a ladder or docked tower (2.8.9). */
export function couldCross(battle: Battle, state: GameState, unit: PieceId, hex: HexId): boolean {
  const from = standingAt(state, unit);
  const direction = directionTo(battle.board, from, hex);
  if (direction === null) return false;
  return (
    mayCross(battle, state, unit, from, direction) === null ||
    crossingFor(battle, state, unit, from, direction) !== null
  );
}

/**
 * Why an attacker may not advance now into a hex that it could cross to: somebody is still there (2.8.9), its force is
 * demoralized and none of its personages is among those who go along (2.10.4), or beasts are near (2.7.6). Zones of
 * control and movement points are not asked.
 */
export function whyNotAdvance(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  hex: HexId,
  carries: readonly PieceId[],
): Refusal | null {
  if (unitAt(battle, state, hex) !== null) return refuse('enemy-still-there', '2.8.9');
  const unled = state.demoralized[pieceOf(battle, unit).force]! && carries.length === 0;
  if (unled) return refuse('demoralized-into-zone', '2.10.4');
  return mayEnter(battle, state, unit, hex);
}
