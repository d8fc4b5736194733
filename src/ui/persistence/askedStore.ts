/** The store as a page asks it: opened once, asked when all that is being written is written, and told of when it keeps nothing. */
import { openGameDatabase, type Store } from './gameDatabase.ts';
import type { NotKept } from './kept.ts';
import { reasonOf, StoreSilent } from './reasons.ts';

/** A store that has not answered for so long is told of, in milliseconds. */
export const SILENCE = 3000;

/** The store of a page. */
export interface AskedStore {
  readonly database: Promise<Store>;
  /** Why nothing can be kept now; null while it can. */
  broken(): NotKept | null;
  /** Nothing can be kept any more: told once. */
  breakOff(why: NotKept): void;
  /** The store has answered: where it was silent, that is over. */
  answered(): void;
  /** There is room again. */
  hasRoom(): void;
  /** Asks the store for something; where it refuses or is silent, what `otherwise` makes of that. */
  ask<T>(work: () => Promise<T>, otherwise: (why: NotKept) => T): Promise<T>;
}

/** What the store tells. */
export interface StoreNews {
  failed(why: NotKept): void;
  /** The store that was silent has answered. */
  mended(): void;
}

/** Opens the store; `written` resolves when all that is being written is. */
export function openAskedStore(told: StoreNews, written: () => Promise<void>): AskedStore {
  let broken: NotKept | null = null;
  const breakOff = (why: NotKept): void => {
    if (broken !== null) return;
    broken = why;
    told.failed(why);
  };
  const noteAnswer = (): void => {
    if (broken !== 'silent' && broken !== 'blocked') return;
    broken = null;
    told.mended();
  };
  const database = openGameDatabase(breakOff);
  const silence = setTimeout(() => breakOff('silent'), SILENCE);
  database.then(
    () => {
      clearTimeout(silence);
      noteAnswer();
    },
    () => clearTimeout(silence),
  );
  const unlessSilent = async (): Promise<void> => {
    let timer: ReturnType<typeof setTimeout> | undefined = undefined;
    const quiet = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreSilent('the store does not answer')), SILENCE);
    });
    await Promise.race([written().then(() => database), quiet]).finally(() => clearTimeout(timer));
  };
  return {
    database,
    breakOff,
    answered: noteAnswer,
    broken: () => broken,
    hasRoom: () => {
      if (broken === 'no-room') broken = null;
    },
    ask: async (work, otherwise) => {
      try {
        await unlessSilent();
        return await work();
      } catch (why) {
        const reason = reasonOf(why);
        // A store that was let go refuses everything, and the browser does not say why.
        return otherwise(broken === 'let-go' ? broken : reason);
      }
    },
  };
}
