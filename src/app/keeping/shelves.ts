/** The browser's own store: four shelves, on which every game has its opening, its head, its records and its last snapshot. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Head } from './head.ts';
import type { Write } from './journal.ts';
import type { Opening } from './keeper.ts';
import type { LogRecord, Snapshot } from './log.ts';

interface Shelves extends DBSchema {
  openings: { key: number; value: Opening };
  /** One small line a game: what the list and "Continue" say. */
  heads: { key: number; value: Head };
  records: { key: [number, number]; value: LogRecord };
  snapshots: { key: [number, number]; value: Snapshot };
}

type Name = 'openings' | 'heads' | 'records' | 'snapshots';
const NAMES: readonly Name[] = ['openings', 'heads', 'records', 'snapshots'];

/** So many finished games stay; games that are not finished all stay. */
export const REPLAYS_KEPT = 20;

export type Store = IDBPDatabase<Shelves>;
type Writes = IDBPTransaction<Shelves, Name[], 'readwrite'>;

/** A game on the shelves: its number, by which games are told apart, and its head. */
export interface Shelved {
  readonly game: number;
  readonly head: Head;
}

/** Rejects, and never throws, where the browser has no store. */
export async function openShelves(): Promise<Store> {
  return await openDB<Shelves>('pelennor', 1, {
    upgrade: (shelves) => NAMES.forEach((name) => shelves.createObjectStore(name)),
  });
}

/** The keys of one game on the shelves that hold several things of it, up to a place in its log. */
export function ofGame(game: number, upTo = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, upTo]);
}

/** Every game, the one that was touched last first. */
export async function gamesOn(shelves: Store): Promise<readonly Shelved[]> {
  const games: Shelved[] = [];
  const reading = shelves.transaction('heads');
  for await (const line of reading.store) games.push({ game: line.key, head: line.value });
  return games.sort((a, b) => (b.head.touched ?? b.game) - (a.head.touched ?? a.game));
}

/** Does one write; doing it twice does no harm. */
export async function carryOut(shelves: Store, write: Write): Promise<void> {
  const { game, head } = write;
  const writes = shelves.transaction([...NAMES], 'readwrite');
  if (write.type === 'begin') {
    void writes.objectStore('openings').put(write.opening, game);
    for (const [at, record] of write.records.entries()) {
      void writes.objectStore('records').put(record, [game, at]);
    }
  } else if (write.type === 'append') {
    void writes.objectStore('records').put(write.record, [game, write.at]);
    if (write.snapshot !== null) {
      void writes.objectStore('snapshots').delete(ofGame(game, write.at));
      void writes.objectStore('snapshots').put(write.snapshot, [game, write.at]);
    }
  }
  void writes.objectStore('heads').put(head, game);
  await writes.done;
}

/** Takes games off the shelves. */
export async function takeOff(shelves: Store, games: readonly number[]): Promise<void> {
  const writes = shelves.transaction([...NAMES], 'readwrite');
  for (const game of games) takeOne(writes, game);
  await writes.done;
}

function takeOne(writes: Writes, game: number): void {
  void writes.objectStore('openings').delete(game);
  void writes.objectStore('heads').delete(game);
  void writes.objectStore('records').delete(ofGame(game));
  void writes.objectStore('snapshots').delete(ofGame(game));
}

/** The finished games that are too old to stay. */
export async function tooOld(shelves: Store): Promise<readonly number[]> {
  const finished = (await gamesOn(shelves)).filter(({ head }) => head.ended === true);
  return finished.slice(REPLAYS_KEPT).map(({ game }) => game);
}
