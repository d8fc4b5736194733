import type { Board } from './board.ts';
import type { HexName } from './mapFile.ts';

/** Index of a hex on its board: row * columns + column, both from 0. */
export type HexId = number & { readonly __brand: 'HexId' };

/**
 * Where a direction leads: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW on a pointy-top map; 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW
 * on a flat-top map. Opposite = (d + 3) % 6.
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The opposite direction. */
export function opposite(direction: Direction): Direction {
  return ((direction + 3) % 6) as Direction;
}

/** The printed number of a hex: CCRR, or CCCRRR on a map wider or taller than 99. */
export function hexName(board: Pick<Board, 'columns' | 'rows'>, hex: HexId): HexName {
  const digits = board.columns > 99 || board.rows > 99 ? 3 : 2;
  const column = (hex % board.columns) + 1;
  const row = Math.floor(hex / board.columns) + 1;
  return String(column).padStart(digits, '0') + String(row).padStart(digits, '0');
}

/** The hex with a printed number, or null when the number is not on the map. */
export function hexNamed(board: Pick<Board, 'columns' | 'rows'>, name: HexName): HexId | null {
  const digits = board.columns > 99 || board.rows > 99 ? 3 : 2;
  if (!/^\d+$/.test(name) || name.length !== digits * 2) return null;
  const column = Number(name.slice(0, digits));
  const row = Number(name.slice(digits));
  if (column < 1 || row < 1 || column > board.columns || row > board.rows) return null;
  return ((row - 1) * board.columns + column - 1) as HexId;
}

/** The neighbour of a hex in a direction, or -1 beyond the map edge. */
export function beyond(board: Board, hex: HexId, direction: Direction): HexId | -1 {
  return board.beyond[hex * 6 + direction] as HexId | -1;
}

/** The direction from a hex to its neighbour, or null when the two are not neighbours. */
export function directionTo(board: Pick<Board, 'beyond'>, from: HexId, to: HexId): Direction | null {
  for (const direction of DIRECTIONS) if (board.beyond[from * 6 + direction] === to) return direction;
  return null;
}
