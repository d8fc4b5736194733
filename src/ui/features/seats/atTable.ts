/** The seats at the table: the machine that plays, the clock that runs, and what the page shows of both. */
import { batch, computed, type ReadonlySignal } from '@preact/signals';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { SEATS } from '../../../i18n/words.ts';
import type { DraftModel, SeatingModel } from './seatsModel.ts';
import type { Desk } from '../../store/tableStore.ts';
import type { Games } from '../../games/games.ts';
import type { Orders } from '../../input/orderInput.ts';
import { headBeside } from '../../persistence/head.ts';
import type { Keeper } from '../../persistence/keeper.ts';
import { openMachine } from '../opponent/client.ts';
import { machineAt } from '../opponent/turn.ts';
import type { Play } from '../../play/play.ts';
import type { playbackChart } from '../../play/playback.chart.ts';
import { sideName } from '../../words/names.ts';
import { sitterName } from './lines.ts';
import { runClock } from './running.ts';
import { seatingAt } from './seating.ts';

/** What the seats need of the table. */
export interface TableParts {
  readonly desk: Desk;
  readonly play: Play;
  readonly orders: Orders;
  readonly games: Pick<Games, 'begin' | 'playSecond'>;
  readonly keeper: Pick<Keeper, 'note' | 'watching'>;
  readonly playback: ActorRefFrom<typeof playbackChart>;
  readonly screen: ReadonlySignal<'title' | 'table'>;
  /** The next game, as it is laid out on the title page. */
  readonly drafting: DraftModel;
}

/** Sets the machine and the clock going. */
export function seatsAtTable({
  desk,
  play,
  orders,
  games,
  keeper,
  playback,
  screen,
  drafting,
}: TableParts): SeatingModel {
  // Who only watches a game leaves its machine and its clocks to the tab that plays it.
  const atTable = computed(() => screen.value === 'table' && !keeper.watching.value);
  const present = (): Match => desk.history.peek()!.present;
  const keep = (): void => keeper.note(headBeside(present(), desk.sheet.peek()));

  const turn = machineAt(desk, {
    machine: openMachine(crypto.getRandomValues(new Int32Array(1))[0]!),
    atTable,
    submit: (action, haste) =>
      batch(() => {
        orders.send({ type: 'Clear' });
        play.submit(action, { eyes: present().state.active, haste });
      }),
    shown: async (stand) => {
      await waitFor(playback, (now) => now.matches('idle'), { timeout: Infinity });
      if (stand > 0 && desk.settings.peek().speed !== 'instant') await passed(stand);
    },
    still: () => document.documentElement.dataset['motion'] === 'reduced',
    now: () => performance.now(),
    cutShort: () => playback.send({ type: 'Skip' }),
    failed: (reason) => {
      const { battle, state } = present();
      const text = fill(SEATS.failedText, { side: sideName(battle, state.active), reason });
      desk.message.value = { type: 'notice', title: SEATS.failedTitle, text };
    },
    seated: keep,
  });

  runClock(desk, {
    atTable,
    covered: computed(() =>
      [desk.window, desk.message, desk.cover, desk.banner].some(({ value }) => value !== null),
    ),
    keep,
    ranOut: () => {
      const { battle, state } = present();
      const who = sitterName(battle, desk.sheet.peek(), state.active);
      desk.announcement.value = fill(SEATS.ranOut, { who });
    },
  });

  return seatingAt(desk, {
    turn,
    drafting,
    begin: games.begin,
    playSecond: games.playSecond,
  });
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
