/** Writes on their way to the store: done in order behind the scenes, each noted until it is done. */
import type { AskedStore } from './askedStore.ts';
import { carryOut, NotOurs, takeOff, tooOld } from './gameDatabase.ts';
import { noteWrite, strikeWrite, type Write } from './journal.ts';
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

/** A queue before the store; it takes nothing where there is no room, or where the store was let go. */
export function writeQueue(store: () => AskedStore, writes: Writes, told: WriteNews): WriteQueue {
  let writing: Promise<void> = Promise.resolve();
  const carry = async (write: Write): Promise<void> => {
    const { database, breakOff } = store();
    try {
      await carryOut(await database, write);
      told.done(write);
      if (write.head.ended === true) await takeOff(await database, await tooOld(await database));
    } catch (why) {
      if (why instanceof NotOurs) told.notOurs(write, why);
      else breakOff(reasonOf(why));
    } finally {
      strikeWrite(write);
      writes.ended();
    }
  };
  return {
    written: () => writing,
    add: (write) => {
      const broken = store().broken();
      if (broken === 'no-room' || broken === 'let-go') return;
      noteWrite(write);
      writes.begun();
      writing = writing.then(() => carry(write));
    },
  };
}
