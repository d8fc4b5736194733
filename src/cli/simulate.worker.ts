/** A worker's share of a series of games. */
import type { Battle } from '../engine/battle.ts';
import { playSeries, type Series } from './series.ts';
import { doTask } from './thread.ts';

/** The battle, the series, and the place where all workers count the games that are taken. */
export interface SimulateShare {
  readonly battle: Battle;
  readonly series: Series;
  readonly taken: Int32Array;
}

doTask(({ battle, series, taken }: SimulateShare, watch) =>
  playSeries(battle, series, watch, () => Atomics.add(taken, 0, 1)),
);
