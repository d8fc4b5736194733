/** The games in the browser's own store: the one on the table is appended to after every action, never written as a whole again. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { openAskedStore, SILENCE, type AskedStore, type StoreNews } from './askedStore.ts';
import type { Head } from './head.ts';
import { ANYBODY, strikeGame, unfinishedWrites } from './journal.ts';
import type {
  Claim,
  Claimed,
  ClaimedGame,
  DamagedGame,
  GameOpening,
  KeptGames,
  NotKept,
  RawGame,
  SavedGame,
} from './kept.ts';
import type { LogRecord, Snapshot } from '../../session/log.ts';
import { countWrites } from './writes.ts';
import { ownershipOver, wiresHere, type Ownership, type Wires } from './ownership.ts';
import { claimOn, damagedOn, gamesOn, rawGame, takeOff } from './gameDatabase.ts';
import { NotRead } from './reasons.ts';
import { writeQueue } from './writeQueue.ts';

export type { GameOpening } from './kept.ts';

/** Keeps games, the one on the table foremost. All writing is done in order and behind the scenes; a failure is told once, and the game goes on. */
export interface Autosave {
  /** What can be continued: the game that was on the table last and is not finished, or null; a reason where that cannot be told. */
  head(): Promise<Head | NotKept | null>;
  games(): Promise<KeptGames>;
  /** Everything that is kept of a game, read by nobody yet; rejects with `NotRead` where the store hands nothing out. */
  raw(game: number): Promise<RawGame>;
  /** Asks for a game, the one that can be continued if none is named. The one on the table stays there, and is written to, until it is taken up. */
  claim(game?: number, how?: Claim): Promise<Claimed>;
  /** A game that was claimed comes to the table, with so many records. */
  takeUp(claimed: ClaimedGame, length: number): void;
  /** Lets go of what was claimed, but for the game on the table. */
  letGo(): void;
  /** A game turned out to be damaged. */
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
  /** Deletes a game; rejects with `NotRead` where the store refuses. Answers whether there is room again for the game on the table, which then has to be begun anew. */
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
  const writes = countWrites(LONGEST_WAIT, () => store.breakOff('silent'));
  const tookOver = (): void => {
    watching.value = true;
    told.tookOver();
  };
  const ownership = ownershipOver(wires, {
    tookOver: (game) => {
      if (game === table.game) tookOver();
    },
    wrote: (one) => {
      if (watching.peek() && one === table.game) told.wrote();
    },
  });
  const giveUp: AutosaveNews['failed'] = (why) => {
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
  const store: AskedStore = openAskedStore({ failed: giveUp, mended: told.mended }, queue.written);
  for (const write of unfinishedWrites()) queue.add(write);

  return {
    watching,
    onTable: () => table.game,
    writing: () => store.broken() === null && writes.underWay(),
    settled: () => (store.broken() === null ? writes.settled() : Promise.resolve()),
    ...library({ store, aside, ownership, owner }, table),
    takeUp: ({ game, watched }, length) => {
      [table.game, table.length] = [game, length];
      watching.value = watched;
    },
    letGo: () => ownership.keepOnly(watching.peek() ? null : table.game),
    begin: (opening, records, head) => {
      table.game = Math.max(table.game + 1, Date.now());
      table.length = records.length;
      watching.value = false;
      const { game } = table;
      void ownership.take(game, false);
      ownership.keepOnly(game);
      queue.add({ type: 'begin', game, owner, opening, records, head: touch(head) });
    },
    note: (head, named = table.game) => {
      if (named === 0 || (watching.peek() && named === table.game)) return;
      const author = named === table.game ? owner : ANYBODY;
      queue.add({ type: 'head', game: named, owner: author, head: touch(head) });
    },
    append: (record, snapshot, head) => {
      if (watching.peek()) return;
      const { game, length: at } = table;
      queue.add({ type: 'append', game, owner, at, record, snapshot, head: touch(head) });
      table.length += 1;
    },
  };
}

function touch(head: Head): Head {
  return { ...head, touched: Date.now() };
}

interface LibraryParts {
  readonly store: AskedStore;
  /** Games that turned out to be damaged, by their titles. */
  readonly aside: Map<number, string>;
  readonly ownership: Ownership;
  readonly owner: string;
}

/** What is asked about the games that are kept. */
function library(
  { store, aside, ownership, owner }: LibraryParts,
  table: AtTable,
): Pick<Autosave, 'head' | 'games' | 'raw' | 'claim' | 'setAside' | 'remove'> {
  const listGames = async (): Promise<readonly SavedGame[]> => {
    const games = await gamesOn(await store.database);
    return games.filter((one) => !aside.has(one.game));
  };
  const listDamaged = async (): Promise<readonly DamagedGame[]> => [
    ...[...aside].map(([game, title]) => ({ game, title })),
    ...(await damagedOn(await store.database)).map((game) => ({ game, title: null })),
  ];
  const latest = async (): Promise<SavedGame | undefined> =>
    (await listGames()).find(({ head }) => head.ended !== true);

  const ask = async (named: number | undefined, how: Claim): Promise<Claimed> => {
    const database = await store.database;
    const found =
      named === undefined ? await latest() : (await gamesOn(database)).find((one) => one.game === named);
    if (found === undefined) {
      const damaged = named !== undefined && (await damagedOn(database)).includes(named);
      return { type: damaged ? 'damaged' : 'none' };
    }
    const { game, head } = found;
    if (how === 'watch') return { type: 'claimed', claimed: { game, head, watched: true } };
    if (!(await ownership.take(game, how === 'take'))) return { type: 'held', game };
    await claimOn(database, { game, head: touch(head) }, owner);
    return { type: 'claimed', claimed: { game, head, watched: false } };
  };

  return {
    head: () =>
      store.ask<Head | NotKept | null>(
        async () => (await latest())?.head ?? null,
        (why) => why,
      ),
    games: () =>
      store.ask<KeptGames>(
        async () => ({ ok: true, games: await listGames(), damaged: await listDamaged() }),
        (why) => ({ ok: false, why }),
      ),
    raw: (one) =>
      store.ask(
        async () => await rawGame(await store.database, one),
        (why) => {
          throw new NotRead(why);
        },
      ),
    setAside: (one, title) => void aside.set(one, title),
    claim: (named, how = 'ask') =>
      store.ask(
        () => ask(named, how),
        (why): Claimed => ({ type: 'not-kept', why }),
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
        (why) => {
          throw new NotRead(why);
        },
      ),
  };
}
