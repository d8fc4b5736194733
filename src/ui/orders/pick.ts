/** A pick on the board: a click, a tap, or Enter at the cursor. */
import type { Spot } from '../../stage/contract.ts';

/** Where was pointed; `careful` = moves are shown first and done at the second tap (touch). */
export interface Pick extends Spot {
  readonly careful: boolean;
}

/** Nearer to the edge than this part of the way to the centre, the pointer means the hexside. */
export const EDGE = 0.4;
