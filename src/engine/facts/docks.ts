/** Case 2.11.3: siege towers that have docked for good at a hexside. */
import type { HexId } from '../../board/hex.ts';
import type { HexsideId } from '../../board/hexside.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { Dock, GameState } from '../state.ts';
import { isOrdered, personageKind, sideOf, unitKind } from './pieces.ts';
import { workOn } from './works.ts';

/** The tower docked at a hexside, or null: none is there, or the hexside has been breached and it no longer matters (2.11.7). */
export function dockAt(battle: Battle, state: GameState, hexside: HexsideId): Dock | null {
  const dock = state.docks.find((one) => one.hexside === hexside);
  return dock === undefined || isIdle(battle, state, dock) ? null : dock;
}

/** The docked tower in a hex that still matters, or null: its hex has room for one engine only (2.7.1). */
export function dockFrom(battle: Battle, state: GameState, foot: HexId): Dock | null {
  const dock = state.docks.find((one) => one.foot === foot);
  return dock === undefined || isIdle(battle, state, dock) ? null : dock;
}

function isIdle(battle: Battle, state: GameState, { hexside }: Dock): boolean {
  const here = workOn(battle, hexside);
  return here === null || state.works[here.id]!.breached;
}

/** Whether a tower has docked and never moves again (2.11.3). */
export function isDocked(state: GameState, tower: PieceId): boolean {
  return state.docks.some((dock) => dock.tower === tower);
}

/** Whether a piece may use a docked tower to go over the wall: an ordered foot unit (2.11.3, 2.7.7) or a personage (2.20.2) of its side. */
export function fitForTower(battle: Battle, state: GameState, { tower }: Dock, piece: PieceId): boolean {
  if (sideOf(battle, tower) !== sideOf(battle, piece)) return false;
  if (personageKind(battle, piece) !== null) return true;
  return unitKind(battle, piece)?.gait === 'foot' && isOrdered(battle, state, piece);
}
