/** One key opens the book at whatever is focused or pointed at; where that cites nothing, at the refusal that is shown. */
import type { Cite } from '../../../rulebook/cases.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { laidKeys, strokeOf } from '../../input/bindings.ts';
import { isWriting } from '../../input/heldKeys.ts';
import type { Book } from './book.ts';

/** What belongs together on the page: a case in it is the case of everything in it. */
const TOGETHER = 'li, p, tr, header, article, .vellum, .dice, .panel';

/** The case that an element cites, or whatever it belongs to; null where there is none. */
export function citeAt(element: Element | null): Cite | null {
  const own = element?.closest<HTMLElement>('[data-cite]') ?? null;
  if (own !== null) return citeOf(own);
  for (let near = element?.closest(TOGETHER) ?? null; near !== null;) {
    const inside = near.querySelector<HTMLElement>('[data-cite]');
    if (inside !== null) return citeOf(inside);
    near = near.parentElement?.closest(TOGETHER) ?? null;
  }
  return null;
}

function citeOf({ dataset }: HTMLElement): Cite | null {
  // Nobody but the page writes it, and it writes numbers of cases.
  return (dataset['cite'] as Cite | undefined) ?? null;
}

/** Listens until the answer is called. The key is heard before any window keeps the keys for itself, but not while keys are laid. */
export function listenToBook(
  book: Book,
  store: Pick<TableStore, 'refusal' | 'settings' | 'window' | 'openWindow'>,
): () => void {
  const bindings = laidKeys(store.settings);
  let pointed: Element | null = null;
  const point = ({ target }: PointerEvent): void => {
    pointed = target instanceof Element ? target : null;
  };
  const press = (event: KeyboardEvent): void => {
    if (strokeOf(event, bindings.peek()) !== 'book-here' || isWriting(event.target)) return;
    if (store.window.peek() === 'keys') return;
    event.preventDefault();
    if (event.repeat) return;
    const cite =
      citeAt(document.activeElement) ??
      (pointed?.isConnected === true ? citeAt(pointed) : null) ??
      store.refusal.peek()?.cite ??
      null;
    if (cite !== null) book.open(cite);
    else store.openWindow(store.window.peek() === 'help' ? null : 'help');
  };
  window.addEventListener('pointerover', point);
  window.addEventListener('keydown', press, { capture: true });
  return () => {
    window.removeEventListener('pointerover', point);
    window.removeEventListener('keydown', press, { capture: true });
  };
}
