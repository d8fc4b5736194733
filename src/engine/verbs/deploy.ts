/** Case 2.5: placing pieces before the first turn. */
import type { HexId } from '../../board/hex.ts';
import type { ActionOf } from '../action.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { bears, lacksWall } from '../facts/ground.ts';
import { holdsEnemyOf } from '../facts/havens.ts';
import { engineAt, unitAt } from '../facts/occupancy.ts';
import { hexOf, personageKind, pieceOf, sideOf, unitKind } from '../facts/pieces.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { OFF_MAP, type GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type Deploy = ActionOf<'Deploy'>;

/** Any piece of one's own set-up zones, on any of their hexes, as often as one likes; two units, or two engines, change places, and personages stack freely. */
export const deploy: Verb<Deploy> = {
  options(battle, state) {
    const found: Deploy[] = [];
    for (const { id: piece, side } of battle.pieces) {
      if (side !== state.active) continue;
      for (const hex of placesFor(battle, piece)) {
        const action: Deploy = { type: 'Deploy', piece, hex };
        if (deploy.whyNot(battle, state, action) === null) found.push(action);
      }
    }
    return found;
  },
  possible: (battle, state) =>
    battle.pieces.some(
      ({ id: piece, side }) =>
        side === state.active &&
        [...placesFor(battle, piece)].some(
          (hex) => deploy.whyNot(battle, state, { type: 'Deploy', piece, hex }) === null,
        ),
    ),
  whyNot(battle, state, { piece, hex }) {
    const { at } = state.pieces[piece] ?? { at: null };
    if (at === null || at < OFF_MAP) return refuse('not-on-the-map', '2.5');
    if (sideOf(battle, piece) !== state.active) return refuse('not-your-piece', '2.5');
    const barred = whyNotPlace(battle, state, piece, hex);
    if (barred !== null) return barred;
    if (at === hex) return refuse('stacking', '2.7.1');
    const other = sameClassAt(battle, state, piece, hex);
    if (other === null) return null;
    const from = hexOf(state, piece);
    return from === null ? refuse('stacking', '2.7.1') : whyNotPlace(battle, state, other, from);
  },
  resolve(battle, state, { piece, hex }) {
    const events: GameEvent[] = [{ type: 'PieceDeployed', piece, hex, cite: '2.5' }];
    const other = sameClassAt(battle, state, piece, hex);
    const from = hexOf(state, piece);
    if (other === null || from === null) return events;
    return [...events, { type: 'PieceDeployed', piece: other, hex: from, cite: '2.5' }];
  },
};

/** Every hex of the set-up zones of a piece. */
function placesFor(battle: Battle, piece: PieceId): ReadonlySet<HexId> {
  return new Set(battle.setup.flatMap(({ pieces, hexes }) => (pieces.includes(piece) ? [...hexes] : [])));
}

/** The piece in a hex beside which there is no room for another; personages stack freely (2.7.1). */
function sameClassAt(battle: Battle, state: GameState, piece: PieceId, hex: HexId): PieceId | null {
  if (personageKind(battle, piece) !== null) return null;
  return unitKind(battle, piece) === null ? engineAt(battle, state, hex) : unitAt(battle, state, hex);
}

/** Why a piece may not be placed in a hex, other pieces of its own side apart: its zone (2.5), terrain (4.3), enemies (2.7.1). */
function whyNotPlace(battle: Battle, state: GameState, piece: PieceId, hex: HexId): Refusal | null {
  const own = battle.setup.filter((zone) => zone.pieces.includes(piece));
  if (own.length === 0) return refuse('not-yours-to-place', '2.5');
  if (!own.some((zone) => zone.hexes.has(hex))) return refuse('outside-setup-zone', '2.5');
  if (holdsEnemyOf(battle, state, piece, hex)) return refuse('enemy-in-the-way', '2.7.1');
  const { kind } = pieceOf(battle, piece);
  if (!bears(battle.board, kind, hex)) return refuse('terrain-bars-piece', '4.3');
  return lacksWall(battle.board, kind, hex) ? refuse('no-work-there', '2.5.1') : null;
}
