/** Drawings in the air that live for a moment: moving for most, one still picture for those who want no motion. */
import type { AnimationContext } from './context.ts';

/** How long a still picture stays, in milliseconds. */
export const STILL = 600;

/** A drawing that moves. */
export interface Film {
  /** Milliseconds. */
  readonly length: number;
  /** The part of it that says most: the still picture. */
  readonly poster: number;
  /** How long the still picture stays, where it is not the usual time. */
  readonly stays?: number;
  /** Draws it as it is at a part of its time, 0 to 1, on a clean glass. */
  readonly draw: (part: number) => void;
}

/** Plays a film, or shows its poster; the air is clean afterwards. */
export async function film(
  context: AnimationContext,
  { length, poster, stays = STILL, draw }: Film,
): Promise<void> {
  const { air, clock, still } = context;
  if (still) {
    air.clear();
    draw(poster);
    await clock.run(stays, () => {});
  } else {
    await clock.run(length, (part) => {
      air.clear();
      draw(part);
    });
  }
  air.clear();
}

/** The part of a stretch of time that has passed at a part of the whole: 0 before `from`, 1 after `to`. */
export function stretch(part: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (part - from) / (to - from)));
}
