/** How far a long count is: one line on standard error, where that is a terminal. */
import { endEarly, type Stop } from './thread.ts';

/** A count that takes no longer than this, in milliseconds, says nothing of itself. */
const PATIENCE = 2000;
/** How often the line is written anew. */
const EVERY = 250;
const WIPE = '\r\u001B[2K';

/** How far a count is after so many milliseconds, and how long the rest will take at that pace; null: nobody knows of how many. */
export function progressLine(done: number, of: number | null, ms: number): string {
  if (of === null) return `counting for ${timeIn(ms)}`;
  const share = `${done.toLocaleString('en')} of ${of.toLocaleString('en')} games`;
  return done === 0 ? share : `${share}, about ${timeIn((ms / done) * (of - done))} left; Ctrl-C ends it`;
}

function timeIn(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** Where progress is written: standard error, or what stands for it in a test. */
export type ProgressScreen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Does long work with the line below it: `work` is handed what tells how many are done. The first Ctrl-C cuts the count
 * short, so that what was counted is told; the second ends the program.
 */
export async function showProgress<T>(
  of: number | null,
  stop: Stop,
  work: (told: (done: number) => void) => Promise<T>,
  screen: ProgressScreen = process.stderr,
): Promise<T> {
  const begun = performance.now();
  let done = 0;
  let shown = false;
  const show = (): void => {
    const ms = performance.now() - begun;
    if (screen.isTTY !== true || ms < PATIENCE) return;
    shown = true;
    screen.write(`${WIPE}${progressLine(done, of, ms)}`);
  };
  const timer = setInterval(show, EVERY);
  const end = (): void => endEarly(stop);
  process.once('SIGINT', end);
  try {
    return await work((now) => {
      done = now;
    });
  } finally {
    clearInterval(timer);
    process.off('SIGINT', end);
    if (shown) screen.write(WIPE);
  }
}
