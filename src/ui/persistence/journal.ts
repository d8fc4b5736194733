/** Writes that are on their way to the store, noted at once where nothing is asynchronous: a page that is reloaded between an action and its keeping loses nothing. */
import type { Head } from './head.ts';
import { forgetLocal, keysWith, readLocal, setAside, writeLocal } from './local.ts';
import type { GameOpening } from './kept.ts';
import type { LogRecord, Snapshot } from '../../session/log.ts';
import { readWrite } from './shapes.ts';

/** One write. `game` = when it was begun, by which games are told apart; `owner` = the page that wrote it; `at` = the place in its log. */
export type Write = Readonly<{ game: number; owner: string; head: Head }> &
  (
    | Readonly<{ type: 'begin'; opening: GameOpening; records: readonly LogRecord[] }>
    | Readonly<{ type: 'head' }>
    | Readonly<{ type: 'append'; at: number; record: LogRecord; snapshot: Snapshot | null }>
  );

/** The author of a write that leaves a game to whoever owns it. */
export const ANYBODY = '';

const PREFIX = 'pelennor.writing.';

/** Notes a write until it is done; where the browser notes nothing, the store alone has to do. */
export function noteWrite(write: Write): void {
  writeLocal(keyOf(write), write);
}

/** A write is done. */
export function strikeWrite(write: Write): void {
  forgetLocal(keyOf(write));
}

/** Nothing is to be written of a game any more. */
export function strikeGame(game: number): void {
  for (const key of keysWith(`${PREFIX}${game}.`)) forgetLocal(key);
}

/** Writes that an earlier page did not finish, in order; what is no write is set aside. */
export function unfinishedWrites(): readonly Write[] {
  const found = keysWith(PREFIX).flatMap((key) => {
    const write = readWrite(readLocal(key));
    if (write === null) setAside(key);
    return write === null ? [] : [write];
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
