/** The recap at the table: told to whoever comes to the screen, and again whenever he asks. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { fill } from '../../../i18n/fill.ts';
import { AT_TABLE, HANDOVER } from '../../../i18n/words.ts';
import { view } from '../../../game/view.ts';
import type { HexId } from '../../../board/hex.ts';
import type { Recap, Steps } from './handoverModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { Beats } from '../../play/playback.chart.ts';
import { happenedBetween } from '../../log/lines.ts';
import { playersAt } from '../../../session/seats.ts';
import { calledAt } from '../../words/called.ts';
import { momentsOf, type WorthSeeing } from './moments.ts';
import { pairMoments, recapLines, sinceLast, type Stretch } from './recap.ts';
import { otherSide, seatOf } from '../../../session/seatOf.ts';
import type { Side } from '../../../engine/battle.ts';

/** So many lines are told; the rest stands in the chronicle. */
const ROOM = 9;

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

/** The recap as it is read out: one short sentence after the other. */
function spoken(card: Recap | null): string {
  if (card === null || card.lines.length === 0) return HANDOVER.recapNothing;
  const { head, lines, more } = card;
  const rest = more === 0 ? [] : [`${fill(HANDOVER.recapMore, { count: more })}.`];
  return [head, ...lines.map(({ text }) => text), ...rest].join(' ');
}

/** The recap at a table; `handed` counts the hand-overs, `show` plays beats one after the other. */
export function recapAt(
  store: TableStore,
  handed: ReadonlySignal<number>,
  show: (beats: readonly Beats[]) => void,
  look: (moment: number, hex: HexId | null) => void,
): RecapAt {
  /** Told of itself it stays away while there is nothing to tell; asked for, it says so. */
  const open = signal<'shut' | 'told' | 'asked'>('shut');
  effect(() => {
    open.value = handed.value > 0 ? 'told' : 'shut';
  });
  const stretch = (): (Stretch & { readonly side: Side }) | null => {
    const history = store.history.value;
    if (history === null) return null;
    const players = playersAt(store.sheet.value);
    const side = players.length === 1 ? players[0]! : seatOf(history.present.state);
    const found = sinceLast(history, side);
    return found === null ? null : { ...found, side };
  };
  const card = computed(() => {
    if (open.value === 'shut' || store.sharing.value.sitting === null || store.moment.value !== null)
      return null;
    const history = store.history.value;
    const found = stretch();
    if (history === null || found === null) return null;
    const lines = recapLines(history, found, store.viewer.value);
    if (lines.length === 0 && open.value === 'told') return null;
    const name = calledAt(history.present.battle, store.sheet.value, otherSide(found.side));
    return {
      head: fill(HANDOVER.recapOf, { side: name }),
      lines: lines.slice(0, ROOM),
      more: Math.max(0, lines.length - ROOM),
    };
  });
  /** The steps of the machine's turn that is over, until something is done; `at` = which of them is on the board. */
  const offered = signal<readonly WorthSeeing[]>([]);
  const at = signal<number | null>(null);
  let wasHeld = false;
  effect(() => {
    const held = store.held.value;
    const history = store.history.value;
    const ended = wasHeld && !held && history !== null && history.present.state.owed.length === 0;
    if (held || !ended) {
      if (offered.peek().length > 0) offered.value = [];
    }
    wasHeld = held || (wasHeld && !ended);
    if (!ended || history.present.state.verdict !== null) return;
    const found = stretch();
    at.value = null;
    offered.value = found === null ? [] : momentsOf(history, found, store.viewer.peek());
  });
  const steps = computed((): Steps | null => {
    const history = store.history.value;
    if (history === null || offered.value.length === 0 || open.value !== 'shut') return null;
    const side = otherSide(stretch()?.side ?? store.viewer.value);
    const name = calledAt(history.present.battle, store.sheet.value, side);
    return {
      head: fill(HANDOVER.recapOf, { side: name }),
      count: fill(AT_TABLE.worthSeeing, { count: offered.value.length }),
      moments: offered.value,
      at: at.value,
    };
  });
  // Who looked on has heard it all as it happened; who comes to the screen hears it once.
  let heard: Recap | null = null;
  effect(() => {
    const now = store.cover.value === null && store.banner.value === null ? card.value : null;
    const comes = store.settings.peek().handOver !== 'open' && open.peek() === 'told';
    if (now !== null && heard === null && comes) store.announcement.value = spoken(now);
    heard = now;
  });
  return {
    card,
    steps,
    stepTo: (moment) => {
      const shown = moment === null ? undefined : offered.peek()[moment];
      if (shown === undefined) {
        offered.value = [];
        at.value = null;
        look(Infinity, null);
        return;
      }
      at.value = moment;
      look(shown.at, shown.hex);
      store.announcement.value = [shown.title, shown.figure ?? ''].join(' ');
    },
    toggle: () => {
      const shown = open.peek() === 'asked' || card.peek() !== null;
      open.value = shown ? 'shut' : 'asked';
      if (!shown) store.announcement.value = spoken(card.peek());
    },
    close: () => {
      open.value = 'shut';
      if (store.moment.peek() === null) offered.value = [];
    },
    watch: () => {
      const history = store.history.peek();
      const found = stretch();
      if (history === null || found === null) return;
      const viewer = store.viewer.peek();
      const start = [...history.past, history.present][found.from]!;
      const first = { events: [], after: view(start.battle, start.state, viewer) };
      const beats = pairMoments(history, found).map(([before, after]) => ({
        events: happenedBetween(before, after, viewer),
        after: view(after.battle, after.state, viewer),
      }));
      open.value = 'shut';
      const last = view(history.present.battle, history.present.state, viewer);
      show([first, ...beats, { events: [], after: last }]);
    },
  };
}
