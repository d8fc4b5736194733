/** The log of a game as it is kept: what was done, taken back and done again, in order. Played again it gives the whole history. */
import { historyOf, onwards, redo, undo, type History } from '../../game/history.ts';
import type { Generator } from '../../game/generator.ts';
import { matchFrom, type Entry, type Match } from '../../game/match.ts';
import { replay, type Parting } from '../../game/replay.ts';
import type { GameState } from '../../engine/state.ts';

/** One thing the player did. `generator` = the source of the next dice after it. */
export type LogRecord =
  | Readonly<{ type: 'did'; entry: Entry; generator: Generator }>
  | Readonly<{ type: 'undid' }>
  | Readonly<{ type: 'redid' }>;

/** Where a game stood when a step was entered: from here it can go on if the rules have changed since. */
export interface Snapshot {
  readonly state: GameState;
  readonly generator: Generator;
}

export type Reopened =
  | Readonly<{ ok: true; history: History }>
  /** The record parts from the rules of today; `history` begins at the last snapshot, or null where there is none. */
  | Readonly<{ ok: false; at: number; why: Parting; history: History | null }>;

/** Plays a log again from the first moment of its game. Answers the history with everything that can be taken back or done again. */
export function reopen(first: Match, records: readonly LogRecord[], snapshot: Snapshot | null): Reopened {
  let history = historyOf(first);
  for (const [at, record] of records.entries()) {
    if (record.type !== 'did') {
      history = record.type === 'undid' ? undo(history) : redo(history);
      continue;
    }
    const again = replay(history.present, [record.entry]);
    if (!again.ok) {
      const from = snapshot === null ? null : matchFrom(first.battle, snapshot.state, snapshot.generator);
      return { ok: false, at, why: again.why, history: from === null ? null : historyOf(from) };
    }
    history = onwards(history, { ...again.moments[1]!, generator: record.generator });
  }
  return { ok: true, history };
}

/** The log of a game whose present was reached without taking anything back. */
export function logOf({ past, present }: History): readonly LogRecord[] {
  return [...past.slice(1), ...(past.length > 0 ? [present] : [])].map((moment) => ({
    type: 'did',
    entry: moment.entries.at(-1)!,
    generator: moment.generator,
  }));
}
