/** Watching again, kept games and agreed steps back, put together at a table. */
import { signal } from '@preact/signals';
import type { ActorRefFrom } from 'xstate';
import type { SavedGamesModel } from '../features/savedGames/savedGamesModel.ts';
import type { TableStore } from '../store/tableStore.ts';
import { agreementAt, type Agreement } from '../features/takeBack/agreement.ts';
import type { Games } from '../games/games.ts';
import type { Autosave } from '../persistence/autosave.ts';
import type { Play } from '../play/play.ts';
import { whyNotUndo } from './commands.ts';
import type { playbackChart } from '../play/playback.chart.ts';
import { savedGamesAt } from '../features/savedGames/savedGames.ts';
import { replayAt, type Replaying } from '../features/replay/replay.ts';

/** What they need of the table. */
export interface ReplaySeat {
  readonly store: TableStore;
  readonly play: Play;
  readonly games: Pick<Games, 'resume' | 'goOnFrom' | 'keepAgain'>;
  readonly autosave: Autosave;
  readonly playback: ActorRefFrom<typeof playbackChart>;
  /** Goes to a moment of the game at once. */
  lookBack(moment: number): void;
  ended(): void;
}

/** The replay of a table, with the list of the saved games and the agreed steps back. */
export interface TableReplay extends Replaying {
  readonly agreement: Agreement;
  readonly savedGames: SavedGamesModel;
}

/** Lays them out. */
export function replayAtTable(seat: ReplaySeat): TableReplay {
  const { store, play, games, autosave, playback } = seat;
  const idle = signal(true);
  playback.subscribe((now) => {
    idle.value = now.matches('idle');
  });
  const replaying = replayAt({
    store,
    idle,
    lookBack: seat.lookBack,
    show: (beats) => playback.send({ type: 'Show', beats }),
    ended: seat.ended,
    goOnFrom: games.goOnFrom,
  });
  const agreement = agreementAt(
    store,
    (history) => whyNotUndo(history) ?? '',
    () => {
      store.openWindow(null);
      seat.lookBack(Infinity);
      play.agree();
    },
  );
  const savedGames = savedGamesAt(autosave, games.keepAgain);
  return {
    ...replaying,
    agreement,
    savedGames: {
      ...savedGames,
      look: () => void savedGames.look(),
      resume: (game) => {
        if (game !== autosave.onTable()) void games.resume(game);
      },
      watch: (game) => {
        if (game === autosave.onTable()) replaying.move('first');
        else void games.resume(game, true);
      },
      remove: (game) => void savedGames.remove(game),
      save: (id) => void savedGames.save(id),
      removeDamaged: (id) => void savedGames.removeDamaged(id),
    },
  };
}
