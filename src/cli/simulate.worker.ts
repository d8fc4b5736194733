/** A worker's share of a series of games. */
import type { Battle } from '../engine/battle.ts';
import { playGames, type Series, type SeriesGame } from '../lab/series.ts';
import { doTask } from './thread.ts';

/** The battle, the series, and the place where all workers count the games that are taken. */
export interface SimulateShare {
  readonly battle: Battle;
  readonly series: Series;
  readonly taken: Int32Array;
}

doTask<SimulateShare, null, SeriesGame>(({ battle, series, taken }, watch, hand) => {
  for (const game of playGames(battle, series, watch, () => Atomics.add(taken, 0, 1))) hand(game);
  return null;
});
