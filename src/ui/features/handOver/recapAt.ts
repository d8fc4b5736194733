/** The recap at the table: told to whoever comes to the screen, and again whenever he asks. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { History } from '../../../game/history.ts';
import { fetchWhen } from '../../loading/fetchWhen.ts';
import type { Beats } from '../../play/playback.chart.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { Recap, Steps } from './handoverModel.ts';
import type * as Telling from './recapTelling.ts';

export interface RecapAt {
  readonly card: ReadonlySignal<Recap | null>;
  /** Offered when the machine has done its turn. */
  readonly steps: ReadonlySignal<Steps | null>;
  stepTo(moment: number | null): void;
  toggle(): void;
  close(): void;
  /** Plays it on the board, from the last moment of this side. */
  watch(): void;
}

/** What the recap does on the board. */
export interface RecapBoard {
  /** Plays beats one after the other. */
  show(beats: readonly Beats[]): void;
  /** Looks at a moment of the game, Infinity = the present, and brings a hex into view. */
  look(moment: number, hex: HexId | null): void;
}

/** The recap at a table. What cannot be fetched of it is told as any failure. */
export function recapAt(store: TableStore, board: RecapBoard): RecapAt {
  /** Told of itself it stays away while there is nothing to tell; asked for, it says so. */
  const open = signal<'shut' | 'told' | 'asked'>('shut');
  effect(() => {
    open.value = store.handed.value > 0 ? 'told' : 'shut';
  });
  const telling = fetchWhen(
    () => open.value !== 'shut' || store.held.value,
    () => import('./recapTelling.ts'),
  );
  const lookAt = (history: History): Telling.Looked => ({
    history,
    sheet: store.sheet.value,
    viewer: store.viewer.value,
  });
  const card = computed(() => {
    const history = store.history.value;
    if (open.value === 'shut' || store.sharing.value.sitting === null || store.moment.value !== null)
      return null;
    const found = history === null ? null : (telling.value?.recapCard(lookAt(history)) ?? null);
    return found?.lines.length === 0 && open.value === 'told' ? null : found;
  });
  const { offered, at } = offeredAfterMachine(store);
  const moments = computed(() =>
    offered.value === null ? [] : (telling.value?.worthSeeing(lookAt(offered.value)) ?? []),
  );
  const steps = computed(() => {
    if (offered.value === null || moments.value.length === 0 || open.value !== 'shut') return null;
    return telling.value!.stepsCard(lookAt(offered.value), moments.value, at.value);
  });
  // Who looked on has heard it all as it happened; who comes to the screen hears it once, who asks hears it again.
  let heard: Recap | null = null;
  effect(() => {
    const now = store.cover.value === null && store.banner.value === null ? card.value : null;
    const wanted = open.peek() === 'asked' || store.settings.peek().handOver !== 'open';
    if (now !== null && heard === null && wanted) {
      store.announce(telling.peek()!.speakRecap(now));
    }
    heard = now;
  });
  return {
    card,
    steps,
    stepTo: (moment) => {
      const shown = moment === null ? undefined : moments.peek()[moment];
      if (shown === undefined) {
        offered.value = null;
        return board.look(Infinity, null);
      }
      at.value = moment;
      board.look(shown.at, shown.hex);
      store.announce([shown.title, shown.figure ?? ''].join(' '));
    },
    toggle: () => {
      open.value = open.peek() === 'asked' || card.peek() !== null ? 'shut' : 'asked';
    },
    close: () => {
      open.value = 'shut';
      if (store.moment.peek() === null) offered.value = null;
    },
    watch: () => {
      const history = store.history.peek();
      if (history === null) return;
      const beats = telling.peek()?.beatsSince(lookAt(history)) ?? [];
      open.value = 'shut';
      if (beats.length > 0) board.show(beats);
    },
  };
}

/** The game as it stood when the machine was done with its turn, until something is done; `at` = the moment of it on the board. */
function offeredAfterMachine({ held, history }: Pick<TableStore, 'held' | 'history'>) {
  const offered = signal<History | null>(null);
  const at = signal<number | null>(null);
  let wasHeld = false;
  effect(() => {
    const now = history.value;
    const over = wasHeld && !held.value && now !== null && now.present.state.owed.length === 0;
    wasHeld = held.value || (wasHeld && !over);
    at.value = null;
    offered.value = over && now.present.state.verdict === null ? now : null;
  });
  return { offered, at };
}
