/** How arrow keys walk over a board of hexes. */
import type { Board } from '../../board/board.ts';
import { beyond, type Direction, type HexId } from '../../board/hex.ts';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Pointy-top: right and left are E and W; up and down lean right from an even row (02, 04 ...) of an odd-r map and left from an odd one, so that a column stays a column. */
const POINTY: Readonly<Record<Arrow, readonly [shoved: Direction, straight: Direction]>> = {
  ArrowRight: [1, 1],
  ArrowLeft: [4, 4],
  ArrowUp: [5, 0],
  ArrowDown: [3, 2],
};

/** Flat-top: up and down are N and S; right and left go up from a shoved column and down from the others. */
const FLAT: Readonly<Record<Arrow, readonly [shoved: Direction, straight: Direction]>> = {
  ArrowUp: [0, 0],
  ArrowDown: [3, 3],
  ArrowRight: [1, 2],
  ArrowLeft: [5, 4],
};

/** The hex one arrow key further: the same hex at the edge of the map. Going up and down alternates between the two slanting ways, so the column stays. */
export function stepCursor(board: Board, hex: HexId, arrow: Arrow): HexId {
  const column = hex % board.columns;
  const line = board.orientation === 'pointy' ? Math.floor(hex / board.columns) : column;
  const shoved = (line % 2 === 1) === board.offset.startsWith('odd');
  const [first, second] = (board.orientation === 'pointy' ? POINTY : FLAT)[arrow];
  const next = beyond(board, hex, shoved ? first : second);
  return next < 0 ? hex : (next as HexId);
}
