/** A journal in memory. */
import type { Match } from '../game/match.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import type { WrittenGame } from './resume.ts';
import type { Journal } from './ports.ts';

export interface MemoryJournal extends Journal {
  /** In memory nothing is lost. */
  readBack(): Promise<WrittenGame>;
}

/** An empty journal of a game that begins with a moment. */
export function memoryJournal(first: Match, sheet: TableSheet): MemoryJournal {
  let kept: WrittenGame = { first, records: [], holed: false, snapshot: null, takenBack: [], sheet };
  return {
    append: async ({ record, snapshot, sheet: beside }) => {
      kept = {
        ...kept,
        records: record === null ? kept.records : [...kept.records, record],
        snapshot: snapshot ?? kept.snapshot,
        sheet: beside,
      };
    },
    readBack: async () => kept,
  };
}
