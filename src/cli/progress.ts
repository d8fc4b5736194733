/** How far a long count is: one line on standard error, where that is a terminal. */
import { endEarly, type Stop } from './thread.ts';

/** A count that takes no longer than this, in milliseconds, says nothing of itself. */
const PATIENCE = 2000;
/** How often the line is written anew. */
const EVERY = 250;
const WIPE = '\r\u001B[2K';

/** What a count is made of. */
export interface Whole {
  readonly of: number;
  readonly unit: 'games' | 'counts' | 'files';
}

/** Hears how many are done, and of how many where that was not known before. */
export type HearsHowFar = (done: number, whole?: Whole) => void;

/**
 * How far a count is after so many milliseconds, and how long the rest will take at the pace in which `done` were done in `at`; null:
 * nobody knows of how many.
 */
export function progressLine(done: number, whole: Whole | null, ms: number, at = ms): string {
  if (whole === null) return `counting for ${timeIn(ms)}; Ctrl-C ends it`;
  const { of, unit } = whole;
  const share = `${done.toLocaleString('en')} of ${of.toLocaleString('en')} ${unit}`;
  const left = done === 0 ? '' : `, about ${timeIn(Math.max(1, (at / done) * of - ms))} left`;
  return `${share}${left}; Ctrl-C ends it`;
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
  begins: Whole | null,
  stop: Stop,
  work: (told: HearsHowFar) => Promise<T>,
  screen: ProgressScreen = process.stderr,
): Promise<T> {
  const begun = performance.now();
  let [done, at, whole] = [0, 0, begins];
  let shown = false;
  const show = (): void => {
    const ms = performance.now() - begun;
    if (screen.isTTY !== true || ms < PATIENCE) return;
    shown = true;
    screen.write(`${WIPE}${progressLine(done, whole, ms, at)}`);
  };
  const timer = setInterval(show, EVERY);
  const end = (): void => endEarly(stop);
  process.once('SIGINT', end);
  try {
    return await work((now, of = whole ?? undefined) => {
      [done, at, whole] = [now, performance.now() - begun, of ?? null];
    });
  } finally {
    clearInterval(timer);
    process.off('SIGINT', end);
    if (shown) screen.write(WIPE);
  }
}
