/** Case 2.11.2: ladders, where they stand and who may climb them. */
import { directionTo, type Direction, type HexId } from '../../board/hex.ts';
import { hexsideOf, type HexsideId } from '../../board/hexside.ts';
import { BESIEGER, type Battle, type PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Dock, GameState, Ladder } from '../state.ts';
import { hasTrait, isOrdered, sideOf } from './pieces.ts';
import { workOn } from './works.ts';

/** The ladder against a hexside, whatever its age, or null. */
export function ladderOn(state: GameState, hexside: HexsideId): Ladder | null {
  return state.ladders.find((ladder) => ladder.hexside === hexside) ?? null;
}

/** The ladders whose foot is in a hex. */
export function laddersAtFoot(state: GameState, foot: HexId): readonly Ladder[] {
  return state.ladders.filter((ladder) => ladder.foot === foot);
}

/** Whether a ladder was raised in an earlier turn and so may be used (2.11.2). */
export function isReady(state: GameState, ladder: Ladder): boolean {
  return ladder.turn < state.turn;
}

/** The hex at the head of a ladder or docked tower, behind the wall. */
export function headOf(battle: Battle, { hexside }: Ladder | Dock): HexId {
  return workOn(battle, hexside)!.work.inner;
}

/** Whether a unit is of those that may use ladders at all: an ordered unit of the besieger with that skill (2.11.2, 2.7.5). */
export function isClimber(battle: Battle, state: GameState, unit: PieceId): boolean {
  return (
    sideOf(battle, unit) === BESIEGER && hasTrait(battle, unit, 'ladders') && isOrdered(battle, state, unit)
  );
}

/**
 * The ladder over which a unit may go, or attack, from a hex in a direction: only from its foot, only an ordered unit
 * with that skill of the besieger, only a ladder of an earlier turn (2.11.2). Null if there is none. Whether the hex
 * behind is vacant is for the caller to ask.
 */
export function ladderFor(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  from: HexId,
  direction: Direction,
): Ladder | null {
  if (state.ladders.length === 0 || !isClimber(battle, state, unit)) return null;
  const ladder = ladderOn(state, hexsideOf(battle.board, from, direction));
  return ladder !== null && ladder.foot === from && isReady(state, ladder) ? ladder : null;
}

/** Why a unit may not climb from a hex into its neighbour: only asked where a ladder stands, else null. */
export function whyNotClimb(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  from: HexId,
  to: HexId,
): Refusal | null {
  const direction = directionTo(battle.board, from, to);
  const ladder = direction === null ? null : ladderOn(state, hexsideOf(battle.board, from, direction));
  if (ladder === null || ladder.foot !== from) return null;
  if (!isClimber(battle, state, unit)) return refuse('cannot-climb', '2.11.2');
  return isReady(state, ladder) ? null : refuse('ladder-too-fresh', '2.11.2');
}
