/** The games in the browser's own store: the one on the table is appended to after every action, never written as a whole again. */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Head } from './head.ts';
import { ANYBODY, strikeWrite, noteWrite, unfinishedWrites, type Write } from './journal.ts';
import type { Claim, DamagedGame, Loaded, NotKept, GameOpening } from './kept.ts';
import type { LogRecord, Snapshot } from '../../session/log.ts';
import { countWrites } from './writes.ts';
import { ownershipOver, wiresHere, type Wires } from './ownership.ts';
import {
  carryOut,
  claimOn,
  damagedOn,
  gamesOn,
  NotOurs,
  openGameDatabase,
  rawGame,
  takeOff,
  tooOld,
  type Shelved,
} from './gameDatabase.ts';
import { reasonOf, StoreSilent } from './reasons.ts';

export type { GameOpening, NotKept } from './kept.ts';

/** Keeps games, the one on the table foremost. All writing is done in order and behind the scenes; a failure is told once, and the game goes on. */
export interface Autosave {
  /** What can be continued: the game that was on the table last and is not finished; or null, also where the browser keeps nothing. */
  head(): Promise<Head | null>;
  /** All games that can be read, the one that was on the table last first. */
  games(): Promise<readonly Shelved[]>;
  /** The games that cannot. */
  damaged(): Promise<readonly DamagedGame[]>;
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
export interface AutosaveNews {
  /** Nothing more can be kept: told once. */
  failed(why: NotKept): void;
  /** The store that was silent has answered: everything is kept after all. */
  mended(): void;
  /** Another page has taken over the game on the table. */
  tookOver(): void;
  /** The game on the table was written by the page that owns it. */
  wrote(): void;
  /** The game on the table was deleted by another page. */
  deleted(): void;
}

/** A store that has not answered for so long is told of, in milliseconds. */
const SILENCE = 3000;
/** Nothing that was done is held back from the screen longer than this. */
const LONGEST_WAIT = SILENCE;

/** Opens the store and finishes what an earlier page left unwritten. */
export function openAutosave(told: AutosaveNews, wires: Wires = wiresHere()): Autosave {
  const owner = crypto.randomUUID();
  const watching = signal(false);
  const aside = new Map<number, string>();
  const writes = countWrites(LONGEST_WAIT);
  let broken: NotKept | null = null;
  let game = 0;
  let length = 0;

  const breakOff = (why: NotKept): void => {
    if (broken !== null) return;
    broken = why;
    writes.giveUp();
    told.failed(why);
  };
  const ownership = ownershipOver(wires, {
    tookOver: () => {
      watching.value = true;
      told.tookOver();
    },
    wrote: (one) => {
      if (watching.peek() && one === game) told.wrote();
    },
  });
  const store = openGameDatabase(breakOff);
  const silence = setTimeout(() => breakOff('silent'), SILENCE);
  store.then(
    () => {
      clearTimeout(silence);
      if (broken !== 'silent' && broken !== 'blocked') return;
      broken = null;
      told.mended();
    },
    () => clearTimeout(silence),
  );
  let writing: Promise<void> = Promise.resolve();
  /** What is asked of the store waits for all that is being written. */
  const asking = async <T>(work: () => Promise<T>, otherwise: (why: NotKept) => T): Promise<T> => {
    try {
      await unlessSilent();
      return await work();
    } catch (why) {
      return otherwise(reasonOf(why));
    }
  };
  const unlessSilent = async (): Promise<void> => {
    let timer: ReturnType<typeof setTimeout> | undefined = undefined;
    const quiet = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreSilent('the store does not answer')), SILENCE);
    });
    await Promise.race([writing.then(() => store), quiet]).finally(() => clearTimeout(timer));
  };

  /** Takes one write to the store; `ours` = it is of this page, so that it tells when it fails. */
  const enqueue = (write: Write): void => {
    if (broken === 'no-room' || broken === 'let-go') return;
    noteWrite(write);
    writes.begun();
    writing = writing.then(async () => {
      try {
        await carryOut(await store, write);
        if (write.owner === owner) ownership.tell(write.game);
        if (write.head.ended === true) await takeOff(await store, await tooOld(await store));
      } catch (why) {
        if (!(why instanceof NotOurs)) breakOff(reasonOf(why));
        else if (write.owner === owner && write.game === game) lose(why);
      } finally {
        strikeWrite(write);
        writes.ended();
      }
    });
  };
  const lose = ({ deleted }: NotOurs): void => {
    if (deleted) return told.deleted();
    watching.value = true;
    told.tookOver();
  };
  const touched = (head: Head): Head => ({ ...head, touched: Date.now() });
  for (const write of unfinishedWrites()) enqueue(write);

  const listed = async (): Promise<readonly Shelved[]> => {
    const games = await gamesOn(await store);
    return games.filter((one) => !aside.has(one.game));
  };
  const latest = async (): Promise<Shelved | undefined> =>
    (await listed()).find(({ head }) => head.ended !== true);

  const find = async (named: number | undefined, claim: Claim): Promise<Loaded> => {
    const database = await store;
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
    [game, length] = [found.game, raw.records.length];
    watching.value = claim === 'watch';
    return { type: 'found', raw, head, watched: claim === 'watch' };
  };

  return {
    watching,
    onTable: () => game,
    writing: () => broken === null && writes.underWay(),
    settled: () => (broken === null ? writes.settled() : Promise.resolve()),
    head: async () => (await asking(latest, () => undefined))?.head ?? null,
    games: () => asking(listed, () => []),
    damaged: () =>
      asking(
        async () => [
          ...[...aside].map(([one, title]) => ({ game: one, title })),
          ...(await damagedOn(await store)).map((one) => ({ game: one, title: null })),
        ],
        () => [],
      ),
    raw: async (one) => JSON.stringify(await rawGame(await store, one), null, 1),
    setAside: (one, title) => void aside.set(one, title),
    load: (named, claim = 'ask') =>
      asking(
        () => find(named, claim),
        (why): Loaded => ({ type: 'not-kept', why }),
      ),
    begin: (opening, records, head) => {
      game = Math.max(game + 1, Date.now());
      length = records.length;
      watching.value = false;
      void ownership.take(game, false);
      enqueue({ type: 'begin', game, owner, opening, records, head: touched(head) });
    },
    note: (head, named = game) => {
      if (named > 0 && !(watching.peek() && named === game))
        enqueue({ type: 'head', game: named, owner: named === game ? owner : ANYBODY, head: touched(head) });
    },
    append: (record, snapshot, head) => {
      if (watching.peek()) return;
      enqueue({ type: 'append', game, owner, at: length, record, snapshot, head: touched(head) });
      length += 1;
    },
    remove: (named) =>
      asking(
        async () => {
          const again = broken === 'no-room' && game > 0;
          // What was kept of the game on the table has a hole since the room ran out.
          await takeOff(await store, again ? [named, game] : [named]);
          aside.delete(named);
          if (broken === 'no-room') broken = null;
          return again;
        },
        () => false,
      ),
  };
}
