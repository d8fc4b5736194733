/** The games of the room: the sheets of one lie on the table, and whatever is brought or was decided is read by its own game. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { failed } from '../../../kernel/result.ts';
import type { BriefProblem } from '../../../strategic/siege.ts';
import type { BriefJson } from './briefs.ts';
import type { KnownOdds, LaidGame, RoomGame } from './gamePage.ts';
import type { GameSheets } from './sheets.ts';

/** The games, asked as if they were one. */
export interface GamesOnTable extends GameSheets {
  readonly all: readonly LaidGame[];
  /** The game that is asked what is on the table. */
  readonly now: ReadonlySignal<LaidGame>;
  /** Lays the sheets of another game on the table; those that lay there stay as they are until they are wanted again. */
  choose(id: string): void;
}

/** Lays the sheets of all games, the first of them on the table. */
export function layGames(games: readonly RoomGame[], known: KnownOdds): GamesOnTable {
  const all = games.map((game) => game.lay(known));
  const now = signal(all[0]!);
  /** The game that reads a brief. One alone is not asked whether it does. */
  const gameOf = (document: BriefJson): LaidGame =>
    (all.length === 1 ? undefined : all.find(({ port }) => port.open(document).ok)) ?? now.peek();
  return {
    all,
    now,
    choose: (id) => {
      now.value = all.find(({ port }) => port.id === id) ?? now.peek();
    },
    whole: computed(() => now.value.sheets.whole.value),
    document: computed(() => now.value.sheets.document.value),
    broken: computed(() => now.value.sheets.broken.value),
    variants: computed(() => now.value.sheets.variants.value),
    linkText: () => now.peek().sheets.linkText(),
    take: (text) =>
      batch(() => {
        let problems: readonly BriefProblem[] | null = null;
        for (const game of [now.peek(), ...all.filter((one) => one !== now.peek())]) {
          const found = game.sheets.take(text);
          if (found.ok) now.value = game;
          if (found.ok) return found;
          problems ??= found.problems;
        }
        return failed(problems ?? []);
      }),
    titleOf: (document) => gameOf(document).sheets.titleOf(document),
    seatName: (document, seat) => gameOf(document).sheets.seatName(document, seat),
    sheet: (decided, odds) => gameOf(decided.of).sheets.sheet(decided, odds),
    follow: (decided) =>
      batch(() => {
        const game = gameOf(decided.of);
        const goesOn = game.sheets.follow(decided);
        if (goesOn) now.value = game;
        return goesOn;
      }),
  };
}
