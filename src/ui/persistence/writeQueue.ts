/** Writes on their way to the store: done in order behind the scenes, each noted until it is done. */
import type { AskedStore } from './askedStore.ts';
import { carryOut, NotOurs, takeOff, tooOld } from './gameDatabase.ts';
import { noteWrite, strikeGame, strikeWrite, type Write } from './journal.ts';
import type { NotKept } from './kept.ts';
import { reasonOf } from './reasons.ts';
import type { Writes } from './writes.ts';

/** The writes of a page, and of the pages before it. */
export interface WriteQueue {
  /** Takes one write to the store. */
  add(write: Write): void;
  /** Resolves when all that was added is done, or has failed. */
  written(): Promise<void>;
}

/** What comes of a write. */
export interface WriteNews {
  done(write: Write): void;
  /** Another page writes the game, or has deleted it. */
  notOurs(write: Write, why: NotOurs): void;
}

/** A store that has not opened yet takes what waits for it as soon as it has. */
const YET: ReadonlySet<NotKept | null> = new Set([null, 'silent', 'blocked']);

/**
 * A queue before the store. After one write that failed nothing more is written, so that no record ever has a hole: that write
 * and those behind it stay noted, and the next page does them. A game that could not even be begun leaves nothing.
 */
export function writeQueue(store: () => AskedStore, writes: Writes, told: WriteNews): WriteQueue {
  let writing: Promise<void> = Promise.resolve();
  const carry = async (write: Write): Promise<void> => {
    const { database, answered, breakOff, broken } = store();
    let open = false;
    try {
      const opened = await database;
      open = true;
      if (!YET.has(broken())) return;
      await carryOut(opened, write);
      answered();
      strikeWrite(write);
      told.done(write);
      if (write.head.ended === true) await takeOff(opened, await tooOld(opened));
    } catch (why) {
      if (why instanceof NotOurs) {
        strikeWrite(write);
        told.notOurs(write, why);
        return;
      }
      const reason = reasonOf(why);
      breakOff(reason);
      if (write.type === 'begin' && (!open || reason === 'no-room')) strikeGame(write.game);
    } finally {
      writes.ended();
    }
  };
  return {
    written: () => writing,
    add: (write) => {
      if (!YET.has(store().broken())) return;
      noteWrite(write);
      writes.begun();
      writing = writing.then(() => carry(write));
    },
  };
}
