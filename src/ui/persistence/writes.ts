/** How many writes are under way, and when all of them are done. */

/** The writes of a page. */
export interface Writes {
  begun(): void;
  ended(): void;
  /** Whether some write is under way. */
  underWay(): boolean;
  /** Resolves as soon as none is, or after the longest wait. */
  settled(): Promise<void>;
  /** Nobody waits for writes that will not be done. */
  giveUp(): void;
}

/** Counts writes; nobody waits for them longer than `longest` milliseconds, and `late` is told where none has ended in that time. */
export function countWrites(longest: number, late: () => void): Writes {
  let count = 0;
  let done = 0;
  let waiting: readonly (() => void)[] = [];
  const release = (): void => {
    const all = waiting;
    waiting = [];
    for (const go of all) go();
  };
  return {
    begun: () => {
      count += 1;
    },
    ended: () => {
      count -= 1;
      done += 1;
      if (count === 0) release();
    },
    underWay: () => count > 0,
    settled: () =>
      count === 0
        ? Promise.resolve()
        : new Promise((go) => {
            const before = done;
            const timer = setTimeout(() => {
              if (done === before) late();
              go();
            }, longest);
            waiting = [
              ...waiting,
              () => {
                clearTimeout(timer);
                go();
              },
            ];
          }),
    giveUp: release,
  };
}
