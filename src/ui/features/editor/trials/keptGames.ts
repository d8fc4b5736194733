/** The games that this browser keeps, as the editor reads them: it takes none to a table, and changes nothing. */
import { gamesOn, rawGame } from '../../../persistence/gameDatabase.ts';
import { openAskedStore, type AskedStore } from '../../../persistence/askedStore.ts';
import type { NotKept, RawGame, SavedGame } from '../../../persistence/kept.ts';
import { keptWords } from '../../../persistence/head.ts';

/** A kept game in the list of an author. */
export interface KeptLine {
  readonly game: number;
  readonly title: string;
  readonly where: string;
  /** When it was touched last, in milliseconds since 1970. */
  readonly touched: number;
}

export type KeptLines =
  Readonly<{ ok: true; games: readonly KeptLine[] }> | Readonly<{ ok: false; why: NotKept }>;

export interface KeptGameList {
  list(): Promise<KeptLines>;
  /** Everything of one of them; null where it is gone, or the reason where it cannot be had now. */
  read(game: number): Promise<RawGame | NotKept | null>;
}

/** The list; the store is opened when it is first asked. */
export function openKeptGames(): KeptGameList {
  let store: AskedStore | null = null;
  const openOnce = (): AskedStore => (store ??= openAskedStore(NO_NEWS, () => Promise.resolve()));
  return {
    list: () =>
      openOnce().ask<KeptLines>(
        async () => ({ ok: true, games: (await gamesOn(await openOnce().database)).map(lineOf) }),
        (why) => ({ ok: false, why }),
      ),
    read: (game) =>
      openOnce().ask<RawGame | NotKept | null>(
        async () => {
          const raw = await rawGame(await openOnce().database, game);
          return raw.opening === undefined ? null : raw;
        },
        (why) => why,
      ),
  };
}

/** Whoever asks is told; nobody else needs to be. */
const NO_NEWS = { failed: () => undefined, mended: () => undefined };

function lineOf({ game, head }: SavedGame): KeptLine {
  const { title, where } = keptWords(head);
  return { game, title, where, touched: head.touched ?? game };
}
