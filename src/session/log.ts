/** The log of a game as it is kept: what was done, taken back and done again, in order. Played again it gives the whole history. */
import { historyOf, onwards, redo, undo, type History } from '../game/history.ts';
import type { Generator } from '../game/generator.ts';
import type { Entry, Match } from '../game/match.ts';
import { replay, type Parting } from '../game/replay.ts';
import type { GameState } from '../engine/state.ts';
import { NO_MARKS, type Marks } from '../saves/marks.ts';
import { takeBackBoth, type Marked } from './takeBackTogether.ts';
import { marksAfter } from './marks.ts';

/** One thing the players did. `generator` = the source of the next dice after it; `byHand` = they threw dice of their own. */
export type LogRecord =
  | Readonly<{ type: 'did'; entry: Entry; generator: Generator; byHand?: true }>
  | Readonly<{ type: 'undid' }>
  | Readonly<{ type: 'redid' }>
  /** Both players together, past a die or a secret. */
  | Readonly<{ type: 'agreed' }>;

/** Where a game stood when a step was entered: from here it can go on if the rules have changed since. */
export interface Snapshot {
  readonly state: GameState;
  readonly generator: Generator;
}

export type Reopened =
  | Readonly<{ ok: true; history: History; marks: Marks }>
  /** The record parts from the rules of today. */
  | Readonly<{ ok: false; at: number; why: Parting }>;

/**
 * Plays a log again from the first moment of its game. Answers the history with everything that can be taken back or done
 * again. `takenBack` = what had been taken back by both players before the log began.
 */
export function reopen(
  first: Match,
  records: readonly LogRecord[],
  takenBack: Marks['takenBack'] = [],
): Reopened {
  let game: Marked = { history: historyOf(first), marks: { ...NO_MARKS, takenBack } };
  for (const [at, record] of records.entries()) {
    const next = again(game, record);
    if ('history' in next) {
      game = next;
      continue;
    }
    return { ok: false, at, why: next };
  }
  return { ok: true, ...game };
}

/** One record again, or why it cannot be. */
function again({ history, marks }: Marked, record: LogRecord): Marked | Parting {
  switch (record.type) {
    case 'undid':
      return { history: undo(history), marks };
    case 'redid':
      return { history: redo(history), marks };
    case 'agreed':
      return takeBackBoth({ history, marks });
    case 'did': {
      const { present } = history;
      const { entry, generator, byHand = false } = record;
      const played = replay(present, [entry]);
      if (!played.ok) return played.why;
      return {
        history: onwards(history, { ...played.moments[1]!, generator }),
        marks: marksAfter(marks, present, entry.action, byHand),
      };
    }
  }
}

/** The log of a game whose present was reached without taking anything back. */
export function logOf({ past, present }: History, { byHand }: Marks = NO_MARKS): readonly LogRecord[] {
  return [...past.slice(1), ...(past.length > 0 ? [present] : [])].map((moment, number) => ({
    type: 'did',
    entry: moment.entries.at(-1)!,
    generator: moment.generator,
    ...(byHand.includes(number) ? { byHand: true } : {}),
  }));
}
