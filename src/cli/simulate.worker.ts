/** A worker's share of a series of games. */
import type { Battle } from '../engine/battle.ts';
import { playGames, type Series, type SeriesGame } from '../lab/series.ts';
import { doTask } from './thread.ts';

/** The battle, the series, and the place where all workers count the games that are taken. */
export interface SimulateShare {
  readonly battle: Battle;
  readonly series: Series;
  readonly taken: Int32Array;
  /** Only these games of it, each handed over as soon as it is played; null = all. */
  readonly only: readonly number[] | null;
}

doTask<SimulateShare, null, SeriesGame>(({ battle, series, taken, only }, watch, hand, handOver) => {
  const next = (): number => {
    const at = Atomics.add(taken, 0, 1);
    return only === null ? at : (only[at] ?? Infinity);
  };
  for (const game of playGames(battle, series, watch, next)) {
    hand(game);
    if (only !== null) handOver();
  }
  return null;
});
