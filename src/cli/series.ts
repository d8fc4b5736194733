import type { Agent, Reason } from '../ai/agent.ts';
import { makeAgent } from '../ai/makeAgent.ts';
import { playout, type Seats, type Witness } from '../session/playout.ts';
import type { Battle } from '../engine/battle.ts';
import { checkpointAfter } from '../game/checkpoint.ts';
import type { Watch } from './watch.ts';
import { tallier, type GamesTally } from './tally.ts';
import { checkpointText, FIRST_CHECKPOINT } from '../kernel/hash.ts';

/** A series of games to play: game i is seeded from (seed, i) alone. */
export interface Series {
  readonly seed: number;
  readonly games: number;
  /** Names of agents: the defender's, then the besieger's. */
  readonly seats: readonly [string, string];
  /** Whether cells of the charts and refusals are counted: it takes as long as to play. */
  readonly cells?: boolean;
  /** Whether the reasons of agents that plan are told. */
  readonly reasons?: boolean;
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
  readonly reasons: readonly Reason[];
}

/** Plays a series as long as it is watched on, or what comes to us of one that several play: `next` hands out its games. */
export function playSeries(
  battle: Battle,
  series: Series,
  watch: Watch,
  next: () => number = inTurn(),
): readonly SeriesGame[] {
  const games: SeriesGame[] = [];
  while (watch(games.length)) {
    const index = next();
    if (index >= series.games) break;
    const seats: Seats = [makeAgent(series.seats[0]), makeAgent(series.seats[1])];
    const { witness, tally } = tallier(battle, series.seed, index, series.cells ?? false);
    const reasons: Reason[] = [];
    const watched = series.reasons === true ? noting(seats, reasons, witness) : witness;
    const { state, ...sums } = playout(battle, seats, series.seed, index, watched);
    const hash = checkpointText(checkpointAfter(FIRST_CHECKPOINT, state));
    games.push({ index, winner: state.verdict?.winner ?? 'draw', hash, tally: tally(), reasons, ...sums });
  }
  return games;
}

function inTurn(): () => number {
  let next = 0;
  return () => next++;
}

/** Notes the reasons of agents, each once. */
function noting(seats: readonly Agent[], reasons: Reason[], witness: Witness): Witness {
  return (before, events, after, action) => {
    const reason = seats[before.active]!.why?.() ?? null;
    if (reason !== null && !reasons.includes(reason)) reasons.push(reason);
    witness(before, events, after, action);
  };
}
