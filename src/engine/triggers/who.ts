/** Case 2.21: the pieces that an event speaks about, as they stand now. */
import type { PieceId } from '../battle.ts';
import { hexOf } from '../facts/pieces.ts';
import { GONE, type GameState } from '../state.ts';
import type { Who } from './terms.ts';

/** The first of them for whom a question is answered with yes, as many as may be. */
export function chooseAmong({ pieces, most }: Who, is: (piece: PieceId) => boolean): readonly PieceId[] {
  const found = pieces.filter(is);
  return most === null ? found : found.slice(0, most);
}

/** How many of them stand on the map, in the hexes if some are named. */
export function countStanding(state: GameState, who: Who): number {
  return who.pieces.filter((piece) => {
    const hex = hexOf(state, piece);
    return hex !== null && (who.hexes === null || who.hexes.includes(hex));
  }).length;
}

/** How many of them are out of the game. */
export function countGone(state: GameState, { pieces }: Who): number {
  return pieces.filter((piece) => state.pieces[piece]!.at === GONE).length;
}
