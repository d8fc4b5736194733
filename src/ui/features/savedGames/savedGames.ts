/** The list of the games kept in this browser. */
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { DamagedLine, SavedGameLine } from '../replay/replayModel.ts';
import { allSetAside, forgetAside } from '../../persistence/local.ts';
import { download } from '../../games/files.ts';
import type { Autosave } from '../../persistence/autosave.ts';

export interface SavedGames {
  /** Null until the saved games have been looked through. */
  readonly lines: ReadonlySignal<readonly SavedGameLine[] | null>;
  readonly damaged: ReadonlySignal<readonly DamagedLine[]>;
  look(): Promise<void>;
  remove(game: number): Promise<void>;
  /** Hands out what is damaged as it was found. */
  save(id: DamagedLine['id']): Promise<void>;
  removeDamaged(id: DamagedLine['id']): Promise<void>;
}

/** The saved games of a table. `keepAnew` begins the game on the table anew, when there is room again. */
export function savedGamesAt(
  autosave: Pick<Autosave, 'games' | 'damaged' | 'raw' | 'onTable' | 'remove'>,
  keepAnew: () => void,
  handOut: (name: string, text: string) => void = download,
): SavedGames {
  const lines = signal<readonly SavedGameLine[] | null>(null);
  const damaged = signal<readonly DamagedLine[]>([]);
  const look = async (): Promise<void> => {
    const [games, broken, { lineOf, damagedGame, damagedNote }] = await Promise.all([
      autosave.games(),
      autosave.damaged(),
      import('./savedGameLines.ts'),
    ]);
    batch(() => {
      lines.value = games.map((one) => lineOf(one, autosave.onTable()));
      damaged.value = [...broken.map(damagedGame), ...allSetAside().map(damagedNote)];
    });
  };
  const remove = async (game: number): Promise<void> => {
    if (await autosave.remove(game)) keepAnew();
    await look();
  };
  return {
    lines,
    damaged,
    look,
    remove,
    save: async (id) => {
      if (typeof id === 'number') return handOut(`pelennor-damaged-${id}.json`, await autosave.raw(id));
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
