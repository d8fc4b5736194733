/** The key of the book is heard before the table is there: the book is opened as soon as it can be. */
import type { ReadonlySignal } from '@preact/signals';
import type { KeptKeys } from '../../input/keptKeys.ts';
import { USUAL } from '../../input/usualKeys.ts';

/** Listens until the answer is called. Only keys that are pressed alone are heard so early. */
export function listenForBook(
  keys: () => KeptKeys,
  table: ReadonlySignal<unknown>,
  open: () => void,
): () => void {
  const press = (event: KeyboardEvent): void => {
    const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
    const combos = keys()['book-here'] ?? USUAL['book-here'] ?? [];
    if (table.peek() !== null || repeat || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!combos.includes(key.toLowerCase())) return;
    event.preventDefault();
    open();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
