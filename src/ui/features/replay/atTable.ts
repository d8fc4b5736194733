/** Watching again, kept games, real dice and agreed steps back, put together at a table. */
import { signal } from '@preact/signals';
import type { ActorRefFrom } from 'xstate';
import type { TheatreModel } from './replayModel.ts';
import type { Desk } from '../../store/tableStore.ts';
import { agreementAt, type Agreement } from '../takeBack/agreement.ts';
import type { OwnDice } from '../dice/ownDice.ts';
import type { Games } from '../../games/games.ts';
import type { Keeper } from '../../persistence/keeper.ts';
import type { Play } from '../../play/play.ts';
import { whyNotUndo } from '../../shell/commands.ts';
import type { playbackChart } from '../../play/playback.chart.ts';
import { toggleWindow } from '../../shell/windows.ts';
import { shelfAt } from '../savedGames/savedGames.ts';
import { theatreAt, type Theatre } from './replay.ts';

/** What they need of the table. */
export interface TheatreSeat {
  readonly desk: Desk;
  readonly play: Play;
  readonly dice: OwnDice;
  readonly games: Pick<Games, 'resume' | 'goOnFrom' | 'keepAgain'>;
  readonly keeper: Keeper;
  readonly playback: ActorRefFrom<typeof playbackChart>;
  /** Goes to a moment of the game at once. */
  lookBack(moment: number): void;
  ended(): void;
}

/** The theatre of a table, with what the page is told of it. */
export interface TableTheatre extends Theatre {
  readonly agreement: Agreement;
  /** What its commands do. */
  readonly commands: Readonly<
    Record<'first' | 'earlier' | 'later' | 'present' | 'watch' | 'agree', () => void>
  >;
  readonly model: TheatreModel;
}

/** Lays them out. */
export function theatreAtTable(seat: TheatreSeat): TableTheatre {
  const { desk, play, dice, games, keeper, playback } = seat;
  const idle = signal(true);
  playback.subscribe((now) => {
    idle.value = now.matches('idle');
  });
  const theatre = theatreAt({
    desk,
    idle,
    lookBack: seat.lookBack,
    show: (beats) => playback.send({ type: 'Show', beats }),
    ended: seat.ended,
    goOnFrom: games.goOnFrom,
  });
  const agreement = agreementAt(
    desk,
    (history) => whyNotUndo(history) ?? '',
    () => {
      desk.window.value = null;
      seat.lookBack(Infinity);
      play.agree();
    },
  );
  const shelf = shelfAt(keeper, games.keepAgain);
  return {
    ...theatre,
    agreement,
    commands: {
      first: () => theatre.move('first'),
      earlier: () => theatre.move('action-back'),
      later: () => theatre.move('action-on'),
      present: theatre.leave,
      watch: theatre.watch,
      agree: () => {
        agreement.begin();
        toggleWindow(desk, 'agree');
      },
    },
    model: {
      strip: theatre.strip,
      games: shelf.lines,
      damaged: shelf.damaged,
      roll: dice.card,
      agree: agreement.card,
      ask: {
        move: theatre.move,
        look: () => void shelf.look(),
        resume: (game) => {
          if (game !== keeper.onTable()) void games.resume(game);
        },
        watch: (game) => {
          if (game === keeper.onTable()) theatre.move('first');
          else void games.resume(game, true);
        },
        remove: (game) => void shelf.remove(game),
        saveDamaged: (id) => void shelf.save(id),
        removeDamaged: (id) => void shelf.removeDamaged(id),
        face: dice.face,
        mend: dice.mend,
        fell: dice.fell,
        cancelRoll: dice.cancel,
        agree: agreement.press,
      },
    },
  };
}
