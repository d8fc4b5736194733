/** Case 2.0.6: distance and range are a straight hex count, walls ignored, the own hex 0 and its neighbours 1. */
import type { Board } from './board.ts';
import type { HexId } from './hex.ts';

/** The straight hex count from one hex to another (2.0.6). */
export function distance(board: Pick<Board, 'q' | 'r'>, a: HexId, b: HexId): number {
  const q = board.q[a]! - board.q[b]!;
  const r = board.r[a]! - board.r[b]!;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Every hex of the map at most `range` from a hex, that hex included (2.0.6), in the order of their ids. */
export function hexesWithin(board: Board, hex: HexId, range: number): readonly HexId[] {
  const column = hex % board.columns;
  const row = Math.floor(hex / board.columns);
  const lastColumn = Math.min(board.columns - 1, column + range);
  const lastRow = Math.min(board.rows - 1, row + range);
  const within: HexId[] = [];
  for (let y = Math.max(0, row - range); y <= lastRow; y += 1) {
    for (let x = Math.max(0, column - range); x <= lastColumn; x += 1) {
      const near = (y * board.columns + x) as HexId;
      if (distance(board, hex, near) <= range) within.push(near);
    }
  }
  return within;
}
