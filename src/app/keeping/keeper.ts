/** The game in the browser's own store: appended to after every action, never written as a whole again. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameState } from '../../engine/state.ts';
import type { Generator } from '../../game/generator.ts';
import type { InlineScenario } from '../../scenario/schema.ts';
import type { KeptGame } from '../../panels/tableModel.ts';
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
}

interface Shelves extends DBSchema {
  openings: { key: number; value: Opening };
  /** One small line a game: what "Continue" says. */
  heads: { key: number; value: KeptGame };
  records: { key: [number, number]; value: LogRecord };
  snapshots: { key: [number, number]; value: Snapshot };
}

const NAMES = ['openings', 'heads', 'records', 'snapshots'] as const;

/** Keeps one game at a time. All writing is done in order and behind the scenes; the first failure is told once, and the game goes on. */
export interface Keeper {
  /** What can be continued, or null; also where the browser keeps nothing. */
  head(): Promise<KeptGame | null>;
  load(): Promise<Kept | null>;
  /** A new game takes the place of the one before. */
  begin(opening: Opening, records: readonly LogRecord[], head: KeptGame): void;
  append(record: LogRecord, snapshot: Snapshot | null, head: KeptGame): void;
}

/** Opens the store; `failed` is called once if it cannot be used. */
export function openKeeper(failed: () => void): Keeper {
  let store: Promise<IDBPDatabase<Shelves>> | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  let broken = false;
  let game = 0;
  let written = 0;

  const open = (): Promise<IDBPDatabase<Shelves>> => (store ??= openShelves());
  const write = (work: (shelves: IDBPDatabase<Shelves>) => Promise<unknown>): void => {
    if (broken) return;
    writing = writing
      .then(async () => {
        if (!broken) await work(await open());
      })
      .catch(() => {
        broken = true;
        failed();
      });
  };

  return {
    head: async () => {
      try {
        const shelves = await open();
        const latest = await latestGame(shelves);
        return latest === null ? null : ((await shelves.get('heads', latest)) ?? null);
      } catch {
        return null;
      }
    },
    load: async () => {
      try {
        await writing;
        const shelves = await open();
        const latest = await latestGame(shelves);
        const opening = latest === null ? undefined : await shelves.get('openings', latest);
        if (latest === null || opening === undefined) return null;
        const records = await shelves.getAll('records', all(latest));
        const snapshots = await shelves.getAll('snapshots', all(latest));
        [game, written] = [latest, records.length];
        return { opening, records, snapshot: snapshots.at(-1) ?? null };
      } catch {
        return null;
      }
    },
    begin: (opening, records, head) => {
      written = records.length;
      write(async (shelves) => {
        const before = await latestGame(shelves);
        game = (before ?? 0) + 1;
        const writes = shelves.transaction(NAMES, 'readwrite');
        for (const name of NAMES) void writes.objectStore(name).clear();
        void writes.objectStore('openings').put(opening, game);
        for (const [at, record] of records.entries()) {
          void writes.objectStore('records').put(record, [game, at]);
        }
        void writes.objectStore('heads').put(head, game);
        await writes.done;
      });
    },
    append: (record, snapshot, head) => {
      const at = written;
      written += 1;
      write(async (shelves) => {
        const writes = shelves.transaction(NAMES, 'readwrite');
        void writes.objectStore('records').put(record, [game, at]);
        if (snapshot !== null) void writes.objectStore('snapshots').put(snapshot, [game, at]);
        void writes.objectStore('heads').put(head, game);
        await writes.done;
      });
    },
  };
}

function openShelves(): Promise<IDBPDatabase<Shelves>> {
  return openDB<Shelves>('pelennor', 1, {
    upgrade: (shelves) => NAMES.forEach((name) => shelves.createObjectStore(name)),
  });
}

async function latestGame(shelves: IDBPDatabase<Shelves>): Promise<number | null> {
  const games = await shelves.getAllKeys('openings');
  return games.at(-1) ?? null;
}

function all(game: number): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, Infinity]);
}
