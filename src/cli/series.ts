import { makeAgent } from '../ai/makeAgent.ts';
import { playout, type Seats } from '../session/playout.ts';
import type { Battle } from '../engine/battle.ts';
import { checkpointAfter } from '../game/checkpoint.ts';
import type { Watch } from './watch.ts';
import { tallier, type GamesTally } from './tally.ts';
import { checkpointText, FIRST_CHECKPOINT } from '../kernel/hash.ts';

/** A series of games to play: game i is seeded from (seed, i) alone. */
export interface Series {
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  /** Every how many-th game is ours: workers share a series by turns. */
  readonly stride: number;
  /** Names of agents: the defender's, then the besieger's. */
  readonly seats: readonly [string, string];
}

/** One finished game of a series, as plain numbers and words. */
export interface SeriesGame {
  readonly index: number;
  readonly winner: number | 'draw';
  readonly turns: number;
  readonly actions: number;
  readonly refusals: number;
  /** The hash of the final state. */
  readonly hash: string;
  readonly tally: GamesTally;
}

/** Plays a series, or a worker's share of one, as long as it is watched on. */
export function playSeries(battle: Battle, series: Series, watch: Watch): readonly SeriesGame[] {
  const games: SeriesGame[] = [];
  for (let index = series.first; index < series.games && watch(games.length); index += series.stride) {
    const seats: Seats = [makeAgent(series.seats[0]), makeAgent(series.seats[1])];
    const { witness, tally } = tallier(battle, series.seed, index);
    const { state, ...sums } = playout(battle, seats, series.seed, index, witness);
    const hash = checkpointText(checkpointAfter(FIRST_CHECKPOINT, state));
    games.push({ index, winner: state.verdict?.winner ?? 'draw', hash, tally: tally(), ...sums });
  }
  return games;
}
