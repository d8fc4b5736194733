/** Writes that are on their way to the store, noted at once where nothing is asynchronous: a page that is reloaded between an action and its keeping loses nothing. */
import type { Head } from './head.ts';
import type { Opening } from './keeper.ts';
import type { LogRecord, Snapshot } from './log.ts';

/** One write. `game` = when it was begun, by which games are told apart; `at` = the place in its log. */
export type Write =
  | Readonly<{ type: 'begin'; game: number; opening: Opening; records: readonly LogRecord[]; head: Head }>
  | Readonly<{ type: 'head'; game: number; head: Head }>
  | Readonly<{
      type: 'append';
      game: number;
      at: number;
      record: LogRecord;
      snapshot: Snapshot | null;
      head: Head;
    }>;

const PREFIX = 'pelennor.writing.';

/** Notes a write until it is done; where the browser notes nothing, the store alone has to do. */
export function note(write: Write): void {
  attempt(() => localStorage.setItem(keyOf(write), JSON.stringify(write)));
}

/** A write is done. */
export function done(write: Write): void {
  attempt(() => localStorage.removeItem(keyOf(write)));
}

/** Writes that an earlier page did not finish, in order. */
export function unfinished(): readonly Write[] {
  const found: Write[] = [];
  attempt(() => {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index)!;
      if (key.startsWith(PREFIX)) found.push(JSON.parse(localStorage.getItem(key)!) as Write);
    }
  });
  return found.sort((a, b) => a.game - b.game || place(a) - place(b));
}

/** Where a write stands in its game: the beginning first, the head last. */
function place(write: Write): number {
  switch (write.type) {
    case 'begin':
      return -1;
    case 'append':
      return write.at;
    case 'head':
      return Infinity;
  }
}

function keyOf(write: Write): string {
  return `${PREFIX}${write.game}.${place(write)}`;
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is noted then; the game goes on.
  }
}
