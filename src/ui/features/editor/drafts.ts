/** Drafts in the browser's own store: one entry a draft, written whole and for good at every step, so that a crash loses nothing. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ScenarioDocument } from '../../../editor/document.ts';

/** A draft as it lies there. What it holds is read as a stranger's file when it is opened. */
export interface Draft {
  readonly draft: number;
  readonly title: string;
  /** When it was written last, in milliseconds since 1970. */
  readonly touched: number;
  /** Which page wrote it last. */
  readonly page: string;
  readonly document: unknown;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: number; value: Draft };
}

export interface Drafts {
  /** All of them, the one that was touched last first; none where the browser keeps nothing. */
  list(): Promise<readonly Draft[]>;
  /**
   * Writes a draft, null = a new one, and answers its number. Where another page has written it since, it becomes a draft of
   * its own, so that neither is lost. Null where the browser keeps nothing.
   */
  keep(draft: number | null, document: ScenarioDocument, title: string): Promise<number | null>;
  remove(draft: number): Promise<void>;
}

/** Opens the store of drafts. `page` tells this page from others; `clock` in milliseconds. */
export function openDrafts(
  page: string = crypto.randomUUID(),
  clock: () => number = () => Date.now(),
): Drafts {
  let opening: Promise<IDBPDatabase<DraftDatabase> | null> | null = null;
  const store = (): Promise<IDBPDatabase<DraftDatabase> | null> =>
    (opening ??= openDB<DraftDatabase>('pelennor-drafts', 1, {
      upgrade: (database) => void database.createObjectStore('drafts'),
    }).catch(unlessRefused));
  /** The drafts that this page has opened or written, and when it knew of them last. */
  const known = new Map<number, number>();
  return {
    list: async () => {
      const all = (await (await store())?.getAll('drafts')) ?? [];
      for (const { draft, touched } of all) known.set(draft, touched);
      return all.toSorted((a, b) => b.touched - a.touched);
    },
    keep: async (draft, document, title) => {
      const database = await store();
      if (database === null) return null;
      const writes = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      const before = draft === null ? undefined : await writes.store.get(draft);
      const isOurs =
        before === undefined || before.page === page || before.touched <= (known.get(draft!) ?? 0);
      const numbers = await writes.store.getAllKeys();
      const number = draft !== null && isOurs ? draft : Math.max(0, ...numbers) + 1;
      const touched = clock();
      void writes.store.put({ draft: number, title, touched, page, document }, number);
      await writes.done;
      known.set(number, touched);
      return number;
    },
    remove: async (draft) => {
      await (await store())?.delete('drafts', draft);
    },
  };
}

/** A private window, or a browser without room, keeps nothing: files are the way then. */
function unlessRefused(why: unknown): null {
  if (why instanceof DOMException || why instanceof ReferenceError) return null;
  throw why;
}
