/** The list of the games kept in this browser. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { fill } from '../../i18n/fill.ts';
import { locale } from '../../i18n/language.ts';
import { THEATRE } from '../../i18n/words.ts';
import type { ShelfLine } from '../../panels/theatre/theatreModel.ts';
import { keptWords } from '../keeping/head.ts';
import type { Keeper } from '../keeping/keeper.ts';
import type { Shelved } from '../keeping/shelves.ts';

export interface Shelf {
  /** Null until the shelves have been looked through. */
  readonly lines: ReadonlySignal<readonly ShelfLine[] | null>;
  look(): Promise<void>;
  remove(game: number): Promise<void>;
}

/** The shelf of a table. `keepAnew` begins the game on the table anew, when there is room again. */
export function shelfAt(keeper: Pick<Keeper, 'games' | 'onTable' | 'remove'>, keepAnew: () => void): Shelf {
  const lines = signal<readonly ShelfLine[] | null>(null);
  const look = async (): Promise<void> => {
    const games = await keeper.games();
    lines.value = games.map((one) => lineOf(one, keeper.onTable()));
  };
  return {
    lines,
    look,
    remove: async (game) => {
      if (await keeper.remove(game)) keepAnew();
      await look();
    },
  };
}

function lineOf({ game, head }: Shelved, onTable: number): ShelfLine {
  const { ended = false, actions = 0, touched = game } = head;
  return {
    game,
    ...keptWords(head),
    ended,
    long: fill(THEATRE.gamesLong, { count: actions, when: dayAndHour(touched) }),
    onTable: game === onTable,
  };
}

function dayAndHour(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
