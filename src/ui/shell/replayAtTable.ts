/** Watching again, kept games, real dice and agreed steps back, put together at a table. */
import { signal } from '@preact/signals';
import type { ActorRefFrom } from 'xstate';
import type { ReplayModel } from '../features/replay/replayModel.ts';
import type { TableStore } from '../store/tableStore.ts';
import { agreementAt, type Agreement } from '../features/takeBack/agreement.ts';
import type { OwnDice } from '../features/dice/ownDice.ts';
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
  readonly dice: OwnDice;
  readonly games: Pick<Games, 'resume' | 'goOnFrom' | 'keepAgain'>;
  readonly autosave: Autosave;
  readonly playback: ActorRefFrom<typeof playbackChart>;
  /** Goes to a moment of the game at once. */
  lookBack(moment: number): void;
  ended(): void;
}

/** The replay of a table, with what the page is told of it. */
export interface TableReplay extends Replaying {
  readonly agreement: Agreement;
  readonly model: ReplayModel;
}

/** Lays them out. */
export function replayAtTable(seat: ReplaySeat): TableReplay {
  const { store, play, dice, games, autosave, playback } = seat;
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
    model: {
      strip: replaying.strip,
      games: savedGames.lines,
      damaged: savedGames.damaged,
      unread: savedGames.unread,
      roll: dice.card,
      agree: agreement.card,
      ask: {
        move: replaying.move,
        look: () => void savedGames.look(),
        resume: (game) => {
          if (game !== autosave.onTable()) void games.resume(game);
        },
        watch: (game) => {
          if (game === autosave.onTable()) replaying.move('first');
          else void games.resume(game, true);
        },
        remove: (game) => void savedGames.remove(game),
        saveDamaged: (id) => void savedGames.save(id),
        removeDamaged: (id) => void savedGames.removeDamaged(id),
        face: dice.face,
        mend: dice.mend,
        fell: dice.fell,
        cancelRoll: dice.cancel,
        agree: agreement.press,
      },
    },
  };
}
