/** How what happened is shown: one action after another, until it is skipped. Manners only: the game is already further. */
import { assign, fromPromise, setup } from 'xstate';
import type { GameEvent } from '../../engine/event.ts';
import type { GameState } from '../../engine/state.ts';

/** One action's worth of beats, and the state they end in. */
export interface Beats {
  readonly events: readonly GameEvent[];
  readonly after: GameState;
  /** So many times faster than usual; null = set down without any movement. */
  readonly haste?: number | null;
}

type PlaybackEvent = Readonly<{ type: 'Show'; beats: Beats }> | Readonly<{ type: 'Skip' }>;

const chart = setup({
  types: { context: {} as { readonly queue: readonly Beats[] }, events: {} as PlaybackEvent },
  actors: { play: fromPromise<void, Beats>(() => Promise.resolve()) },
  actions: {
    /** The beat that is being played ends at once. */
    cutShort: () => {},
    /** What was shown leaves the queue. */
    shift: assign(({ context }) => ({ queue: context.queue.slice(1) })),
  },
  guards: { moreToShow: ({ context }) => context.queue.length > 1 },
});

const enqueue = chart.assign(({ context, event }) =>
  event.type === 'Show' ? { queue: [...context.queue, event.beats] } : {},
);
const shown = [
  { guard: 'moreToShow', target: 'playing', reenter: true, actions: 'shift' },
  { target: 'idle', actions: 'shift' },
] as const;

/** `play` shows the beats, `cutShort` ends them; both are given by whoever has a board. */
export const playbackChart = chart.createMachine({
  id: 'playback',
  initial: 'idle',
  context: { queue: [] },
  on: { Show: { actions: enqueue } },
  states: {
    idle: { on: { Show: { target: 'playing', actions: enqueue } } },
    playing: {
      invoke: { src: 'play', input: ({ context }) => context.queue[0]!, onDone: shown, onError: shown },
      on: { Skip: { target: 'skipping', actions: 'cutShort' } },
    },
    /** Only the last state of the queue is still shown; what came meanwhile can be skipped as well. */
    skipping: {
      on: { Skip: { target: 'skipping', reenter: true, actions: 'cutShort' } },
      entry: assign(({ context }) => ({
        queue: context.queue.slice(-1).map(({ after }) => ({ events: [], after })),
      })),
      invoke: { src: 'play', input: ({ context }) => context.queue[0]!, onDone: shown, onError: shown },
    },
  },
});
