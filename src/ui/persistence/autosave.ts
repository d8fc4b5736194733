/** The games in the browser's own store: the one on the table is appended to after every action, never written as a whole again. */
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { openAskedStore, SILENCE, type AskedStore, type StoreNews } from './askedStore.ts';
import type { Head } from './head.ts';
import { ANYBODY, strikeGame, unfinishedWrites } from './journal.ts';
import type { Claim, DamagedGame, GameOpening, KeptGames, Loaded, NotKept, Shelved } from './kept.ts';
import type { LogRecord, Snapshot } from '../../session/log.ts';
import { countWrites } from './writes.ts';
import { ownershipOver, wiresHere, type Ownership, type Wires } from './ownership.ts';
import { claimOn, damagedOn, gamesOn, rawGame, takeOff } from './gameDatabase.ts';
import { writeQueue } from './writeQueue.ts';

export type { GameOpening } from './kept.ts';

/** Keeps games, the one on the table foremost. All writing is done in order and behind the scenes; a failure is told once, and the game goes on. */
export interface Autosave {
  /** What can be continued: the game that was on the table last and is not finished, or null; a reason where that cannot be told. */
  head(): Promise<Head | NotKept | null>;
  games(): Promise<KeptGames>;
  /** Everything that is kept of a game, as text. */
  raw(game: number): Promise<string>;
  /** Takes a game to the table: the one that can be continued if none is named. */
  load(game?: number, claim?: Claim): Promise<Loaded>;
  /** A game that was loaded turned out to be damaged. */
  setAside(game: number, title: string): void;
  /** A new game comes to the table; the one before stays kept. */
  begin(opening: GameOpening, records: readonly LogRecord[], head: Head): void;
  append(record: LogRecord, snapshot: Snapshot | null, head: Head): void;
  /** Only the sheet beside a game has changed: of the one on the table if none is named. */
  note(head: Head, game?: number): void;
  /** The game on the table, 0 while there is none. */
  onTable(): number;
  /** The game on the table is another page's: it is looked at here, and nothing is done. */
  readonly watching: ReadonlySignal<boolean>;
  /** Whether something that was done is not kept yet, but will be. */
  writing(): boolean;
  /** Resolves as soon as everything that was done is kept; at once where nothing can be kept. */
  settled(): Promise<void>;
  /** Deletes a game. Answers whether there is room again for the game on the table, which then has to be begun anew. */
  remove(game: number): Promise<boolean>;
}

/** What the autosave tells. */
export interface AutosaveNews extends StoreNews {
  /** Another page has taken over the game on the table. */
  tookOver(): void;
  /** The game on the table was written by the page that owns it. */
  wrote(): void;
  /** The game on the table was deleted by another page. */
  deleted(): void;
}

/** Nothing that was done is held back from the screen longer than this, in milliseconds. */
const LONGEST_WAIT = SILENCE;

/** The game on the table: its number, 0 while there is none, and how many records it has. */
interface AtTable {
  game: number;
  length: number;
}

/** Opens the store and finishes what an earlier page left unwritten. */
export function openAutosave(told: AutosaveNews, wires: Wires = wiresHere()): Autosave {
  const owner = crypto.randomUUID();
  const watching = signal(false);
  const aside = new Map<number, string>();
  const table: AtTable = { game: 0, length: 0 };
  const writes = countWrites(LONGEST_WAIT);
  const tookOver = (): void => {
    watching.value = true;
    told.tookOver();
  };
  const ownership = ownershipOver(wires, {
    tookOver,
    wrote: (one) => {
      if (watching.peek() && one === table.game) told.wrote();
    },
  });
  const failed: AutosaveNews['failed'] = (why) => {
    writes.giveUp();
    told.failed(why);
  };
  const queue = writeQueue(() => store, writes, {
    done: ({ owner: author, game }) => {
      if (author === owner) ownership.tell(game);
    },
    notOurs: (write, { deleted }) => {
      if (write.owner !== owner || write.game !== table.game) return;
      if (deleted) told.deleted();
      else tookOver();
    },
  });
  const store: AskedStore = openAskedStore({ failed, mended: told.mended }, queue.written);
  for (const write of unfinishedWrites()) queue.add(write);

  return {
    watching,
    onTable: () => table.game,
    writing: () => store.broken() === null && writes.underWay(),
    settled: () => (store.broken() === null ? writes.settled() : Promise.resolve()),
    ...library({ store, aside, ownership, owner }, table, watching),
    begin: (opening, records, head) => {
      table.game = Math.max(table.game + 1, Date.now());
      table.length = records.length;
      watching.value = false;
      const { game } = table;
      void ownership.take(game, false);
      queue.add({ type: 'begin', game, owner, opening, records, head: touched(head) });
    },
    note: (head, named = table.game) => {
      if (named === 0 || (watching.peek() && named === table.game)) return;
      const author = named === table.game ? owner : ANYBODY;
      queue.add({ type: 'head', game: named, owner: author, head: touched(head) });
    },
    append: (record, snapshot, head) => {
      if (watching.peek()) return;
      const { game, length: at } = table;
      queue.add({ type: 'append', game, owner, at, record, snapshot, head: touched(head) });
      table.length += 1;
    },
  };
}

