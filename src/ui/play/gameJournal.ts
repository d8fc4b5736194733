/** The journal of the game on the table: the browser's own store. */
import type { Journal } from '../../session/ports.ts';
import type { Autosave } from '../persistence/autosave.ts';
import { headBeside } from '../persistence/head.ts';

/** What is written goes to the store; it is durable when the store says so, or as soon as nobody need wait for it. */
export function gameJournal(autosave: Pick<Autosave, 'append' | 'note' | 'settled'>): Journal {
  return {
    append: ({ record, snapshot, present, sheet }) => {
      const head = headBeside(present, sheet);
      if (record === null) autosave.note(head);
      else autosave.append(record, snapshot, head);
      return autosave.settled();
    },
  };
}
