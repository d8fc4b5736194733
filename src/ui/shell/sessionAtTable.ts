/** The session of the table put together: who decides, where it is written, how it is shown, and what stops it. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { waitFor, type ActorRefFrom } from 'xstate';
import { AT_SCREEN } from '../../session/controllers.ts';
import { nextPaint } from '../board/painted.ts';
import { freshSeed } from '../games/freshSeed.ts';
import { openMachine } from '../features/opponent/client.ts';
import type { MachineTurn } from '../features/opponent/opponentModel.ts';
import { machineAt } from '../features/opponent/turn.ts';
import type { Orders } from '../input/orderInput.ts';
import type { Autosave } from '../persistence/autosave.ts';
import { gameJournal } from '../play/gameJournal.ts';
import { BROWSER_CLOCK } from '../play/browserClock.ts';
import type { playbackChart } from '../play/playback.chart.ts';
import { presentAt, type PresentPlace } from '../play/present.ts';
import { tableSessionAt, type TableSession } from '../play/tableSession.ts';
import type { TableStore } from '../store/tableStore.ts';

/** What the session needs of the table. */
export interface SessionPlace extends Pick<PresentPlace, 'covering' | 'lookFirst'> {
  /** Shows the present on the board without any movement. */
  snap(): void;
  /** The battle has its verdict. */
  ended(): void;
  readonly store: TableStore;
  readonly autosave: Pick<Autosave, 'append' | 'note' | 'settled' | 'watching' | 'raw' | 'onTable'>;
  readonly playback: ActorRefFrom<typeof playbackChart>;
  readonly screen: ReadonlySignal<'title' | 'table'>;
  /** The orders chart, which is laid after the session. */
  orders(): Orders;
}

/** The session of a table, and the machine that plays in it. */
export function sessionAtTable(place: SessionPlace): Readonly<{ table: TableSession; turn: MachineTurn }> {
  const { store, autosave, playback, screen, snap, ended, covering, lookFirst, orders } = place;
  const table: TableSession = tableSessionAt(store, {
    controllerOf: ({ kind }) => (kind === 'player' ? AT_SCREEN : machine.controller),
    journal: gameJournal(autosave),
    clock: BROWSER_CLOCK,
    present: presentAt(store, {
      showing: { show: (beats) => playback.send({ type: 'Show', beats }), snap, ended },
      covering,
      lookFirst,
      agentActs: (before, action) => {
        orders().send({ type: 'Clear' });
        return machine.acts(before, action);
      },
      agentActed: () => machine.acted(),
    }),
    shown: () => machine.shown(),
    // Who only watches a game leaves its machine and its clocks to the tab that plays it.
    away: computed(() => screen.value !== 'table' || autosave.watching.value),
    covered: () => autosave.settled().then(nextPaint),
  });
  const machine = machineAt(store, {
    machine: openMachine(freshSeed()),
    session: table.current,
    shown: async (stand) => {
      await waitFor(playback, (now) => now.matches('idle'), { timeout: Infinity });
      if (stand > 0 && store.settings.peek().speed !== 'instant') {
        await new Promise<void>((resolve) => setTimeout(resolve, stand));
      }
    },
    still: () => document.documentElement.dataset['motion'] === 'reduced',
    now: () => performance.now(),
    cutShort: () => playback.send({ type: 'Skip' }),
  });
  return { table, turn: machine };
}
