/** The replay: the game on the table is watched again, moment by moment or as it goes. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { TableStore } from '../../store/tableStore.ts';
import type { Beats } from '../../play/playback.chart.ts';
import { diceCard, happenedBetween, linesInto } from '../../log/lines.ts';
import { headOf } from '../../words/heads.ts';
import type { ReplayModel, StripCard, StripMove } from './replayModel.ts';
import type { History } from '../../../game/history.ts';
import type { Speed } from '../../../stage/contract.ts';
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

export interface Replaying extends ReplayModel {
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

  /** Nothing plays; the strip stays open, or is put away. */
  const stand = (open: boolean): void =>
    batch(() => {
      playing.value = false;
      held.value = open;
    });
  const leave = (): void =>
    batch(() => {
      stand(false);
      if (store.moment.peek() !== null) place.lookBack(Infinity);
    });
  const jump = (moment: number): void =>
    batch(() => {
      stand(true);
      place.lookBack(moment);
    });

  /** One action on, as it happened. */
  const stepOn = (): void => {
    const step = stepFrom(store, at());
    if (step === null) return;
    batch(() => {
      held.value = true;
      store.lookBack(step.last ? null : at() + 1);
      store.showDice(step.dice);
      store.announce(step.told);
      if (step.last) playing.value = false;
    });
    place.show(step.beats);
    if (step.last && step.beats.after.verdict !== null) place.ended();
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
    stand(false);
  });

  const playOrPause = (): void => {
    const starts = !playing.peek();
    if (starts && at() === last()) place.lookBack(0);
    held.value = true;
    playing.value = starts;
  };
  const steps: Readonly<Record<Exclude<StripMove, object>, () => void>> = {
    first: () => jump(0),
    'turn-back': () => jump(turnStep(marks.peek(), at(), 'back', last())),
    'action-back': () => jump(at() - 1),
    play: playOrPause,
    'action-on': () => {
      playing.value = false;
      stepOn();
    },
    'turn-on': () => jump(turnStep(marks.peek(), at(), 'on', last())),
    last: () => jump(last()),
    leave,
    'go-on-here': () => place.goOnFrom(at()),
  };

  return {
    strip: computed(() => {
      const history = store.history.value;
      if (history === null || (!held.value && store.moment.value === null)) return null;
      return stripOf(history, store.moment.value, marks.value, playing.value);
    }),
    move: (asked) => (typeof asked === 'object' ? jump(asked.go) : steps[asked]()),
    watch: () => {
      if (held.peek() || store.moment.peek() !== null) playOrPause();
      else held.value = true;
    },
    leave,
  };
}

/** The step from a moment to the next, as the eyes of the screen may see it; null at the end. */
function stepFrom(store: TableStore, from: number) {
  const history = store.history.peek();
  if (history === null || from >= lastMoment(history)) return null;
  const [before, after] = [momentAt(history, from), momentAt(history, from + 1)];
  const { battle } = after;
  const viewer = store.viewer.peek();
  const events = happenedBetween(before, after, viewer);
  const byHand = store.marks.peek().byHand.includes(before.entries.length);
  return {
    last: from + 1 === lastMoment(history),
    dice: diceCard(battle, view(battle, before.state, viewer), events, byHand),
    told: linesInto(before, after, viewer)
      .map(({ text }) => text)
      .join(' '),
    beats: { events, after: view(battle, after.state, viewer) },
  };
}

/** The strip of the replay at a moment, null = the present. */
function stripOf(
  history: History,
  moment: number | null,
  turns: StripCard['turns'],
  playing: boolean,
): StripCard {
  const of = lastMoment(history);
  const now = momentAt(history, moment ?? of);
  return {
    at: moment ?? of,
    of,
    where: headOf(now.battle, now.state).where,
    turns,
    playing,
    mayGoOn: moment !== null && now.state.verdict === null,
  };
}
