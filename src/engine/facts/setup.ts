/** Case 2.5: where a piece may be placed before the first turn, and whether there is room for it. */
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { bears, lacksWall } from './ground.ts';
import { holdsEnemyOf } from './havens.ts';
import { engineAt, unitAt } from './occupancy.ts';
import { personageKind, pieceOf, unitKind } from './pieces.ts';

/** Every hex of the set-up zones of a piece (2.5). */
export function zoneHexesOf(battle: Battle, piece: PieceId): ReadonlySet<HexId> {
  return new Set(battle.setup.flatMap(({ pieces, hexes }) => (pieces.includes(piece) ? [...hexes] : [])));
}

/** The piece in a hex beside which there is no room for another; personages stack freely (2.7.1). */
export function sameClassAt(battle: Battle, state: GameState, piece: PieceId, hex: HexId): PieceId | null {
  if (personageKind(battle, piece) !== null) return null;
  return unitKind(battle, piece) === null ? engineAt(battle, state, hex) : unitAt(battle, state, hex);
}

/** Why a piece may not be placed in a hex, other pieces of its own side apart: its zone (2.5), terrain (4.3), a wall (2.5.1), enemies (2.7.1). */
export function whyNotPlace(battle: Battle, state: GameState, piece: PieceId, hex: HexId): Refusal | null {
  const own = battle.setup.filter((zone) => zone.pieces.includes(piece));
  if (own.length === 0) return refuse('not-yours-to-place', '2.5');
  if (!own.some((zone) => zone.hexes.has(hex))) return refuse('outside-setup-zone', '2.5');
  if (holdsEnemyOf(battle, state, piece, hex)) return refuse('enemy-in-the-way', '2.7.1');
  const { kind } = pieceOf(battle, piece);
  if (!bears(battle.board, kind, hex)) return refuse('terrain-bars-piece', '4.3');
  return lacksWall(battle.board, kind, hex) ? refuse('no-work-there', '2.5.1') : null;
}

/**
 * Case 2.5.1: whether there is a hex for a piece that has none yet: `free` = one in which it may be placed at once, `made` = one that
 * others of its side leave for it, each for another hex of his own zone; null = none, whatever its side does.
 */
export function roomFor(battle: Battle, state: GameState, piece: PieceId): 'free' | 'made' | null {
  const seen = new Set<HexId>();
  const ahead = [piece];
  for (const who of ahead) {
    for (const hex of zoneHexesOf(battle, who)) {
      if (seen.has(hex) || whyNotPlace(battle, state, who, hex) !== null) continue;
      const other = sameClassAt(battle, state, who, hex);
      if (other === null) return who === piece ? 'free' : 'made';
      seen.add(hex);
      ahead.push(other);
    }
  }
  return null;
}
