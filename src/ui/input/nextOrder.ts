/** What comes next for whoever gives orders: the next piece, the next thing to aim at, and where it lies. */
import { hexOf } from '../../engine/facts/pieces.ts';
import type { HexId } from '../../board/hex.ts';
import type { Action } from '../../engine/action.ts';
import type { PieceId } from '../../engine/battle.ts';
import { entryHexes } from '../../engine/facts/entry.ts';
import { answerAt } from '../orders/company.ts';
import { aimsOf, choosablePieces, hexesOfDeed, sameOrder } from '../orders/deeds.ts';
import { intentOf } from '../orders/intent.ts';
import type { TableStore } from '../store/tableStore.ts';

/** The advance that is owed, as far as it is answered by what is chosen; null where none is. */
export function owedAdvance(store: TableStore): Action | null {
  const now = store.match.peek();
  const owed = now?.state.owed[0];
  if (now === null || owed?.type !== 'advance') return null;
  return answerAt(now.battle, now.state, store.chosen.peek(), owed.hex);
}

/** The next thing that the chosen piece can be aimed at, and where it lies; where a decision is owed, only the next hex that answers it. */
export function nextAim(store: TableStore): Readonly<{ action: Action | null; hex: HexId | null }> {
  const now = store.match.peek();
  const { piece, aim } = store.chosen.peek();
  if (now === null) return { action: null, hex: null };
  const { battle, state } = now;
  if (state.owed.length > 0) {
    const next = after(store.standing.peek().choices, (hex) => hex === store.cursor.peek());
    return { action: null, hex: next ?? null };
  }
  const round = piece === null ? [] : aimsOf(battle, state, piece, aim);
  const action = after(round, (deed) => sameOrder(deed, aim));
  if (piece === null || action === undefined) return { action: null, hex: null };
  return { action, hex: hexesOfDeed(battle, state, action)[0] ?? placeOf(store, piece) };
}

/** Whether a pick of a hex would only let go of the piece that stands there, chosen or asked to decide. */
export function letsGo(store: TableStore, hex: HexId): boolean {
  const now = store.match.peek();
  if (now === null || store.moment.peek() !== null || store.laid.peek() !== null || store.held.peek())
    return false;
  const { battle, state } = now;
  const piece = state.owed[0]?.unit ?? store.chosen.peek().piece;
  if (piece === null || state.pieces[piece]!.at !== hex) return false;
  const pick = { hex, direction: 0, fromEdge: 1, careful: false } as const;
  return intentOf(battle, state, store.chosen.peek(), store.reach.peek(), pick).type === 'clear';
}

/** Of the hexes that are lit for a move or a placing the one that costs least; null where none is lit. */
export function nearestLit(store: TableStore): HexId | null {
  const { range, choices } = store.standing.peek();
  const [first] = range.filter(({ cost }) => cost > 0).toSorted((a, b) => a.cost - b.cost);
  return first?.hex ?? choices[0] ?? null;
}

/** The next one of a round after the one that stands now, the first if none does. */
function after<T>(round: readonly T[], stands: (one: T) => boolean): T | undefined {
  return round[(round.findIndex(stands) + 1) % Math.max(1, round.length)];
}

/** Where a piece stands, or the first hex by which it may come in; null where there is none. */
export function placeOf(store: TableStore, piece: PieceId): HexId | null {
  const { battle, state } = store.match.peek()!;
  return hexOf(state, piece) ?? [...entryHexes(battle, state, piece)][0] ?? null;
}

/** The piece after (or before) the chosen one among those that can act, on the map or waiting to come in; the one that owes a decision comes first. */
export function nextReady(store: TableStore, by: 1 | -1): PieceId | null {
  const now = store.match.peek();
  if (now === null) return null;
  const { battle, state } = now;
  const able = [...choosablePieces(battle, state)].sort((a, b) => a - b);
  const { piece } = store.chosen.peek();
  const at = piece === null ? (by === 1 ? -1 : able.length) : able.indexOf(piece);
  return able.at((at + by + able.length) % Math.max(1, able.length)) ?? null;
}
