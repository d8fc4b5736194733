/** The battle at hand in the store of drafts: every step is written soon after it was done, and nothing is left that is not. */
import { batch, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { SILENCE } from '../../persistence/askedStore.ts';
import type { NotKept } from '../../persistence/kept.ts';
import type { Drafts } from './drafts.ts';

/** How long the author may go on before the draft is written, in milliseconds. */
const KEEP_AFTER = 20;

/** Writes every document that was changed, soon after it was, one after the other. */
export function keepDrafts(drafts: Drafts, document: ReadonlySignal<ScenarioDocument | null>) {
  const kept = signal<'keeping' | 'kept' | 'not'>('kept');
  const notKept = signal<NotKept | null>(null);
  const pending = signal<(() => void) | null>(null);
  /** Under which number the battle at hand lies; what is still being written of another one goes where that lies. */
  let entry: { number: number | null } = { number: null };
  let written: ScenarioDocument | null = null;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const now = (): Promise<void> => {
    clearTimeout(waiting);
    const wanted = document.peek();
    if (wanted === null || wanted === written) return last;
    written = wanted;
    const into = entry;
    const title = wanted.title.en;
    last = last
      .then(() => drafts.keep(into.number, wanted, title))
      .then((told) => {
        const why = told.type === 'kept' ? null : told.why;
        if (told.type === 'kept') into.number = told.draft;
        if (written !== wanted) return;
        notKept.value = why;
        // Who has gone on meanwhile has not been kept as far as that.
        if (why === null && document.peek() === wanted) kept.value = 'kept';
        if (why === null) return;
        kept.value = 'not';
        // What is not written is written with the next change, and where the store may yet answer, without one.
        written = null;
        if (why === 'silent' || why === 'blocked')
          waiting = setTimeout(() => void now(), SILENCE) as unknown as number;
      });
    return last;
  };
  /** Writes until the battle at hand is kept as it stands, or cannot be: then false. */
  const settle = async (): Promise<boolean> => {
    await now();
    // The author may have gone on while it was written.
    return kept.peek() === 'keeping' ? await settle() : kept.peek() === 'kept';
  };
  effect(() => {
    const wanted = document.value;
    if (wanted === null) return;
    if (wanted === written) {
      // Taken back before it was written: nothing is to be written any more than what has been, or is being.
      clearTimeout(waiting);
      void last.then(() => wanted === written && document.peek() === wanted && (kept.value = 'kept'));
      return;
    }
    kept.value = 'keeping';
    clearTimeout(waiting);
    waiting = setTimeout(() => void now(), KEEP_AFTER) as unknown as number;
  });
  return {
    kept,
    notKept,
    waiting: pending,
    /** Who wanted to go stays. */
    stay: (): void => {
      pending.value = null;
    },
    now,
    /** Does what takes the battle at hand away, once that is kept as it stands; where it cannot be, that waits, and the answer is false. */
    onceKept: (go: () => void): Promise<boolean> => {
      const going = (): true => {
        pending.value = null;
        batch(go);
        return true;
      };
      if (document.peek() === null || kept.peek() === 'kept') return Promise.resolve(going());
      return settle().then((isKept) => {
        if (!isKept) pending.value = () => void going();
        return isKept && going();
      });
    },
    /** Another document is at hand: a draft that lies there already, or one that is written with its first change. */
    begin: (draft: number | null, opened: ScenarioDocument): void => {
      clearTimeout(waiting);
      entry = { number: draft };
      written = opened;
      kept.value = 'kept';
      notKept.value = null;
    },
  };
}
