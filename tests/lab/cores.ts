/** Work for all cores: a worker on each, which is given the next piece when it has done one. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A piece of work, and what becomes of what the worker tells of it. */
export interface Piece<Asked, Told> {
  readonly asked: Asked;
  readonly done: (told: Told) => void;
}

/** Whether the time is over, or somebody has stopped the program: what is being done then is done to its end. */
export function timeIsOver(minutes: number): () => boolean {
  const until = performance.now() + minutes * 60_000;
  let stopped = false;
  process.once('SIGINT', () => (stopped = true));
  return () => stopped || performance.now() > until;
}

/** Hands out pieces of work until there is none. `worker` = its file beside this program. */
export async function workOnAllCores<Asked, Told>(
  worker: string,
  next: () => Piece<Asked, Told> | null,
): Promise<void> {
  const work = async (): Promise<void> => {
    const hand = new Worker(new URL(worker, import.meta.url));
    for (let piece = next(); piece !== null; piece = next()) {
      hand.postMessage(piece.asked);
      const [told] = (await once(hand, 'message')) as [Told];
      piece.done(told);
    }
    await hand.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** What counts of a series: from the first on, as far as none is missing, so that no short game is told before a long one. */
export function withoutGap<T>(series: readonly (T | null)[]): readonly T[] {
  const missing = series.indexOf(null);
  const row = missing < 0 ? series : series.slice(0, missing);
  return row.filter((one) => one !== null);
}
