/** A journal in memory: what was written can be read back, and played again to where the game stood. */
import type { Match } from '../game/match.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import { reopen, type LogRecord } from './log.ts';
import type { Journal } from './ports.ts';
import type { Game } from './standing.ts';

/** What was written of a game. */
export interface Kept {
  readonly first: Match;
  readonly records: readonly LogRecord[];
  readonly sheet: TableSheet;
}

export interface MemoryJournal extends Journal {
  read(): Promise<Kept>;
}

/** An empty journal of a game that begins with a moment. */
export function memoryJournal(first: Match, sheet: TableSheet): MemoryJournal {
  let kept: Kept = { first, records: [], sheet };
  return {
    append: async (written) => {
      const records = written.record === null ? kept.records : [...kept.records, written.record];
      kept = { ...kept, records, sheet: written.sheet };
    },
    read: async () => kept,
  };
}

/** The game that was written, as it stands after its last record. Throws where the record parts from the rules. */
export function gameKept({ first, records, sheet }: Kept): Game {
  const again = reopen(first, records, null);
  if (!again.ok) throw new Error(`record ${again.at} parts from the rules: ${again.why.type}`);
  return { history: again.history, marks: again.marks, sheet };
}
