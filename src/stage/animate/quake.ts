/** The board itself is pushed: once, by two pixels, under a beast or a great blow. */
import type { AnimationContext } from './context.ts';

const SHAKE = { length: 180, far: 2 } as const;

/** Shakes the board once; for those who want no motion it stands. */
export async function tremble({ clock, jolt, still }: AnimationContext): Promise<void> {
  if (still) return;
  await clock.run(SHAKE.length, (part) => {
    const far = SHAKE.far * (1 - part) * Math.cos(part * Math.PI * 3);
    jolt([far, far * 0.5]);
  });
  jolt([0, 0]);
}
