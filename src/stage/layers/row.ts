/** A row of counters about a middle, measured in sides of a counter. */

/** From one counter of the row to the next. */
export const STEP = 1.12;

/** How far from the middle the `i`th of a row stands, in sides of a counter. */
export function offsetOf(i: number, of: number): number {
  return (i - (of - 1) / 2) * STEP;
}

/** Which of a row is so far from its middle, in sides of a counter; null beyond its ends. */
export function placeInRow(away: number, of: number): number | null {
  const place = Math.floor(away / STEP + of / 2);
  return place < 0 || place >= of ? null : place;
}
