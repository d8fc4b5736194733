/** Cases 2.20.1-2.20.3: who is with a unit, who may go along with it, and who stands alone. */
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId, Side } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { waitingWith, waits } from './entry.ts';
import { isFrozen } from './magic.ts';
import { unitAt } from './occupancy.ts';
import { allPersonages, hexOf, personageKind, sideOf } from './pieces.ts';

/** How a unit goes when personages of its hex go along: its own move, a retreat or displacement, an advance, slipping away. */
export type Going = 'move' | 'retreat' | 'advance' | 'slip';

const NOBODY: readonly PieceId[] = [];

/** The personages of its side in the hex of a unit (2.20.2); for a unit that waits off the map, those of its group that wait with it (2.6.3). */
export function personagesWith(battle: Battle, state: GameState, unit: PieceId): readonly PieceId[] {
  const hex = hexOf(state, unit);
  return hex === null
    ? waitingWith(battle, state, unit).filter((id) => personageKind(battle, id) !== null)
    : ownPersonagesAt(battle, state, hex, sideOf(battle, unit));
}

/** The personages of a side in a hex. */
export function ownPersonagesAt(
  battle: Battle,
  state: GameState,
  hex: HexId,
  side: Side,
): readonly PieceId[] {
  let found = NOBODY;
  for (const id of allPersonages(battle)) {
    if (state.pieces[id]!.at === hex && sideOf(battle, id) === side) found = [...found, id];
  }
  return found;
}

/** The personages of a side who stand in a hex without a friendly unit (2.20.5, 2.20.6). */
export function unguardedPersonages(
  battle: Battle,
  state: GameState,
  hex: HexId,
  side: Side,
): readonly PieceId[] {
  const unit = unitAt(battle, state, hex);
  return unit !== null && sideOf(battle, unit) === side ? NOBODY : ownPersonagesAt(battle, state, hex, side);
}

/** The personages of a side who are on the map or wait to come in (2.6.4). */
export function movablePersonages(battle: Battle, state: GameState, side: Side): readonly PieceId[] {
  return allPersonages(battle).filter(
    (id) => sideOf(battle, id) === side && (state.pieces[id]!.at >= 0 || waits(battle, state, id)),
  );
}

/** Whether a personage casts spells, and so moves in magic phases only (2.0.2, 2.7.10). */
export function isMagicLeader(battle: Battle, personage: PieceId): boolean {
  return (personageKind(battle, personage)?.magic ?? 0) > 0;
}

/**
 * Why a personage does not go along with a unit of his hex: with a move no magic leader, nobody who has moved in this
 * phase and nobody frozen; the frozen go along only with a retreat or displacement (2.20.2, 2.20.3).
 */
export function whyNotGoAlong(
  battle: Battle,
  state: GameState,
  personage: PieceId,
  how: Going,
): Refusal | null {
  if (how === 'retreat') return null;
  if (isFrozen(state, personage)) return refuse('frozen', '2.20.3');
  if (how !== 'move') return null;
  if (isMagicLeader(battle, personage)) return refuse('moves-in-magic-phases', '2.20.3');
  return state.pieces[personage]!.moved ? refuse('moved-already', '2.20.2') : null;
}

/** Whether a personage may go along with a unit of his hex (2.20.2, 2.20.3). */
export function mayGoAlong(battle: Battle, state: GameState, personage: PieceId, how: Going): boolean {
  return whyNotGoAlong(battle, state, personage, how) === null;
}

/** The personages with a unit who may go along with it (2.20.2, 2.20.3). */
export function companions(battle: Battle, state: GameState, unit: PieceId, how: Going): readonly PieceId[] {
  const all = personagesWith(battle, state, unit);
  return all.length === 0 ? all : all.filter((id) => mayGoAlong(battle, state, id, how));
}

/** Every company that some personages can make, from nobody to all of them, the small ones first. */
export function companiesOf(all: readonly PieceId[]): readonly (readonly PieceId[])[] {
  let made: readonly (readonly PieceId[])[] = ALONE;
  for (const id of all) made = [...made, ...made.map((company) => [...company, id])];
  return all.length < 2 ? made : made.toSorted((a, b) => a.length - b.length);
}

const ALONE: readonly (readonly PieceId[])[] = [NOBODY];

/** The companies that may go along with a unit: any of its companions, from nobody to all of them (2.20.2, 2.20.3). */
export function companies(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  how: Going,
): readonly (readonly PieceId[])[] {
  return companiesOf(companions(battle, state, unit, how));
}

/** Why these personages, in whatever order, may not all go along with a unit: one is not with it, or may not (2.20.2, 2.20.3). */
export function whyNotCarry(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  carries: readonly PieceId[],
  how: Going,
): Refusal | null {
  if (carries.length === 0) return null;
  const present = personagesWith(battle, state, unit);
  for (const [place, id] of carries.entries()) {
    if (!present.includes(id) || carries.indexOf(id) !== place) return refuse('not-with-the-unit', '2.20.2');
    const refused = whyNotGoAlong(battle, state, id, how);
    if (refused !== null) return refused;
  }
  return null;
}
