import type { HexId } from '../board/hex.ts';

/** Not a hex: waiting off the map (2.6.4). */
export const OFF_MAP = -1;
/** Not a hex: eliminated or destroyed, out of the game. */
export const GONE = -2;

/** Where a piece is. */
export type Place = HexId | typeof OFF_MAP | typeof GONE;
