// Watching again: the line of moments, the strip and its buttons, and a new game from any moment.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Beats } from '../../src/ui/play/playback.chart.ts';
import { replayAt } from '../../src/ui/features/replay/replay.ts';
import { turnMarks, turnStep } from '../../src/ui/log/timeline.ts';
import { branchAt, momentAt, upTo } from '../../src/session/moments.ts';
import { historyOf, undo, type History } from '../../src/game/history.ts';
import { newMatch } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { replay } from '../../src/game/replay.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures } from '../replays/fixtures.ts';
import { sitAt } from './seat.ts';

const [fixture] = readFixtures('first-steps');
const { battle } = shippedScenario('first-steps');
const { moments } = replay(newMatch(battle, fixture!.seed), fixture!.match.entries);
const game: History = historyOf(moments.at(-1)!, moments.slice(0, -1));
const last = game.past.length;

describe('the line of moments', () => {
  test('has a mark where each turn begins', () => {
    const marks = turnMarks(game);
    expect(marks[0]!.at).toBe(0);
    for (const { turn, at } of marks) {
      expect(momentAt(game, at).state.turn).toBe(turn);
      expect(momentAt(game, at - 1).state.turn).not.toBe(at === 0 ? undefined : turn);
    }
    expect(marks.map(({ turn }) => turn)).toEqual([...new Set(moments.map(({ state }) => state.turn))]);
  });

  test('a step of one turn goes to the beginning of this one first, then of the one before; on to the next, or to the end', () => {
    const marks = [
      { turn: 1, at: 0 },
      { turn: 2, at: 10 },
      { turn: 3, at: 20 },
    ];
    const step = (at: number, by: 'back' | 'on'): number => turnStep(marks, at, by, 25);
    expect([step(15, 'back'), step(10, 'back'), step(0, 'back')]).toEqual([10, 0, 0]);
    expect([step(0, 'on'), step(15, 'on'), step(20, 'on'), step(25, 'on')]).toEqual([10, 20, 25, 25]);
  });

  test('a game up to a moment knows nothing of what came after', () => {
    expect(upTo(game, 7)).toEqual(historyOf(moments[7]!, moments.slice(0, 7)));
  });

  test('a new game from a moment has its record, fresh dice and its steps back', () => {
    const thrown = moments.findIndex((moment) => (moment.entries.at(-1)?.faces.length ?? 0) > 0);
    const branch = branchAt(game, thrown - 1, 99);
    expect(branch.present.entries).toEqual(moments[thrown - 1]!.entries);
    expect(branch.present.state).toBe(moments[thrown - 1]!.state);
    const back = undo(branch);
    expect(back.present.generator).toEqual(branch.present.generator);
    const { action } = moments[thrown]!.entries.at(-1)!;
    const faces = [1, 2, 3, 4].map((seed) => {
      const played = playOn(branchAt(game, thrown - 1, seed).present, action);
      return played.ok ? played.match.entries.at(-1)!.faces.join() : 'refused';
    });
    expect(new Set(faces).size).toBeGreaterThan(1);
  });
});

describe('the strip', () => {
  const table = () => {
    const seat = sitAt(moments[0]!);
    seat.lay({ history: game });
    const idle = signal(true);
    const shown: Beats[] = [];
    const told: string[] = [];
    const replaying = replayAt({
      store: seat.store,
      idle,
      lookBack: seat.lookBack,
      show: (beats) => shown.push(beats),
      ended: () => told.push('ended'),
      goOnFrom: (moment) => told.push(`go on from ${moment}`),
    });
    return { seat, idle, shown, told, replaying, at: () => replaying.strip.peek()?.at ?? null };
  };

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('lies at the foot only while the game is watched, and its buttons lead where they say', () => {
    const { replaying, at, seat } = table();
    expect(replaying.strip.peek()).toBeNull();
    replaying.watch();
    expect(at()).toBe(last);
    for (const [move, to] of [
      ['first', 0],
      ['action-on', 1],
      ['action-on', 2],
      ['action-back', 1],
      [{ go: 9 }, 9],
      ['last', last],
    ] as const) {
      replaying.move(move);
      expect(at()).toBe(to);
    }
    replaying.move('first');
    replaying.move('leave');
    expect([at(), seat.store.moment.peek()]).toEqual([null, null]);
  });

  test('one action on is shown as it happened, a jump is not', () => {
    const { replaying, shown } = table();
    replaying.move({ go: 5 });
    expect(shown).toEqual([]);
    replaying.move('action-on');
    expect(shown).toHaveLength(1);
    expect(shown[0]!.after).toEqual(moments[6]!.state);
    expect(shown[0]!.events.length).toBeGreaterThan(0);
  });

  test('plays on while nothing is being shown, to the end, and then to the reckoning', () => {
    const { replaying, idle, at, told, shown } = table();
    replaying.move({ go: last - 3 });
    replaying.move('play');
    idle.value = false;
    vi.advanceTimersByTime(60_000);
    expect(at()).toBe(last - 3);
    idle.value = true;
    vi.advanceTimersByTime(60_000);
    expect([at(), told, shown.length]).toEqual([last, ['ended'], 3]);
    expect(replaying.strip.peek()!.playing).toBe(false);
  });

  test('a pause holds it, and playing on from the end begins at the start', () => {
    const { replaying, at } = table();
    replaying.move('last');
    replaying.watch();
    expect(replaying.strip.peek()).toMatchObject({ at: 0, playing: true });
    replaying.watch();
    vi.advanceTimersByTime(60_000);
    expect(at()).toBe(0);
  });

  test('a new game may begin in the past, before the verdict, and nowhere else', () => {
    const { replaying, told } = table();
    replaying.move('last');
    expect(replaying.strip.peek()!.mayGoOn).toBe(false);
    replaying.move({ go: 4 });
    expect(replaying.strip.peek()!.mayGoOn).toBe(true);
    replaying.move('go-on-here');
    expect(told).toEqual(['go on from 4']);
  });

  test('ends when the game goes on', () => {
    const { replaying, seat, at } = table();
    replaying.watch();
    seat.lay({ history: upTo(game, 3) });
    expect(at()).toBeNull();
  });

  test('in the past the chronicle goes as far as the moment, and nothing is lit or offered', () => {
    const { replaying, seat } = table();
    const whole = seat.page.chronicle.peek().length;
    replaying.move({ go: 6 });
    expect(seat.page.chronicle.peek().length).toBeLessThan(whole);
    expect(seat.store.hints.peek().ready.size).toBe(0);
    expect(seat.store.overlays.peek().choices).toEqual([]);
  });
});
