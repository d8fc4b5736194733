import type { Board } from './board.ts';
import { directionTo, hexName, type Direction, type HexId } from './hex.ts';

/** One hexside, named once: hex * 6 + direction, where directions 3-5 with a neighbour are named by the neighbour. */
export type HexsideId = number & { readonly __brand: 'HexsideId' };

/** The one name of the hexside of a hex in a direction. */
export function hexsideOf(board: Pick<Board, 'beyond'>, hex: HexId, direction: Direction): HexsideId {
  const neighbour = board.beyond[hex * 6 + direction]!;
  const owned = direction < 3 || neighbour < 0;
  return (owned ? hex * 6 + direction : neighbour * 6 + direction - 3) as HexsideId;
}

/** The hexside between two neighbours, or null when they are not neighbours. */
export function hexsideBetween(board: Board, a: HexId, b: HexId): HexsideId | null {
  const direction = directionTo(board, a, b);
  return direction === null ? null : hexsideOf(board, a, direction);
}

/** The two hexes of a hexside; the second is -1 at the map edge. */
export function hexesOf(board: Board, hexside: HexsideId): readonly [HexId, HexId | -1] {
  return [Math.floor(hexside / 6) as HexId, board.beyond[hexside] as HexId | -1];
}

/** A hexside as it is printed: both hex numbers, the lower first ("1213/1313"). */
export function hexsideName(board: Board, hexside: HexsideId): string {
  const [a, b] = hexesOf(board, hexside);
  const names = [hexName(board, a), b < 0 ? 'edge' : hexName(board, b as HexId)];
  return names.sort().join('/');
}
