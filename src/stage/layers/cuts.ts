/** How large a counter is on the board, and how large it is drawn for that. */
import { detailOf } from '../camera.ts';
import type { Detail } from '../counters/look.ts';

/** Side of a counter in s, by what can be read of it. */
const SIDE = { far: 1.5, mid: 1.22, near: 1.16 } as const satisfies Record<Detail, number>;
const LEAST_PIXELS = 28;
/** Sides in texture pixels: each drawing is at most a quarter larger than it is shown. */
const CUTS = [32, 40, 50, 62, 78, 96, 120, 150, 188, 235] as const;

/** A counter at a distance: what can be read of it, its side in s, and that of its drawing in texture pixels. */
export interface Cut {
  readonly detail: Detail;
  readonly side: number;
  readonly cut: number;
}

/** The cut for CSS pixels a hex side and device pixels a CSS pixel. */
export function cutFor(scale: number, sharpness: number): Cut {
  const detail = detailOf(scale);
  const pixels = Math.max(LEAST_PIXELS, SIDE[detail] * scale);
  const cut = CUTS.find((side) => side >= pixels * sharpness - 0.5) ?? CUTS.at(-1)!;
  return { detail, side: pixels / scale, cut };
}

/** Large counters stand further from the middle of a hex that they share: by how much, for a side in s. */
export function stretchOf(side: number): number {
  return Math.max(1, side / SIDE.far);
}
