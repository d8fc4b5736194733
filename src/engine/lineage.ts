/**
 * Which piece was changed to get from one list of pieces to the next. Lists are made from one another one piece at a time;
 * tables that are moved along from state to state ask here what has changed, and need not compare whole lists.
 */
import type { PieceId } from './battle.ts';
import type { GameState } from './state.ts';

type Pieces = GameState['pieces'];

/** How many of the latest changes are remembered: more than lie between two questions. */
const REMEMBERED = 32;
const after: (Pieces | null)[] = Array.from({ length: REMEMBERED }, () => null);
const before: (Pieces | null)[] = Array.from({ length: REMEMBERED }, () => null);
const changed = new Int32Array(REMEMBERED);
let newest = 0;

/** Notes that a list was made from another by changing one piece. */
export function noteChange(from: Pieces, to: Pieces, piece: PieceId): void {
  newest = (newest + 1) % REMEMBERED;
  before[newest] = from;
  after[newest] = to;
  changed[newest] = piece;
}

/** The pieces changed on the way from one list to another, in the order of their ids; null where the way is not remembered. */
export function changesBetween(from: Pieces, to: Pieces): readonly PieceId[] | null {
  const found: PieceId[] = [];
  let list: Pieces = to;
  for (let back = 0; back < REMEMBERED && list !== from; back += 1) {
    const place = (newest - back + REMEMBERED) % REMEMBERED;
    if (after[place] !== list) continue;
    const piece = changed[place]! as PieceId;
    if (!found.includes(piece)) found.push(piece);
    list = before[place]!;
  }
  if (list !== from) return null;
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}
