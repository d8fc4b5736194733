import type { HexId } from '../../board/hex.ts';
import type {
  Battle,
  EngineKind,
  Face,
  Gift,
  Kind,
  PersonageKind,
  Piece,
  PieceId,
  Side,
  Trait,
  UnitKind,
} from '../battle.ts';
import { perBattle } from '../memory.ts';
import type { GameState } from '../state.ts';
import { engineAt, unitAt } from './occupancy.ts';

/** Every personage of the battle, on the map or not. */
export const allPersonages = perBattle(({ pieces }): readonly PieceId[] =>
  pieces.filter(({ kind }) => kind.class === 'personage').map(({ id }) => id),
);

/** The personages in a hex, of whatever side (2.20.1). */
export function personagesAt(battle: Battle, state: GameState, hex: HexId): readonly PieceId[] {
  return allPersonages(battle).filter((id) => state.pieces[id]!.at === hex);
}

/** Everybody in a hex: the unit, personages, the engine or cauldron (2.7.1). */
export function piecesAt(battle: Battle, state: GameState, hex: HexId): readonly PieceId[] {
  const [unit, engine] = [unitAt(battle, state, hex), engineAt(battle, state, hex)];
  return [
    ...(unit === null ? [] : [unit]),
    ...personagesAt(battle, state, hex),
    ...(engine === null ? [] : [engine]),
  ];
}

/** What never changes about a piece. */
export function pieceOf(battle: Battle, id: PieceId): Piece {
  return battle.pieces[id]!;
}

/** The kind of a piece if it is a unit, or null. */
export function unitKind(battle: Battle, id: PieceId): UnitKind | null {
  const { kind } = battle.pieces[id]!;
  return kind.class === 'unit' ? kind : null;
}

/** The kind of a piece if it is an engine, or null. */
export function engineKind(battle: Battle, id: PieceId): EngineKind | null {
  const { kind } = battle.pieces[id]!;
  return kind.class === 'engine' ? kind : null;
}

/** The kind of a piece if it is a personage, or null. */
export function personageKind(battle: Battle, id: PieceId): PersonageKind | null {
  const { kind } = battle.pieces[id]!;
  return kind.class === 'personage' ? kind : null;
}

/** Whether a piece is a cauldron, real or dummy. */
export function isCauldron(battle: Battle, id: PieceId): boolean {
  return battle.pieces[id]!.kind.class === 'cauldron';
}

/** Whether a personage has a gift (2.4); others have none. */
export function hasGift(battle: Battle, id: PieceId, gift: Gift): boolean {
  return personageKind(battle, id)?.gifts.has(gift) ?? false;
}

/** The side of the counter that shows (2.4.6), of the second counter once the first is spent (2.4.7). */
export function faceOf(battle: Battle, state: GameState, unit: PieceId): Face | null {
  const kind = unitKind(battle, unit);
  return kind === null ? null : kind.faces[state.pieces[unit]!.lost]!;
}

/** How many steps a kind has: a unit one a face (2.4.7), a personage two (2.20.8), all else one. */
export function stepsOf(kind: Kind): number {
  if (kind.class === 'unit') return kind.faces.length;
  return kind.class === 'personage' ? 2 : 1;
}

/** Whether a piece has one step left, so that one more lost is its end (7.42, 2.4.7). */
export function isLastStep(battle: Battle, state: GameState, id: PieceId): boolean {
  return state.pieces[id]!.lost === stepsOf(battle.pieces[id]!.kind) - 1;
}

/** Whether a personage is on his reduced side (2.20.8). */
export function isWounded(state: GameState, personage: PieceId): boolean {
  return state.pieces[personage]!.lost > 0;
}

/** Whose piece it is. */
export function sideOf(battle: Battle, id: PieceId): Side {
  return battle.pieces[id]!.side;
}

/** Whether the kind of a piece carries a trait (2.0.10); engines carry none. */
export function hasTrait(battle: Battle, id: PieceId, trait: Trait): boolean {
  return unitKind(battle, id)?.traits.has(trait) ?? false;
}

/** The hex of a piece; null off the map, where it counts for nothing (2.6.4). */
export function hexOf(state: GameState, id: PieceId): HexId | null {
  const { at } = state.pieces[id]!;
  return at < 0 ? null : (at as HexId);
}

/** The hex of a piece that is on the map: whoever asks has seen to that, and hears it if he has not. */
export function standingAt(state: GameState, id: PieceId): HexId {
  const hex = hexOf(state, id);
  if (hex === null) throw new Error(`piece ${id} does not stand on the map`);
  return hex;
}

/** On the map (2.6.4: pieces off it count for nothing). */
export function onMap(state: GameState, id: PieceId): boolean {
  return state.pieces[id]!.at >= 0;
}

/**
 * An ordered unit on the map (2.0.8). Nobody else has a zone, holds a gate, a level or a hex, pushes, climbs, digs, pours,
 * throws down or slips away (2.8.14).
 */
export function isOrdered(battle: Battle, state: GameState, id: PieceId): boolean {
  const piece = state.pieces[id]!;
  return piece.at >= 0 && !piece.disrupted && battle.pieces[id]!.kind.class === 'unit';
}

/** All pieces of a side that are on the map, in the order of the scenario file. */
export function piecesOf(battle: Battle, state: GameState, side: Side): readonly PieceId[] {
  const found: PieceId[] = [];
  for (const piece of battle.pieces) {
    if (piece.side === side && state.pieces[piece.id]!.at >= 0) found.push(piece.id);
  }
  return found;
}
