/** Drafts in the browser's own store: one entry a draft, written whole and for good at every step, so that a crash loses nothing. */
import type { ScenarioDocument } from '../../../editor/document.ts';
import type { NotKept } from '../../persistence/kept.ts';
import { isObject } from '../../persistence/local.ts';
import { openDraftStore, type DraftStore } from './draftStore.ts';

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

/** All that lies in the store. */
export interface DraftList {
  /** The one that was touched last first. */
  readonly drafts: readonly Draft[];
  /** Entries that cannot be read any more, as they lie there: they harm no other. */
  readonly damaged: readonly Readonly<{ draft: number; raw: unknown }>[];
  /** Why nothing can be read; null where all could. */
  readonly notRead: NotKept | null;
}

/** What came of writing a draft: its number, or why it is not kept. */
export type DraftKept =
  Readonly<{ type: 'kept'; draft: number }> | Readonly<{ type: 'not-kept'; why: NotKept }>;

export interface Drafts {
  list(): Promise<DraftList>;
  /**
   * Writes a draft, null = a new one, and answers its number. Where another page has written it since, it becomes a draft of
   * its own, so that neither is lost.
   */
  keep(draft: number | null, document: ScenarioDocument, title: string): Promise<DraftKept>;
  /** Takes a draft away; false where the store refuses or is silent. */
  remove(draft: number): Promise<boolean>;
}

/** Opens the drafts. `page` tells this page from others; `clock` in milliseconds. */
export function openDrafts(
  page: string = crypto.randomUUID(),
  clock: () => number = () => Date.now(),
  store: DraftStore = openDraftStore(),
): Drafts {
  /** The drafts that this page has opened or written, and when it knew of them last. */
  const known = new Map<number, number>();
  return {
    list: async () => {
      const asked = await store.ask(async (database) => {
        const found: { key: number; value: unknown }[] = [];
        const reading = database.transaction('drafts');
        for await (const { key, value } of reading.store) found.push({ key, value });
        return found;
      });
      if (!asked.ok) return { drafts: [], damaged: [], notRead: asked.why };
      const drafts = asked.value.flatMap(({ key, value }) => readDraft(key, value) ?? []);
      for (const { draft, touched } of drafts) known.set(draft, touched);
      const damaged = asked.value.filter(({ key, value }) => readDraft(key, value) === null);
      return {
        drafts: drafts.toSorted((a, b) => b.touched - a.touched),
        damaged: damaged.map(({ key, value }) => ({ draft: key, raw: value })),
        notRead: null,
      };
    },
    keep: async (draft, document, title) => {
      const asked = await store.ask(async (database) => {
        const writes = database.transaction('drafts', 'readwrite', { durability: 'strict' });
        const before = draft === null ? null : readDraft(draft, await writes.store.get(draft));
        const isOurs =
          before === null || before.page === page || before.touched <= (known.get(before.draft) ?? 0);
        const numbers = await writes.store.getAllKeys();
        const number = draft !== null && isOurs ? draft : Math.max(0, ...numbers) + 1;
        const touched = clock();
        const put = writes.store.put({ draft: number, title, touched, page, document }, number);
        await Promise.all([put, writes.done]);
        known.set(number, touched);
        return number;
      });
      return asked.ok ? { type: 'kept', draft: asked.value } : { type: 'not-kept', why: asked.why };
    },
    remove: async (draft) => (await store.ask((database) => database.delete('drafts', draft))).ok,
  };
}

/** An entry as a draft under its own key; null where it is none. */
function readDraft(key: number, value: unknown): Draft | null {
  if (!isObject(value)) return null;
  const { title, touched, page, document } = value;
  if (typeof title !== 'string' || typeof touched !== 'number' || !Number.isFinite(touched)) return null;
  if (typeof page !== 'string' || document === undefined) return null;
  return { draft: key, title, touched, page, document };
}
