/** Cases 2.11.2, 2.11.3 and 2.0.5: ladders and docked towers, the besieger's ways over a wall that stands. */
import { DIRECTIONS, type Direction, type HexId } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import { LADDER_CROSSING, TOWER_CROSSING } from '../../rulebook/house.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { Dock, GameState, Ladder } from '../state.ts';
import { dockAt, fitForTower } from './docks.ts';
import { isBurning } from './flames.ts';
import { ladderFor } from './ladders.ts';
import { personageKind, sideOf, unitKind } from './pieces.ts';

/** A way over a wall, from the hex at its foot inward only. */
export type Crossing = Ladder | Dock;

/** Whether a way over a wall is a docked tower. */
export function isDock(crossing: Crossing): crossing is Dock {
  return 'tower' in crossing;
}

/** What going over costs, the hex behind included, in half points (2.11.2, 2.11.3). */
export function costOfCrossing(crossing: Crossing): number {
  return isDock(crossing) ? TOWER_CROSSING : LADDER_CROSSING;
}

/** Whether a way over a wall leads anywhere: not over Flames (2.11.10), nor a tower at a breach (2.11.7). */
export function isPassable(battle: Battle, state: GameState, crossing: Crossing): boolean {
  if (isBurning(state, crossing.hexside)) return false;
  return !isDock(crossing) || dockAt(battle, state, crossing.hexside) !== null;
}

/**
 * The way over a wall that a piece may use from a hex in a direction, to walk or to attack: a docked tower in that hex
 * for any ordered foot unit or personage of its side (2.11.3, 2.20.2), else a ladder (2.11.2). Null if there is none, or
 * Flames are in between (2.11.10). Whether the hex behind is vacant is for the caller to ask.
 */
export function crossingFor(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  from: HexId,
  direction: Direction,
): Crossing | null {
  if (state.docks.length === 0 && state.ladders.length === 0) return null;
  const hexside = hexsideOf(battle.board, from, direction);
  if (isBurning(state, hexside)) return null;
  const dock = dockAt(battle, state, hexside);
  const aboard = dock !== null && dock.foot === from && fitForTower(battle, state, dock, piece);
  return aboard ? dock : ladderFor(battle, state, piece, from, direction);
}

/** Every way over a wall that a piece may use from a hex. */
export function crossingsFrom(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  from: HexId,
): readonly Crossing[] {
  if (state.docks.length === 0 && state.ladders.length === 0) return [];
  return DIRECTIONS.map((direction) => crossingFor(battle, state, piece, from, direction)).filter(
    (crossing) => crossing !== null,
  );
}

/**
 * Whether a foot unit or personage may go back over a docked tower of its own, in either direction, ordered or not
 * (2.8.10); nobody goes back over a ladder.
 */
export function retreatsOverTower(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  from: HexId,
  direction: Direction,
): boolean {
  if (state.docks.length === 0) return false;
  const hexside = hexsideOf(battle.board, from, direction);
  const dock = dockAt(battle, state, hexside);
  if (dock === null || isBurning(state, hexside)) return false;
  const afoot = personageKind(battle, piece) !== null || unitKind(battle, piece)?.gait === 'foot';
  return afoot && sideOf(battle, dock.tower) === sideOf(battle, piece);
}
