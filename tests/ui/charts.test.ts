import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Action } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { ordersChart } from '../../src/ui/orders/orders.chart.ts';
import { playbackChart, type Beats } from '../../src/ui/play/playback.chart.ts';
import { playbackOn } from '../../src/ui/play/playbackOn.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { shellChart } from '../../src/ui/shell/shell.chart.ts';
import { movement } from './small-siege.ts';

const END: Action = { type: 'EndStep' };
const one = 1 as PieceId;
const two = 2 as PieceId;

describe('orders', () => {
  const begin = () => {
    const submitted: Action[] = [];
    const actor = createActor(ordersChart);
    actor.on('Submit', ({ action }) => submitted.push(action));
    actor.start();
    return { actor, submitted, context: () => actor.getSnapshot().context };
  };

  test('a piece is chosen, an order aimed and confirmed; only then is it submitted', () => {
    const { actor, submitted } = begin();
    actor.send({ type: 'Choose', piece: one });
    actor.send({ type: 'Aim', action: END, piece: one });
    expect(submitted).toEqual([]);
    actor.send({ type: 'Confirm' });
    expect(submitted).toEqual([END]);
  });

  test('nothing is confirmed while nothing is aimed at', () => {
    const { actor, submitted } = begin();
    actor.send({ type: 'Confirm' });
    actor.send({ type: 'Choose', piece: one });
    actor.send({ type: 'Confirm' });
    expect(submitted).toEqual([]);
  });

  test('backing out goes one step at a time', () => {
    const { actor, context } = begin();
    actor.send({ type: 'Aim', action: END, piece: one });
    actor.send({ type: 'Back' });
    expect(context()).toEqual({ piece: one, pushing: false, company: null, aim: null });
    actor.send({ type: 'Back' });
    expect(context()).toEqual({ piece: null, pushing: false, company: null, aim: null });
  });

  test('another piece does not push; the same goes on pushing while it aims', () => {
    const { actor, context } = begin();
    actor.send({ type: 'Choose', piece: one });
    actor.send({ type: 'Push' });
    actor.send({ type: 'Aim', action: END, piece: one });
    expect(context().pushing).toBe(true);
    actor.send({ type: 'Choose', piece: two });
    expect(context()).toEqual({ piece: two, pushing: false, company: null, aim: null });
  });

  test('who goes along can be changed while an order waits, which is then aimed at anew', () => {
    const { actor, submitted, context } = begin();
    actor.send({ type: 'Aim', action: END, piece: one });
    actor.send({ type: 'Gather', company: [two] });
    expect(context()).toEqual({ piece: one, pushing: false, company: [two], aim: null });
    actor.send({ type: 'Aim', action: END, piece: one });
    actor.send({ type: 'Push' });
    expect(context()).toEqual({ piece: one, pushing: true, company: [two], aim: null });
    actor.send({ type: 'Confirm' });
    expect(submitted).toEqual([]);
  });

  test('after an order the piece stays chosen or nothing is', () => {
    const { actor, context } = begin();
    actor.send({ type: 'Do', action: END });
    actor.send({ type: 'Settled', piece: one });
    expect(context()).toEqual({ piece: one, pushing: false, company: null, aim: null });
    actor.send({ type: 'Do', action: END });
    actor.send({ type: 'Settled', piece: null });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
  });
});

describe('playback', () => {
  const beats = (turn: number): Beats => ({ events: [], after: { ...movement.state, turn } });
  const begin = () => {
    const shown: number[] = [];
    const ends: (() => void)[] = [];
    const play = fromPromise<void, Beats>(({ input }) => {
      shown.push(input.after.turn);
      return new Promise((resolve) => ends.push(resolve));
    });
    const cutShort = (): void => ends.at(-1)?.();
    const actor = createActor(playbackChart.provide({ actors: { play }, actions: { cutShort } })).start();
    return { actor, shown, ends };
  };
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

  test('shows one action after the other', async () => {
    const { actor, shown, ends } = begin();
    for (const turn of [1, 2, 3]) actor.send({ type: 'Show', beats: beats(turn) });
    expect(shown).toEqual([1]);
    for (let end = 0; end < 3; end += 1) {
      ends[end]!();
      await settled();
    }
    expect(shown).toEqual([1, 2, 3]);
    expect(actor.getSnapshot().matches('idle')).toBe(true);
  });

  test('skipping leaves out what waits and shows only where it ends', async () => {
    const { actor, shown, ends } = begin();
    for (const turn of [1, 2, 3]) actor.send({ type: 'Show', beats: beats(turn) });
    actor.send({ type: 'Skip' });
    expect(shown).toEqual([1, 3]);
    ends.at(-1)!();
    await settled();
    expect(actor.getSnapshot().context.queue).toEqual([]);
  });

  test('what comes while the rest is skipped can be skipped as well', () => {
    const { actor, shown } = begin();
    for (const turn of [1, 2]) actor.send({ type: 'Show', beats: beats(turn) });
    actor.send({ type: 'Skip' });
    for (const turn of [3, 4]) actor.send({ type: 'Show', beats: beats(turn) });
    actor.send({ type: 'Skip' });
    expect(shown).toEqual([1, 2, 4]);
  });

  test('an action that is skipped before it is kept is never played, only where it ends is shown', async () => {
    const played: number[] = [];
    let keep = (): void => {};
    const kept = new Promise<void>((resolve) => (keep = resolve));
    const board = {
      play: ({ events }: Beats) => Promise.resolve(void played.push(events.length)),
      skip: () => {},
    };
    const hearing = { along: (_: Beats, show: () => Promise<void>) => show(), cut: () => {} };
    const playback = playbackOn(board, hearing, () => kept);
    playback.send({ type: 'Show', beats: { ...beats(1), events: [{ type: 'HeadsCarriedOff' }] as never } });
    playback.send({ type: 'Skip' });
    keep();
    await settled();
    expect(played).toEqual([0]);
    expect(playback.getSnapshot().matches('idle')).toBe(true);
  });
});

test('the shell goes from the title to the table, to the result, back to the board and to the title', () => {
  const actor = createActor(shellChart).start();
  const at = (): unknown => actor.getSnapshot().value;
  expect(at()).toEqual({ place: 'title', talk: 'quiet' });
  actor.send({ type: 'Open' });
  actor.send({ type: 'Ended' });
  expect(at()).toEqual({ place: { table: 'result' }, talk: 'quiet' });
  const table = { sheet: TWO_PLAYERS, threshold: null, rules: {} };
  const question = { type: 'new-game', scenario: 'the-great-gate', table } as const;
  actor.send({ type: 'Ask', question });
  expect(actor.getSnapshot().context.question).toEqual(question);
  actor.send({ type: 'Answered' });
  actor.send({ type: 'Dismiss' });
  expect(at()).toEqual({ place: { table: 'playing' }, talk: 'quiet' });
  actor.send({ type: 'Leave' });
  expect(at()).toEqual({ place: 'title', talk: 'quiet' });
});
