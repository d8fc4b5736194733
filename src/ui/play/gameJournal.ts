/** The journal of a game: the browser's own store. */
import type { Journal } from '../../session/ports.ts';
import type { Autosave } from '../persistence/autosave.ts';
import { headBeside } from '../persistence/head.ts';
import type { KeptGame } from '../persistence/openKept.ts';

/** It hands back what a page needs beside the game itself. */
export interface GameJournal extends Journal {
  readBack(): Promise<KeptGame | null>;
}

/**
 * What is written goes to the store; it is durable when the store says so, or as soon as nobody need wait for it. Only the game on
 * the table is written; another one, named by its number, is read back. What reads it comes with the first that is read.
 */
export function gameJournal(
  autosave: Pick<Autosave, 'append' | 'note' | 'settled' | 'raw' | 'onTable'>,
  game: () => number = autosave.onTable,
): GameJournal {
  return {
    append: async ({ record, snapshot, present, sheet }) => {
      if (game() !== autosave.onTable()) throw new Error('the game is not on the table');
      const head = headBeside(present, sheet);
      if (record === null) autosave.note(head);
      else autosave.append(record, snapshot, head);
      await autosave.settled();
    },
    readBack: async () => {
      const [raw, { openKept }] = await Promise.all([
        autosave.raw(game()),
        import('../persistence/openKept.ts'),
      ]);
      const opened = openKept(raw);
      return opened.ok ? opened.value : null;
    },
  };
}
