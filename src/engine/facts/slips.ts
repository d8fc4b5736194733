/** Case 2.8.6: cavalry that avoids an attack by foot. */
import { beyond, directionTo, DIRECTIONS, type HexId } from '../../board/hex.ts';
import { enemyOf, type Battle, type PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { inContact } from './hexsides.ts';
import { mayCross } from './movement.ts';
import { unitAt } from './occupancy.ts';
import { isOrdered, piecesOf, sideOf, standingAt, unitKind } from './pieces.ts';
import { holdsLooseEnemies, mayEnter } from './stacking.ts';
import { inZone } from './zones.ts';

/** Whether horse or beasts of the other side are in contact with a unit. */
function mountedEnemyNear(battle: Battle, state: GameState, unit: PieceId): boolean {
  const hex = standingAt(state, unit);
  return piecesOf(battle, state, enemyOf(sideOf(battle, unit))).some((enemy) => {
    const kind = unitKind(battle, enemy);
    return kind !== null && kind.gait !== 'foot' && inContact(battle, state, standingAt(state, enemy), hex);
  });
}

/** Why cavalry may not slip away into a hex (2.8.6): not a neighbour it may enter by movement, not vacant, or in an enemy zone. */
export function whyNotSlipTo(battle: Battle, state: GameState, unit: PieceId, to: HexId): Refusal | null {
  const direction = directionTo(battle.board, standingAt(state, unit), to);
  if (direction === null) return refuse('not-adjacent', '2.8.6');
  const barred =
    mayCross(battle, state, unit, standingAt(state, unit), direction) ?? mayEnter(battle, state, unit, to);
  if (barred !== null) return barred;
  const vacant = unitAt(battle, state, to) === null && !holdsLooseEnemies(battle, state, unit, to);
  if (!vacant || inZone(battle, state, enemyOf(sideOf(battle, unit)), to)) {
    return refuse('cannot-slip-there', '2.8.6');
  }
  return null;
}

/** The hexes into which a unit may slip away (2.8.6). */
export function slipHexes(battle: Battle, state: GameState, unit: PieceId): readonly HexId[] {
  const from = standingAt(state, unit);
  return DIRECTIONS.map((direction) => beyond(battle.board, from, direction)).filter(
    (to): to is HexId => to >= 0 && whyNotSlipTo(battle, state, unit, to as HexId) === null,
  );
}

/**
 * Whether a unit may slip away from an attack (2.8.6, 2.8.14): ordered cavalry attacked by foot, no enemy horse or beast in
 * contact with it, not slipped yet in this phase, and a hex to go to.
 */
export function maySlip(battle: Battle, state: GameState, unit: PieceId, attacker: PieceId): boolean {
  return (
    unitKind(battle, unit)?.gait === 'horse' &&
    unitKind(battle, attacker)?.gait === 'foot' &&
    isOrdered(battle, state, unit) &&
    !state.pieces[unit]!.slipped &&
    !mountedEnemyNear(battle, state, unit) &&
    slipHexes(battle, state, unit).length > 0
  );
}
