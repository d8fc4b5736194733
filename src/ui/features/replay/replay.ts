/** The replay: the game on the table is watched again, moment by moment or as it goes. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { TableStore } from '../../store/tableStore.ts';
import type { Beats } from '../../play/playback.chart.ts';
import { diceCard, happenedBetween, linesInto } from '../../log/lines.ts';
import { headOf } from '../../words/heads.ts';
import type { StripCard, StripMove } from './replayModel.ts';
import type { Speed } from '../../../stage/contract.ts';
import { assertNever } from '../../../kernel/assertNever.ts';
import { view } from '../../../game/view.ts';
import { turnMarks, turnStep } from '../../log/timeline.ts';
import { lastMoment, momentAt } from '../../../session/moments.ts';

/** What the replay needs of the table. */
export interface ReplayPlace {
  readonly store: TableStore;
  /** Whether nothing is being shown on the board. */
  readonly idle: ReadonlySignal<boolean>;
  /** Goes to a moment at once. */
  lookBack(moment: number): void;
  show(beats: Beats): void;
  /** The last moment of a finished game was reached by watching. */
  ended(): void;
  /** Begins a new game at a moment. */
  goOnFrom(moment: number): void;
}

export interface Replaying {
  readonly strip: ReadonlySignal<StripCard | null>;
  move(move: StripMove): void;
  /** Opens the strip where the game is; or, when it is open, plays on or pauses. */
  watch(): void;
  leave(): void;
}

/** How long a moment stays before the next comes, in milliseconds; one with dice longer. */
const REST: Readonly<Record<Speed, Readonly<{ plain: number; dice: number }>>> = {
  normal: { plain: 260, dice: 1500 },
  fast: { plain: 90, dice: 600 },
  instant: { plain: 40, dice: 120 },
};

/** The replay of a table. */
export function replayAt(place: ReplayPlace): Replaying {
  const { store, idle } = place;
  const held = signal(false);
  const playing = signal(false);
  const marks = computed(() => (store.history.value === null ? [] : turnMarks(store.history.value)));
  const at = (): number => store.moment.peek() ?? last();
  const last = (): number => (store.history.peek() === null ? 0 : lastMoment(store.history.peek()!));

  const leave = (): void => {
    batch(() => {
      playing.value = false;
      held.value = false;
      if (store.moment.peek() !== null) place.lookBack(Infinity);
    });
  };
  const jump = (moment: number): void => {
    batch(() => {
      playing.value = false;
      held.value = true;
      place.lookBack(moment);
    });
  };

  /** One action on, as it happened. */
  const stepOn = (): void => {
    const history = store.history.peek();
    const from = at();
    if (history === null || from >= lastMoment(history)) return;
    const [before, after] = [momentAt(history, from), momentAt(history, from + 1)];
    const { battle } = after;
    const viewer = store.viewer.peek();
    const events = happenedBetween(before, after, viewer);
    const told = linesInto(before, after, viewer);
    const byHand = store.marks.peek().byHand.includes(before.entries.length);
    const isLast = from + 1 === lastMoment(history);
    batch(() => {
      held.value = true;
      store.lookBack(isLast ? null : from + 1);
      store.showDice(diceCard(battle, view(battle, before.state, viewer), events, byHand));
      store.announce(told.map(({ text }) => text).join(' '));
      if (isLast) playing.value = false;
    });
    place.show({ events, after: view(battle, after.state, viewer) });
    if (isLast && after.state.verdict !== null) place.ended();
  };
  effect(() => {
    void store.moment.value;
    if (!playing.value || !idle.value) return undefined;
    const rest = REST[store.settings.value.speed];
    const timer = setTimeout(stepOn, store.dice.peek() === null ? rest.plain : rest.dice);
    return () => clearTimeout(timer);
  });
  // What is done at the table ends the watching; another game begins without it.
  effect(() => {
    void store.history.value;
    batch(() => {
      held.value = false;
      playing.value = false;
    });
  });

  const playOrPause = (): void => {
    const starts = !playing.peek();
    if (starts && at() === last()) place.lookBack(0);
    held.value = true;
    playing.value = starts;
  };
  const move = (asked: StripMove): void => {
    if (typeof asked === 'object') return jump(asked.go);
    switch (asked) {
      case 'first':
        return jump(0);
      case 'turn-back':
        return jump(turnStep(marks.peek(), at(), 'back', last()));
      case 'action-back':
        return jump(at() - 1);
      case 'play':
        return playOrPause();
      case 'action-on':
        playing.value = false;
        return stepOn();
      case 'turn-on':
        return jump(turnStep(marks.peek(), at(), 'on', last()));
      case 'last':
        return jump(last());
      case 'leave':
        return leave();
      case 'go-on-here':
        return place.goOnFrom(at());
      default:
        return assertNever(asked);
    }
  };

  return {
    strip: computed(() => {
      const history = store.history.value;
      if (history === null || (!held.value && store.moment.value === null)) return null;
      const of = lastMoment(history);
      const now = momentAt(history, store.moment.value ?? of);
      return {
        at: store.moment.value ?? of,
        of,
        where: headOf(now.battle, now.state).where,
        turns: marks.value,
        playing: playing.value,
        mayGoOn: store.moment.value !== null && now.state.verdict === null,
      };
    }),
    move,
    watch: () => {
      if (held.peek() || store.moment.peek() !== null) playOrPause();
      else held.value = true;
    },
    leave,
  };
}
