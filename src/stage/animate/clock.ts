/** The time of an animation: counts from 0 to 1 within frames, and can be ended at once. */
import type { Speed } from '../contract.ts';

export type AnimationStep = (part: number) => void;

/** How much each speed shortens them. */
export const HASTE = { normal: 1, fast: 2.5 } as const satisfies Record<Exclude<Speed, 'instant'>, number>;

interface Running {
  readonly length: number;
  readonly step: AnimationStep;
  readonly done: () => void;
  start: number;
}

/** Runs motions; `fast` above 1 shortens all of them. */
export class Clock {
  readonly #running = new Set<Running>();
  readonly #draw: () => void;
  #ended = false;
  #stopped = false;
  fast = 1;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Calls `step` in every frame with the part that has passed, 1 at last; after `end` it goes to 1 at once. */
  run(milliseconds: number, step: AnimationStep): Promise<void> {
    if (this.#stopped) return new Promise(() => {});
    if (this.#ended) {
      step(1);
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.#running.add({ length: milliseconds / this.fast, step, done, start: 0 });
      this.#draw();
    });
  }

  /** Before a frame: moves everything on; true while something moves. */
  readonly tick = (now: number): boolean => {
    for (const motion of this.#running) {
      if (motion.start === 0) motion.start = now;
      const part = Math.min(1, (now - motion.start) / motion.length);
      motion.step(part);
      if (part < 1) continue;
      this.#running.delete(motion);
      motion.done();
    }
    return this.#running.size > 0;
  };

  /** Ends all motions, and all that are begun until `begin`. */
  end(): void {
    this.#ended = true;
    for (const motion of this.#running) {
      motion.step(1);
      motion.done();
    }
    this.#running.clear();
  }

  begin(fast: number): void {
    this.#ended = false;
    this.fast = fast;
  }

  /** Stops for good: whoever waits for a motion, or begins one afterwards, waits for ever and so touches nothing more. */
  stop(): void {
    this.#stopped = true;
    this.#running.clear();
  }
}

/** Slow, fast, slow. */
export function easeInOut(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}

/** Fast, then slow. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}
