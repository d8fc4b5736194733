/** The game in the browser's own store: appended to after every action, never written as a whole again. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameState } from '../../engine/state.ts';
import type { Generator } from '../../game/generator.ts';
import type { InlineScenario } from '../../scenario/schema.ts';
import type { TableSheet } from '../../saves/tableSchema.ts';
import type { Head } from './head.ts';
import { done, note, unfinished, type Write } from './journal.ts';
import type { LogRecord, Snapshot } from './log.ts';

/** What a game began with: the scenario with everything it needs, the first state, and the source of its dice. */
export interface Opening {
  readonly document: InlineScenario;
  readonly start: GameState;
  readonly generator: Generator;
}

/** A game as it was kept. */
export interface Kept {
  readonly opening: Opening;
  readonly records: readonly LogRecord[];
  /** The latest one. */
  readonly snapshot: Snapshot | null;
  /** Who sits there; null for a game of an earlier version. */
  readonly table: TableSheet | null;
}

interface Shelves extends DBSchema {
  openings: { key: number; value: Opening };
  /** One small line a game: what "Continue" says. */
  heads: { key: number; value: Head };
  records: { key: [number, number]; value: LogRecord };
  snapshots: { key: [number, number]; value: Snapshot };
}

const NAMES = ['openings', 'heads', 'records', 'snapshots'] as const;

/** Keeps one game at a time. All writing is done in order and behind the scenes; the first failure is told once, and the game goes on. */
export interface Keeper {
  /** What can be continued, or null; also where the browser keeps nothing. */
  head(): Promise<Head | null>;
  load(): Promise<Kept | null>;
  /** A new game takes the place of the one before. */
  begin(opening: Opening, records: readonly LogRecord[], head: Head): void;
  append(record: LogRecord, snapshot: Snapshot | null, head: Head): void;
  /** Only the sheet beside the game has changed. */
  note(head: Head): void;
}

type Store = IDBPDatabase<Shelves>;

/** Opens the store and finishes what an earlier page left unwritten; `failed` is called once if it cannot be used. */
export function openKeeper(failed: () => void): Keeper {
  const store = openShelves();
  store.catch(() => {});
  let broken = false;
  let game = 0;
  let length = 0;
  let writing: Promise<void> = Promise.resolve();

  const enqueue = (write: Write): void => {
    if (broken) return;
    note(write);
    writing = writing
      .then(async () => {
        if (!broken) await carryOut(await store, write);
        done(write);
      })
      .catch(() => {
        done(write);
        if (!broken) failed();
        broken = true;
      });
  };
  for (const write of unfinished()) enqueue(write);

  const latest = async (): Promise<readonly [shelves: Store, game: number] | null> => {
    await writing;
    const shelves = await store;
    const games = await shelves.getAllKeys('openings');
    return games.length === 0 ? null : [shelves, games.at(-1)!];
  };

  return {
    head: () =>
      orNull(async () => {
        const found = await latest();
        return found === null ? null : ((await found[0].get('heads', found[1])) ?? null);
      }),
    load: () =>
      orNull(async () => {
        const found = await latest();
        if (found === null) return null;
        const [shelves, kept] = found;
        const opening = await shelves.get('openings', kept);
        const records = await shelves.getAll('records', all(kept));
        const snapshots = await shelves.getAll('snapshots', all(kept));
        [game, length] = [kept, records.length];
        const table = (await shelves.get('heads', kept))?.table ?? null;
        return opening === undefined ? null : { opening, records, snapshot: snapshots.at(-1) ?? null, table };
      }),
    begin: (opening, records, head) => {
      game = Math.max(game + 1, Date.now());
      length = records.length;
      enqueue({ type: 'begin', game, opening, records, head });
    },
    note: (head) => {
      if (game > 0) enqueue({ type: 'head', game, head });
    },
    append: (record, snapshot, head) => {
      enqueue({ type: 'append', game, at: length, record, snapshot, head });
      length += 1;
    },
  };
}

/** Rejects, and never throws, where the browser has no store. */
async function openShelves(): Promise<Store> {
  return await openDB<Shelves>('pelennor', 1, {
    upgrade: (shelves) => NAMES.forEach((name) => shelves.createObjectStore(name)),
  });
}

function all(game: number): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, Infinity]);
}

async function orNull<T>(work: () => Promise<T | null>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

/** Does one write; doing it twice does no harm. */
async function carryOut(shelves: Store, write: Write): Promise<void> {
  const { game, head } = write;
  const writes = shelves.transaction(NAMES, 'readwrite');
  if (write.type === 'begin') {
    for (const name of NAMES) void writes.objectStore(name).clear();
    void writes.objectStore('openings').put(write.opening, game);
    for (const [at, record] of write.records.entries()) {
      void writes.objectStore('records').put(record, [game, at]);
    }
  } else if (write.type === 'append') {
    void writes.objectStore('records').put(write.record, [game, write.at]);
    if (write.snapshot !== null) void writes.objectStore('snapshots').put(write.snapshot, [game, write.at]);
  }
  void writes.objectStore('heads').put(head, game);
  await writes.done;
}
