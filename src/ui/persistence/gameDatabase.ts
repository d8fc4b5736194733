/** The browser's own store: four stores, in which every game has its opening, its head, its records and its last snapshot. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Head } from './head.ts';
import { ANYBODY, type Write } from './journal.ts';
import type { NotKept, GameOpening, RawGame, SavedGame } from './kept.ts';
import type { LogRecord, Snapshot } from '../../session/log.ts';
import { readHead } from './shapes.ts';

interface GameDatabase extends DBSchema {
  openings: { key: number; value: GameOpening };
  /** One small line a game: what the list and "Continue" say, and which page writes it. */
  heads: { key: number; value: Head };
  records: { key: [number, number]; value: LogRecord };
  snapshots: { key: [number, number]; value: Snapshot };
}

type Name = 'openings' | 'heads' | 'records' | 'snapshots';
const NAMES: readonly Name[] = ['openings', 'heads', 'records', 'snapshots'];
const VERSION = 1;

/** So many finished games stay; games that are not finished all stay. */
export const REPLAYS_KEPT = 20;

export type Store = IDBPDatabase<GameDatabase>;
type Writes = IDBPTransaction<GameDatabase, Name[], 'readwrite'>;

/** A game that another page writes, or that another page has deleted, is not written here. */
export class NotOurs extends Error {
  readonly deleted: boolean;
  constructor(deleted: boolean) {
    super(deleted ? 'the game was deleted' : 'another page writes the game');
    this.deleted = deleted;
  }
}

/**
 * Opens the store. `told` hears why it may not open soon, or is given up while it is in use: an old page lets go where a newer
 * one wants to change the store. Rejects, and never throws, where the browser has none.
 */
export async function openGameDatabase(told: (why: NotKept) => void): Promise<Store> {
  return await openDB<GameDatabase>('pelennor', VERSION, {
    upgrade: (database) => NAMES.forEach((name) => database.createObjectStore(name)),
    blocked: () => told('blocked'),
    blocking: (_now, _wanted, { target }) => {
      (target as IDBDatabase).close();
      told('let-go');
    },
    terminated: () => told('refused'),
  });
}

/** The keys of one game in the database that hold several things of it, up to a place in its log. */
export function ofGame(game: number, upTo = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, upTo]);
}

/** Every game whose head can be read, the one that was touched last first. */
export async function gamesOn(database: Store): Promise<readonly SavedGame[]> {
  const games = (await headsOn(database)).flatMap(({ game, head }) =>
    head === null ? [] : [{ game, head }],
  );
  return games.sort((a, b) => (b.head.touched ?? b.game) - (a.head.touched ?? a.game));
}

/** The games whose head cannot be read. */
export async function damagedOn(database: Store): Promise<readonly number[]> {
  return (await headsOn(database)).flatMap(({ game, head }) => (head === null ? [game] : []));
}

async function headsOn(database: Store): Promise<readonly Readonly<{ game: number; head: Head | null }>[]> {
  const heads: { game: number; head: Head | null }[] = [];
  const reading = database.transaction('heads');
  for await (const { key, value } of reading.store) heads.push({ game: key, head: readHead(value) });
  return heads;
}

/** Everything of a game as it lies there. */
export async function rawGame(database: Store, game: number): Promise<RawGame> {
  const reading = database.transaction([...NAMES]);
  const [head, opening, records, keys, snapshots] = await Promise.all([
    reading.objectStore('heads').get(game),
    reading.objectStore('openings').get(game),
    reading.objectStore('records').getAll(ofGame(game)),
    reading.objectStore('records').getAllKeys(ofGame(game)),
    reading.objectStore('snapshots').getAll(ofGame(game)),
  ]);
  return { game, head, opening, records, places: keys.map(([, place]) => place), snapshots };
}

/**
 * Does one write, and is done when it would outlive the process of the browser; doing it twice does no harm. Refuses, with
 * `NotOurs`, a game that another page writes, so that no record ever has two authors. A game of an earlier version has no
 * author yet.
 */
export async function carryOut(database: Store, write: Write): Promise<void> {
  const { game, owner } = write;
  const writes = database.transaction([...NAMES], 'readwrite', { durability: 'strict' });
  const heads = writes.objectStore('heads');
  // Where the browser breaks the transaction off, both say so.
  const found = await Promise.race([heads.get(game), writes.done]);
  const before: Partial<Head> | null | undefined = found ?? undefined;
  const theirs = owner !== ANYBODY && before?.owner !== undefined && before.owner !== owner;
  if (theirs || (write.type !== 'begin' && before === undefined)) {
    writes.abort();
    await writes.done.catch((why: unknown) => {
      if (!(why instanceof DOMException && why.name === 'AbortError')) throw why;
    });
    throw new NotOurs(!theirs);
  }
  const head = { ...write.head, owner: owner === ANYBODY ? before?.owner : owner };
  await Promise.all([...putIn(writes, write), heads.put(head, game), writes.done]);
}

/** What a write puts beside the head of its game. */
function putIn(writes: Writes, write: Write): readonly Promise<unknown>[] {
  const { game } = write;
  const [records, snapshots] = [writes.objectStore('records'), writes.objectStore('snapshots')];
  switch (write.type) {
    case 'head':
      return [];
    case 'begin':
      return [
        writes.objectStore('openings').put(write.opening, game),
        ...write.records.map((record, at) => records.put(record, [game, at])),
      ];
    case 'append':
      return [
        records.put(write.record, [game, write.at]),
        ...(write.snapshot === null
          ? []
          : [snapshots.delete(ofGame(game, write.at)), snapshots.put(write.snapshot, [game, write.at])]),
      ];
  }
}

/** From now on a page writes a game, whoever did before. */
export async function claimOn(database: Store, { game, head }: SavedGame, owner: string): Promise<void> {
  const writes = database.transaction('heads', 'readwrite', { durability: 'strict' });
  await Promise.all([writes.store.put({ ...head, owner }, game), writes.done]);
}

/** Takes games out of the database. */
export async function takeOff(database: Store, games: readonly number[]): Promise<void> {
  const writes = database.transaction([...NAMES], 'readwrite');
  await Promise.all([...games.flatMap((game) => takeOne(writes, game)), writes.done]);
}

function takeOne(writes: Writes, game: number): readonly Promise<void>[] {
  return [
    writes.objectStore('openings').delete(game),
    writes.objectStore('heads').delete(game),
    writes.objectStore('records').delete(ofGame(game)),
    writes.objectStore('snapshots').delete(ofGame(game)),
  ];
}

/** The finished games that are too old to stay. */
export async function tooOld(database: Store): Promise<readonly number[]> {
  const finished = (await gamesOn(database)).filter(({ head }) => head.ended === true);
  return finished.slice(REPLAYS_KEPT).map(({ game }) => game);
}
