/** The book of rules at a table: it opens at a case, and the ribbon is taken out when it is shut. */
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Bookmark } from '../../shell/tableModel.ts';
import type { Cite } from '../../../rulebook/cases.ts';
import type { TableStore } from '../../store/tableStore.ts';

export interface Book {
  /** The case at which it was opened; null = from the beginning. */
  readonly bookmark: ReadonlySignal<Bookmark | null>;
  open(cite: Cite): void;
}

/** The book; it lies in the window for help. */
export function bookAt({ window, openWindow }: Pick<TableStore, 'window' | 'openWindow'>): Book {
  const bookmark = signal<Bookmark | null>(null);
  effect(() => {
    if (window.value !== 'help') bookmark.value = null;
  });
  return {
    bookmark,
    open: (cite) => {
      openWindow('help');
      bookmark.value = { cite };
    },
  };
}