function touched(head: Head): Head {
  return { ...head, touched: Date.now() };
}

interface Shelves {
  readonly store: AskedStore;
  /** Games that turned out to be damaged, by their titles. */
  readonly aside: Map<number, string>;
  readonly ownership: Ownership;
  readonly owner: string;
}

/** What is asked about the games that are kept. */
function library(
  { store, aside, ownership, owner }: Shelves,
  table: AtTable,
  watching: Signal<boolean>,
): Pick<Autosave, 'head' | 'games' | 'raw' | 'load' | 'setAside' | 'remove'> {
  const listed = async (): Promise<readonly Shelved[]> => {
    const games = await gamesOn(await store.database);
    return games.filter((one) => !aside.has(one.game));
  };
  const broken = async (): Promise<readonly DamagedGame[]> => [
    ...[...aside].map(([game, title]) => ({ game, title })),
    ...(await damagedOn(await store.database)).map((game) => ({ game, title: null })),
  ];
  const latest = async (): Promise<Shelved | undefined> =>
    (await listed()).find(({ head }) => head.ended !== true);

  const find = async (named: number | undefined, claim: Claim): Promise<Loaded> => {
    const database = await store.database;
    const found =
      named === undefined ? await latest() : (await gamesOn(database)).find((one) => one.game === named);
    if (found === undefined) {
      const damaged = named !== undefined && (await damagedOn(database)).includes(named);
      return damaged ? { type: 'damaged', game: named } : { type: 'none' };
    }
    const { head } = found;
    if (claim !== 'watch' && !(await ownership.take(found.game, claim === 'take'))) {
      return { type: 'held', game: found.game, head };
    }
    if (claim === 'watch') ownership.letGo();
    else await claimOn(database, { game: found.game, head: touched(head) }, owner);
    const raw = await rawGame(database, found.game);
    if (raw.opening === undefined) return { type: 'damaged', game: found.game };
    [table.game, table.length] = [found.game, raw.records.length];
    watching.value = claim === 'watch';
    return { type: 'found', raw, head, watched: claim === 'watch' };
  };

  return {
    head: () =>
      store.ask<Head | NotKept | null>(
        async () => (await latest())?.head ?? null,
        (why) => why,
      ),
    games: () =>
      store.ask<KeptGames>(
        async () => ({ ok: true, games: await listed(), damaged: await broken() }),
        (why) => ({ ok: false, why }),
      ),
    raw: async (one) => JSON.stringify(await rawGame(await store.database, one), null, 1),
    setAside: (one, title) => void aside.set(one, title),
    load: (named, claim = 'ask') =>
      store.ask(
        () => find(named, claim),
        (why): Loaded => ({ type: 'not-kept', why }),
      ),
    remove: (named) =>
      store.ask(
        async () => {
          const again = store.broken() === 'no-room' && table.game > 0;
          // What was kept of the game on the table has a hole since the room ran out.
          const gone = again ? [named, table.game] : [named];
          await takeOff(await store.database, gone);
          gone.forEach(strikeGame);
          aside.delete(named);
          store.hasRoom();
          return again;
        },
        () => false,
      ),
  };
}
