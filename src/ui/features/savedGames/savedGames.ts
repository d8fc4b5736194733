/** The list of the games kept in this browser. */
import { batch, signal } from '@preact/signals';
import type { DamagedLine, SavedGameLine, SavedGamesShown } from './savedGamesModel.ts';
import { allSetAside, forgetAside } from '../../persistence/local.ts';
import { download } from '../../games/files.ts';
import type { Autosave } from '../../persistence/autosave.ts';
import { whyUnread } from '../../persistence/notKept.ts';
import { NotRead } from '../../persistence/reasons.ts';

export interface SavedGames extends SavedGamesShown {
  look(): Promise<void>;
  remove(game: number): Promise<void>;
  /** Hands out what is damaged as it was found. */
  save(id: DamagedLine['id']): Promise<void>;
  removeDamaged(id: DamagedLine['id']): Promise<void>;
}

const NOTHING_READ = { games: [], damaged: [] };

/** The saved games of a table. `keepAnew` begins the game on the table anew, when there is room again. */
export function savedGamesAt(
  autosave: Pick<Autosave, 'games' | 'raw' | 'onTable' | 'remove'>,
  keepAnew: () => void,
  handOut: (name: string, text: string) => void = download,
): SavedGames {
  const lines = signal<readonly SavedGameLine[] | null>(null);
  const damaged = signal<readonly DamagedLine[]>([]);
  const unread = signal<string | null>(null);
  const look = async (): Promise<void> => {
    const [found, { lineOf, damagedGame, damagedNote }] = await Promise.all([
      autosave.games(),
      import('./savedGameLines.ts'),
    ]);
    const { games, damaged: broken } = found.ok ? found : NOTHING_READ;
    batch(() => {
      unread.value = found.ok ? null : whyUnread(found.why);
      lines.value = games.map((one) => lineOf(one, autosave.onTable()));
      damaged.value = [...broken.map(damagedGame), ...allSetAside().map(damagedNote)];
    });
  };
  /** Does what the store may refuse, and tells where it does. */
  const orTell = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (why) {
      if (!(why instanceof NotRead)) throw why;
      unread.value = whyUnread(why.why);
    }
  };
  const remove = (game: number): Promise<void> =>
    orTell(async () => {
      if (await autosave.remove(game)) keepAnew();
      await look();
    });
  const saveGame = (game: number): Promise<void> =>
    orTell(async () => {
      const raw = await autosave.raw(game);
      handOut(`pelennor-damaged-${game}.json`, JSON.stringify(raw, null, 1));
    });
  return {
    lines,
    damaged,
    unread,
    look,
    remove,
    save: async (id) => {
      if (typeof id === 'number') return await saveGame(id);
      const text = allSetAside().find(({ key }) => key === id)?.text ?? '';
      handOut(`${id}.txt`, text);
    },
    removeDamaged: async (id) => {
      if (typeof id === 'number') return await remove(id);
      forgetAside(id);
      await look();
    },
  };
}
