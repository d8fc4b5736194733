import type { Agent, Reason } from '../ai/agent.ts';
import { makeAgent } from '../ai/makeAgent.ts';
import { playout, type Seats, type Witness } from '../session/playout.ts';
import type { Action } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import { checkpointAfter } from '../game/checkpoint.ts';
import type { Watch } from './watch.ts';
import { keepAccount, type Account } from './account.ts';
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
  /** Whether each game is told in full: what a report is made of. */
  readonly accounts?: boolean;
  /** Whether the actions of each game are told. */
  readonly records?: boolean;
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
  /** Null unless it was asked for. */
  readonly account: Account | null;
  /** Its actions: with seed and index they are its whole record. Null unless they were asked for. */
  readonly record: readonly Action[] | null;
}

/** Plays a series as long as it is watched on, game by game, or what comes to us of one that several play: `next` hands out its games. */
export function* playGames(
  battle: Battle,
  series: Series,
  watch: Watch,
  next: () => number = inTurn(),
): Generator<SeriesGame, void, undefined> {
  for (let played = 0; watch(played); played += 1) {
    const index = next();
    if (index >= series.games) break;
    const seats: Seats = [makeAgent(series.seats[0]), makeAgent(series.seats[1])];
    const { witness, tally } = tallier(battle, series.seed, index, series.cells ?? false);
    const reasons: Reason[] = [];
    const book = series.accounts === true ? keepAccount(battle) : null;
    const note = series.reasons === true ? noting(seats, reasons, witness) : witness;
    const record: Action[] | null = series.records === true ? [] : null;
    const all: Witness = (before, events, after, action) => {
      note(before, events, after, action);
      book?.witness(before, events, after, action);
      record?.push(action);
    };
    const { state, ...sums } = playout(battle, seats, series.seed, index, all);
    const hash = checkpointText(checkpointAfter(FIRST_CHECKPOINT, state));
    const winner = state.verdict?.winner ?? 'draw';
    const account = book?.account(state) ?? null;
    yield { index, winner, hash, tally: tally(), reasons, account, record, ...sums };
  }
}

/** The games of a series, in their order, as far as it is watched on. */
export function playSeries(battle: Battle, series: Series, watch: Watch): readonly SeriesGame[] {
  return [...playGames(battle, series, watch)];
}

function inTurn(): () => number {
  let next = 0;
  return () => next++;
}

/** Notes the reasons of agents, each once. */
function noting(seats: readonly Agent[], reasons: Reason[], witness: Witness): Witness {
  return (before, events, after, action) => {
    const reason = seats[before.active]!.why?.(false) ?? null;
    if (reason !== null && !reasons.includes(reason)) reasons.push(reason);
    witness(before, events, after, action);
  };
}
