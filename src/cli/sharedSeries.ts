/** A series that several threads play: whoever is free takes the next game, and the order is restored. */
import type { Battle } from '../engine/battle.ts';
import { preciseAfter } from '../lab/precision.ts';
import type { Series, SeriesGame } from '../lab/series.ts';
import type { SimulateShare } from './simulate.worker.ts';
import { inThread, type Stop } from './thread.ts';

/**
 * Plays a series in so many threads, to its end or until it is stopped. With `until` it ends as soon as its first games are that precise
 * (half-width in per cent); what was played beyond them is left out, so that the answer is the same with any number of threads.
 */
export async function shareSeries(
  battle: Battle,
  series: Series,
  workers: number,
  stop: Stop,
  told: (done: number) => void,
  until: number | null = null,
): Promise<readonly SeriesGame[]> {
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const done = Array.from({ length: workers }, () => 0);
  const games: (SeriesGame | undefined)[] = [];
  /** The first games without a gap, as far as they were looked at. */
  const winners: SeriesGame['winner'][] = [];
  let enough: number | null = null;
  const take = (parts: readonly SeriesGame[]): void => {
    for (const game of parts) games[game.index] = game;
    if (until === null || enough !== null) return;
    const looked = winners.length;
    for (let next = games[winners.length]; next !== undefined; next = games[winners.length]) {
      winners.push(next.winner);
    }
    enough = preciseAfter(winners, until, looked);
    // No game is left for anybody.
    if (enough !== null) Atomics.store(taken, 0, series.games);
  };
  const share: SimulateShare = { battle, series, taken };
  await Promise.all(
    done.map((_, worker) =>
      inThread<SimulateShare, null, SeriesGame>('simulate.worker.mjs', share, stop, {
        told: (own) => {
          done[worker] = own;
          told(done.reduce((sum, one) => sum + one, 0));
        },
        took: take,
      }),
    ),
  );
  const played = games.filter((game) => game !== undefined);
  return enough === null ? played : played.slice(0, enough);
}
