/** A game that was written is taken up again: played from its first moment, as far as its record holds. */
import { historyOf } from '../game/history.ts';
import { matchFrom, type Match } from '../game/match.ts';
import { NO_MARKS, type Marks } from '../saves/marks.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import { reopen, type LogRecord, type Snapshot } from './log.ts';
import { TWO_PLAYERS } from './seats.ts';
import type { Game } from './standing.ts';

/** A game as it was written, as far as it can be read. */
export interface WrittenGame {
  readonly first: Match;
  /** What was done, up to the first thing that is lost. */
  readonly records: readonly LogRecord[];
  /** Something that was done after those records is lost. */
  readonly holed: boolean;
  /** The latest that can be read. */
  readonly snapshot: Snapshot | null;
  /** What both players had taken back before the record began. */
  readonly takenBack: Marks['takenBack'];
  /** Who sits there; null where that was not kept, or cannot be read. */
  readonly sheet: TableSheet | null;
}

/** A game that is taken up. */
export interface ResumedGame {
  /** Null where there is no moment from which it can go on. */
  readonly game: Game | null;
  /** How many records are played again before one is lost, or parts from the rules; null where all are. */
  readonly partsAt: number | null;
}

/**
 * Plays a game that was written again. Where its record is not whole, or parts from the rules of today, it goes on from its last
 * good moment, and nothing before that can be taken back.
 */
export function resumeGame({ first, records, holed, snapshot, takenBack, sheet }: WrittenGame): ResumedGame {
  const seated = sheet ?? TWO_PLAYERS;
  const again = reopen(first, records, takenBack);
  const partsAt = again.ok ? (holed ? records.length : null) : again.at;
  if (again.ok && (partsAt === null || snapshot === null)) {
    return { game: { history: again.history, marks: again.marks, sheet: seated }, partsAt };
  }
  if (snapshot === null) return { game: null, partsAt };
  const history = historyOf(matchFrom(first.battle, snapshot.state, snapshot.generator));
  return { game: { history, marks: NO_MARKS, sheet: seated }, partsAt };
}
