/** Case 2.20.3: personages who go along with a unit that retreats, is displaced, advances or slips away. */
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';

/** They come with the unit to the end of its way; nothing where nobody goes along. */
export function goAlong(personages: readonly PieceId[], to: HexId): readonly GameEvent[] {
  return personages.length === 0 ? [] : [{ type: 'PersonagesWent', personages, to, cite: '2.20.3' }];
}
