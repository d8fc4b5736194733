/** Case 2.21: the pieces that an event speaks about, as they stand now. */
import type { PieceId } from '../battle.ts';
import type { Who } from './terms.ts';

/** The first of them for whom a question is answered with yes, as many as may be. */
export function chooseAmong({ pieces, most }: Who, is: (piece: PieceId) => boolean): readonly PieceId[] {
  const found = pieces.filter(is);
  return most === null ? found : found.slice(0, most);
}
