/** The games in the browser's own store: the one on the table is appended to after every action, never written as a whole again. */
import type { GameState } from '../../engine/state.ts';
import type { Generator } from '../../game/generator.ts';
import type { InlineScenario } from '../../scenario/schema.ts';
import type { Marks } from '../../saves/marks.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import type { Head } from './head.ts';
import { done, note, unfinished, type Write } from './journal.ts';
import type { LogRecord, Snapshot } from './log.ts';
import { carryOut, gamesOn, ofGame, openShelves, takeOff, tooOld, type Shelved } from './shelves.ts';

/** What a game began with: the scenario with everything it needs, the first state, and the source of its dice. */
export interface Opening {
  readonly document: InlineScenario;
  readonly start: GameState;
  readonly generator: Generator;
  /** What both players had taken back before its log began; absent where there is nothing of the sort. */
  readonly takenBack?: Marks['takenBack'];
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

/** Why nothing more can be kept: the browser has no store for us, or no room is left in it. */
export type NotKept = 'no-store' | 'no-room';

/** Keeps games, the one on the table foremost. All writing is done in order and behind the scenes; a failure is told once, and the game goes on. */
export interface Keeper {
  /** What can be continued: the game that was on the table last and is not finished; or null, also where the browser keeps nothing. */
  head(): Promise<Head | null>;
  /** All games, the one that was on the table last first. */
  games(): Promise<readonly Shelved[]>;
  /** Takes a game to the table: the one that can be continued if none is named. */
  load(game?: number): Promise<Kept | null>;
  /** A new game comes to the table; the one before stays kept. */
  begin(opening: Opening, records: readonly LogRecord[], head: Head): void;
  append(record: LogRecord, snapshot: Snapshot | null, head: Head): void;
  /** Only the sheet beside a game has changed: of the one on the table if none is named. */
  note(head: Head, game?: number): void;
  /** The game on the table, 0 while there is none. */
  onTable(): number;
  /** Deletes a game. Answers whether there is room again for the game on the table, which then has to be begun anew. */
  remove(game: number): Promise<boolean>;
}

/** Opens the store and finishes what an earlier page left unwritten; `failed` is called once if it cannot be used. */
export function openKeeper(failed: (why: NotKept) => void): Keeper {
  const store = openShelves();
  store.catch(() => {});
  let broken: NotKept | null = null;
  let game = 0;
  let length = 0;
  let writing: Promise<void> = Promise.resolve();

  const enqueue = (write: Write): void => {
    if (broken !== null) return;
    note(write);
    writing = writing
      .then(async () => {
        if (broken === null) await carryOut(await store, write);
        done(write);
        if (write.head.ended === true) await takeOff(await store, await tooOld(await store));
      })
      .catch((why: unknown) => {
        done(write);
        if (broken !== null) return;
        broken = isFull(why) ? 'no-room' : 'no-store';
        failed(broken);
      });
  };
  const touched = (head: Head): Head => ({ ...head, touched: Date.now() });
  for (const write of unfinished()) enqueue(write);

  const listed = async (): Promise<readonly Shelved[]> => {
    await writing;
    return await gamesOn(await store);
  };
  const latest = async (): Promise<Shelved | undefined> =>
    (await listed()).find(({ head }) => head.ended !== true);

  return {
    onTable: () => game,
    head: async () => (await orElse(latest, undefined))?.head ?? null,
    games: () => orElse(listed, []),
    load: (named) =>
      orElse(async () => {
        const games = await listed();
        const found = named === undefined ? await latest() : games.find((one) => one.game === named);
        if (found === undefined) return null;
        const shelves = await store;
        const opening = await shelves.get('openings', found.game);
        const records = await shelves.getAll('records', ofGame(found.game));
        const snapshots = await shelves.getAll('snapshots', ofGame(found.game));
        if (opening === undefined) return null;
        [game, length] = [found.game, records.length];
        enqueue({ type: 'head', game, head: touched(found.head) });
        return { opening, records, snapshot: snapshots.at(-1) ?? null, table: found.head.table ?? null };
      }, null),
    begin: (opening, records, head) => {
      game = Math.max(game + 1, Date.now());
      length = records.length;
      enqueue({ type: 'begin', game, opening, records, head: touched(head) });
    },
    note: (head, named = game) => {
      if (named > 0) enqueue({ type: 'head', game: named, head: touched(head) });
    },
    append: (record, snapshot, head) => {
      enqueue({ type: 'append', game, at: length, record, snapshot, head: touched(head) });
      length += 1;
    },
    remove: (named) =>
      orElse(async () => {
        await writing;
        const again = broken === 'no-room' && game > 0;
        // What was kept of the game on the table has a hole since the room ran out.
        await takeOff(await store, again ? [named, game] : [named]);
        if (broken === 'no-room') broken = null;
        return again;
      }, false),
  };
}

function isFull(why: unknown): boolean {
  return why instanceof DOMException && why.name === 'QuotaExceededError';
}

async function orElse<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
