/**
 * Case 2.7.2: which hexes a piece can reach and at what cost, in half movement points. The search knows no
 * pieces: the costs, the stops and the bars come in as arrays, made once and shared by many searches.
 */
import type { Board } from './board.ts';
import type { HexId } from './hex.ts';
import { searchIn, workspace, type Reach, type Search } from './search.ts';

export { NEVER, type Reach, type Search } from './search.ts';

/** Every hex a piece can reach (2.7.2-2.7.4), in an answer that nobody writes over. */
export function reach(board: Board, search: Search): Reach {
  return searchIn(workspace(board), search);
}

/** The way to a reached hex, the start (or the hex come in by) first and the hex itself last; empty when the search did not reach it. */
export function pathTo(reach: Reach, hex: HexId): readonly HexId[] {
  const path: HexId[] = [];
  if (reach.spent[hex]! < 0) return path;
  path.push(hex);
  for (let at = reach.from[hex]!; at >= 0; at = reach.through[at]!) path.push(at as HexId);
  return path.reverse();
}
