/** The hour changes over the painted sheet: how far it has come, and what a tile wears meanwhile. */

/** From one light to another. */
export interface Grade {
  /** The part that has passed, 0 to 1. */
  part(now: number): number;
  /** How much is left of it, in milliseconds. */
  left(now: number): number;
}

/** A light that is as it is. */
export const SETTLED: Grade = { part: () => 1, left: () => 0 };

/** A change that began at a moment and lasts so many milliseconds. */
export function gradeFrom(since: number, lasts: number): Grade {
  if (lasts === 0) return SETTLED;
  return {
    part: (now) => Math.min(1, Math.max(0, (now - since) / lasts)),
    left: (now) => Math.max(0, since + lasts - now),
  };
}

/** Red, green and blue that a day tile wears at night until its own night is painted. */
const DUSK = [0x66, 0x74, 0x9c] as const;

/** The tint of a day tile at a part of the fall of night. */
export function duskAt(part: number): number {
  return DUSK.reduce((sum, to) => sum * 256 + Math.round(255 + (to - 255) * part), 0);
}
