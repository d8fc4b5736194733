/** The store of drafts as a page asks it: it lets go for a newer page, waits for none, and says why where it keeps nothing. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { SILENCE } from '../../persistence/askedStore.ts';
import type { NotKept } from '../../persistence/kept.ts';
import { reasonOf, StoreSilent } from '../../persistence/reasons.ts';

interface DraftDatabase extends DBSchema {
  drafts: { key: number; value: unknown };
}

type Answer<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; why: NotKept }>;

export interface DraftStore {
  /** Asks the store for something; it answers why not where it refuses, or does not open within three seconds. */
  ask<T>(work: (database: IDBPDatabase<DraftDatabase>) => Promise<T>): Promise<Answer<T>>;
}

/** The store; it is opened when it is first asked, and again after it was taken away. */
export function openDraftStore(): DraftStore {
  let opening: Promise<IDBPDatabase<DraftDatabase>> | null = null;
  /** What stands in the way as the browser tells it, beyond what a question comes to. */
  let told: NotKept | null = null;
  const open = async (): Promise<IDBPDatabase<DraftDatabase>> => {
    const database = await openDB<DraftDatabase>('pelennor-drafts', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('drafts'),
      blocked: () => (told = 'blocked'),
      blocking: (_now, _wanted, { target }) => {
        (target as IDBDatabase).close();
        told = 'let-go';
      },
      terminated: () => (opening = null),
    });
    told = null;
    return database;
  };
  const keepOpen = (): Promise<IDBPDatabase<DraftDatabase>> => {
    if (opening !== null) return opening;
    opening = open();
    // Whoever asked hears of the refusal; the next question tries again, for a setting may be another by then.
    opening.then(undefined, () => (opening = null));
    return opening;
  };
  return {
    ask: async (work) => {
      try {
        const database = await unlessSilent(keepOpen());
        return { ok: true, value: await work(database) };
      } catch (why) {
        const reason = reasonOf(why);
        return { ok: false, why: told ?? reason };
      }
    },
  };
}

async function unlessSilent<T>(opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined = undefined;
  const quiet = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreSilent('the store of drafts does not answer')), SILENCE);
  });
  return await Promise.race([opening, quiet]).finally(() => clearTimeout(timer));
}
