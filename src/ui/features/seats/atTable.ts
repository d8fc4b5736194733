/** The seats at the table: the machine that plays, the clock that runs, and what the page shows of both. */
import { batch, computed, type ReadonlySignal } from '@preact/signals';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { SEATS } from '../../../i18n/words.ts';
import type { DraftModel, SeatingModel } from './seatsModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { Games } from '../../games/games.ts';
import type { Orders } from '../../input/orderInput.ts';
import { headBeside } from '../../persistence/head.ts';
import type { Autosave } from '../../persistence/autosave.ts';
import { openMachine } from '../opponent/client.ts';
import { machineAt } from '../opponent/turn.ts';
import type { Play } from '../../play/play.ts';
import type { playbackChart } from '../../play/playback.chart.ts';
import { sideName } from '../../words/names.ts';
import { sitterName } from '../../words/sitters.ts';
import { runClock } from './running.ts';
import { seatingAt } from './seating.ts';

/** What the seats need of the table. */
export interface TableParts {
  readonly store: TableStore;
  readonly play: Play;
  readonly orders: Orders;
  readonly games: Pick<Games, 'begin' | 'playSecond'>;
  readonly autosave: Pick<Autosave, 'note' | 'watching'>;
  readonly playback: ActorRefFrom<typeof playbackChart>;
  readonly screen: ReadonlySignal<'title' | 'table'>;
  /** The next game, as it is laid out on the title page. */
  readonly drafting: DraftModel;
}

/** Sets the machine and the clock going. */
export function seatsAtTable({
  store,
  play,
  orders,
  games,
  autosave,
  playback,
  screen,
  drafting,
}: TableParts): SeatingModel {
  // Who only watches a game leaves its machine and its clocks to the tab that plays it.
  const atTable = computed(() => screen.value === 'table' && !autosave.watching.value);
  const present = (): Match => store.history.peek()!.present;
  const keep = (): void => autosave.note(headBeside(present(), store.sheet.peek()));

  const turn = machineAt(store, {
    machine: openMachine(crypto.getRandomValues(new Int32Array(1))[0]!),
    atTable,
    submit: (action, haste) =>
      batch(() => {
        orders.send({ type: 'Clear' });
        play.submit(action, { viewer: present().state.active, haste });
      }),
    shown: async (stand) => {
      await waitFor(playback, (now) => now.matches('idle'), { timeout: Infinity });
      if (stand > 0 && store.settings.peek().speed !== 'instant') await passed(stand);
    },
    still: () => document.documentElement.dataset['motion'] === 'reduced',
    now: () => performance.now(),
    cutShort: () => playback.send({ type: 'Skip' }),
    failed: (reason) => {
      const { battle, state } = present();
      const text = fill(SEATS.failedText, { side: sideName(battle, state.active), reason });
      store.message.value = { type: 'notice', title: SEATS.failedTitle, text };
    },
    seated: keep,
  });

  runClock(store, {
    atTable,
    covered: computed(() =>
      [store.window, store.message, store.cover, store.banner].some(({ value }) => value !== null),
    ),
    keep,
    ranOut: () => {
      const { battle, state } = present();
      const who = sitterName(battle, store.sheet.peek(), state.active);
      store.announcement.value = fill(SEATS.ranOut, { who });
    },
  });

  return seatingAt(store, {
    turn,
    drafting,
    begin: games.begin,
    playSecond: games.playSecond,
  });
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
