/** Two players at one screen: what stands between them, what each sees, what is asked and told, and what is not taken back. */
import { describe, expect, test, vi } from 'vitest';
import { signal } from '@preact/signals';
import { USUAL as KEYS } from '../../src/ui/input/usualKeys.ts';
import { openStore } from '../../src/ui/store/tableStore.ts';
import { endQuestionAt, endQuestionOf } from '../../src/ui/features/handOver/endQuestion.ts';
import { handOverAt } from '../../src/ui/features/handOver/handover.ts';
import { handoverAtTable } from '../../src/ui/features/handOver/atTable.ts';
import { ownOrder } from '../../src/session/ownOrder.ts';
import { coverOf } from '../../src/ui/features/handOver/cover.ts';
import { recapLines } from '../../src/ui/features/handOver/recap.ts';
import { sinceLast } from '../../src/ui/features/handOver/stretch.ts';
import { stepsAhead } from '../../src/ui/features/handOver/ahead.ts';
import { orderInputAt, type OrderInput } from '../../src/ui/input/orderInput.ts';
import { playAt } from '../../src/ui/play/play.ts';
import { presentAt } from '../../src/ui/play/present.ts';
import { tableSessionAt } from '../../src/ui/play/tableSession.ts';
import { AT_SCREEN } from '../../src/session/controllers.ts';
import { wayBackIn } from '../../src/session/standing.ts';
import { NO_MARKS } from '../../src/saves/marks.ts';
import type { Beats } from '../../src/ui/play/playback.chart.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { UNKNOWN_OIL } from '../../src/engine/state.ts';
import { generatorFrom } from '../../src/game/generator.ts';
import { historyOf, onwards, type History } from '../../src/game/history.ts';
import { matchFrom } from '../../src/game/match.ts';
import { view } from '../../src/game/view.ts';
import { TWO_PLAYERS, type HandOver } from '../../src/session/seats.ts';
import { cauldron, guard, orc, siege, type Plan } from '../kit/siege.ts';
import { after, END, fresh, movement, siegePhase } from './small-siege.ts';
import { WALL } from './smallTable.ts';

const PLAN = {
  ...WALL,
  pieces: {
    d: guard('D3X', { at: '0302' }),
    C: cauldron(3, { at: '0302' }),
    D: cauldron(0, { at: '0303' }),
    e: guard('D3X', { at: '0303' }),
    o: orc('E3Y', { at: '0402' }),
    b: orc('e1Y', { at: '0502' }),
  },
  zones: { defender: ['0301', '0302', '0303'], besieger: ['0402', '0502', '0702'] },
} as const satisfies Plan;

/** A table in one style at a step; the screen is painted when the test says so. */
function sat(handOver: HandOver, step: string, active: typeof DEFENDER | typeof BESIEGER) {
  const at = siege({ ...PLAN, step, active });
  const settings = signal({ ...USUAL, muted: true, handOver });
  const store = openStore(settings);
  const waiting: (() => void)[] = [];
  const kept: string[] = [];
  const played: Beats[] = [];
  const present = presentAt(store, {
    showing: { show: (beats) => played.push(beats), snap: () => {}, ended: () => {} },
    covering: (cover, sheet) => handing.covering(cover, sheet),
    lookFirst: () => looked(),
    agentActs: () => 1,
    agentActed: () => {},
  });
  const session = tableSessionAt(store, {
    controllerOf: () => AT_SCREEN,
    journal: {
      append: async ({ record }) => void kept.push(record?.type ?? 'sheet'),
      readBack: async () => null,
    },
    clock: { every: () => () => {} },
    present,
    shown: () => Promise.resolve(),
    covered: () => new Promise((resolve) => waiting.push(resolve)),
    away: signal(false),
  });
  const handing = handOverAt(store, session.current);
  const looked = vi.fn(() => handover.peeking.press(true));
  const play = playAt(store, {
    session: session.current,
    watching: signal(false),
    askWhoPlays: () => {},
  });
  const input: OrderInput = orderInputAt(
    store,
    play,
    () => {},
    () => {},
    () => {},
  );
  const handover = handoverAtTable(store, handing, input, {
    show: (beats) => played.push(...beats),
    snap: () => {},
    look: () => {},
  });
  const first = historyOf(matchFrom(at.battle, at.state, generatorFrom(12)));
  const painted = async (): Promise<void> => {
    for (const done of waiting.splice(0)) done();
    await Promise.resolve();
    await Promise.resolve();
  };
  const open = (history: History): void =>
    session.open({ history, sheet: TWO_PLAYERS, marks: NO_MARKS }, () => {});
  open(first);
  const oil = (): number[] => ['C', 'D'].map((letter) => oilOf(letter));
  const oilOf = (letter: string): number => store.match.peek()!.state.pieces[at.piece(letter)]!.oil;
  const stepNow = (): string | undefined => store.history.peek()?.present.state.step;
  return {
    at,
    store,
    session,
    open,
    handing,
    handover,
    input,
    play,
    kept,
    played,
    painted,
    oil,
    settings,
    looked,
    stepNow,
  };
}

const HIDDEN = [UNKNOWN_OIL, UNKNOWN_OIL];
const MOVING = 'defender-movement.moving.choosing';

describe('a sealed board', () => {
  test('the cover stands on the screen before anything of the next moment is on the table, and nothing is done meanwhile', async () => {
    const table = sat('sealed', 'rally.defender', DEFENDER);
    await table.painted();
    table.handing.uncover('');
    expect(table.oil()).toEqual([3, 0]);
    const before = table.store.history.peek();
    table.input.endStep();
    expect(table.store.cover.peek()).toMatchObject({ side: BESIEGER, why: 'turn' });
    expect(table.kept).toEqual(['did']);
    expect(table.store.history.peek()).toBe(before);
    expect(table.oil()).toEqual(HIDDEN);
    table.input.endStep();
    expect(table.kept).toEqual(['did']);
    await table.painted();
    expect(table.store.history.peek()).not.toBe(before);
    expect(table.oil()).toEqual(HIDDEN);
    expect(table.played).toEqual([]);
  });

  test('a game that comes to the table comes behind the cover', async () => {
    const table = sat('sealed', MOVING, DEFENDER);
    expect(table.store.cover.peek()).toMatchObject({ side: DEFENDER, why: 'opened' });
    expect(table.store.history.peek()).toBeNull();
    await table.painted();
    expect(table.stepNow()).toBe(MOVING);
    expect(table.oil()).toEqual(HIDDEN);
    table.handing.uncover('');
    expect(table.store.cover.peek()).toBeNull();
    expect(table.oil()).toEqual([3, 0]);
  });

  test('who holds the cover open before it is quite there waits for that, and no longer', async () => {
    const table = sat('sealed', MOVING, DEFENDER);
    table.handing.uncover('');
    expect(table.store.cover.peek()).not.toBeNull();
    await table.painted();
    expect([table.stepNow(), table.store.cover.peek()]).toEqual([MOVING, null]);
  });

  test('what was done before the screen changed hands is not taken back', async () => {
    const table = sat('sealed', 'rally.defender', DEFENDER);
    await table.painted();
    table.handing.uncover('');
    table.input.endStep();
    await table.painted();
    table.handing.uncover('');
    const history = table.store.history.peek()!;
    expect(wayBackIn(table.store.game.peek()!)).toEqual({ why: 'handed-over' });
    table.play.undo();
    expect(table.store.history.peek()).toBe(history);
    table.settings.value = { ...table.settings.peek(), handOver: 'open' };
    expect(wayBackIn(table.store.game.peek()!)).toEqual({ steps: 1 });
  });

  test('2.11.9 oil in the phase of the other is asked for in front of both; who looks comes to the screen, and goes', async () => {
    const table = sat('sealed', 'besieger-combat.oil.choosing', DEFENDER);
    await table.painted();
    expect(table.store.cover.peek()).toMatchObject({ side: BESIEGER });
    table.handing.uncover('');
    expect(table.oil()).toEqual(HIDDEN);
    expect(table.handover.model.strip.peek()?.answers.map(({ id }) => id)).toEqual(['no-oil', 'look']);
    table.handover.model.ask.answer('look');
    expect(table.store.cover.peek()).toMatchObject({ side: DEFENDER, why: 'oil' });
    await table.painted();
    table.handing.uncover('');
    expect(table.oil()).toEqual([3, 0]);
    expect(table.handover.model.strip.peek()).toBeNull();
    table.input.endStep();
    expect(table.store.cover.peek()).toMatchObject({ side: BESIEGER });
  });

  test('2.11.9 without oil nobody leaves the screen', async () => {
    const table = sat('sealed', 'besieger-combat.oil.choosing', DEFENDER);
    await table.painted();
    table.handing.uncover('');
    table.handover.model.ask.answer('no-oil');
    expect(table.stepNow()).not.toMatch(/oil/);
    expect(table.store.cover.peek()).toBeNull();
  });

  test('a PIN opens the board of its seat, a wrong one says so, and taking it away stands on every cover after', async () => {
    const table = sat('sealed', MOVING, DEFENDER);
    await table.painted();
    const { ask, pin } = table.handover.model;
    expect(ask.setPin('12')).toBe(false);
    expect(ask.setPin('1234')).toBe(true);
    table.handing.uncover('');
    expect(table.store.cover.peek()).toBeNull();
    table.handing.comeToLook(DEFENDER);
    expect(pin.peek()).toBe('wanted');
    await table.painted();
    table.handing.uncover('4321');
    expect([pin.peek(), table.store.cover.peek()?.side]).toEqual(['wrong', DEFENDER]);
    table.handing.uncover('1234');
    expect(table.store.cover.peek()).toBeNull();
    table.handing.pins.takeAway(DEFENDER, 3);
    table.open(table.store.history.peek()!);
    const { history, sheet, side, why, takenAway } = table.store.cover.peek()!;
    expect(coverOf(history, sheet, side, why, takenAway).takenAway).toMatch(/removed on turn 3/);
  });
});

describe('a banner', () => {
  test('what the next player alone may know is shown when he has answered it', () => {
    const table = sat('banner', 'besieger-combat.missile.choosing', BESIEGER);
    table.play.passOn();
    table.input.endStep();
    expect(table.store.banner.peek()).toMatchObject({ side: DEFENDER });
    expect(table.oil()).toEqual(HIDDEN);
    table.play.passOn();
    expect(table.oil()).toEqual([3, 0]);
  });
});

describe('an open table', () => {
  test('nothing stands between the players, and what is hidden shows only while its owner holds the key', () => {
    const table = sat('open', MOVING, DEFENDER);
    expect(table.oil()).toEqual(HIDDEN);
    const { peeking } = table.handover;
    peeking.press(true);
    expect([peeking.card.peek()?.stage, table.oil()]).toEqual(['asking', HIDDEN]);
    peeking.press(false);
    peeking.answer(true);
    expect(table.oil()).toEqual(HIDDEN);
    peeking.press(true);
    expect(table.oil()).toEqual([3, 0]);
    peeking.press(false);
    expect(table.oil()).toEqual(HIDDEN);
    peeking.keep();
    expect(table.oil()).toEqual([3, 0]);
    table.input.endStep();
    expect([table.store.cover.peek(), table.store.banner.peek()]).toEqual([null, null]);
    expect(table.store.peeking.peek()).toBe(false);
    expect(peeking.card.peek()?.stage).toBe('offered');
  });

  test('2.11.11 an order that its owner alone can give leads to the look; who pushes a cauldron needs none', () => {
    const table = sat('open', MOVING, DEFENDER);
    const { battle, state } = table.store.history.peek()!.present;
    const [C, D] = [table.at.piece('C'), table.at.piece('D')];
    const blind = view(battle, state, BESIEGER);
    const here = (id: number): number => blind.pieces[id]!.at;
    const seenAs = [C, D].find((id) => here(id) === table.at.hex('0302'))!;
    const push = { type: 'Move', unit: table.at.piece('d'), path: [], pushes: seenAs, carries: [] } as const;
    const match = table.store.history.peek()!.present;
    expect(ownOrder(match, BESIEGER, push)).toEqual({ ...push, pushes: C });
    expect(ownOrder(match, DEFENDER, push)).toBe(push);
    expect(ownOrder(match, BESIEGER, { type: 'RemoveDummy', cauldron: D })).toBeNull();
    table.play.submit({ type: 'RemoveDummy', cauldron: D });
    expect(table.looked).toHaveBeenCalledOnce();
    expect(table.kept).toEqual([]);
  });
});

describe('what happened meanwhile', () => {
  const history = [END, END, END].reduce((now, action) => {
    return onwards(now, after(now.present, action));
  }, historyOf(fresh()));

  test('it reaches back to the last moment of the side that reads it', () => {
    expect(sinceLast(historyOf(fresh()), DEFENDER)).toBeNull();
    expect(sinceLast(history, BESIEGER)).toEqual({ from: 0, to: 1 });
  });

  test('moves are summed, and what weighs more stands first', () => {
    const at = siege({ ...PLAN, step: 'besieger-combat.oil.choosing', active: DEFENDER });
    const start = matchFrom(at.battle, at.state, generatorFrom(3));
    const pour = { type: 'Pour', cauldron: at.piece('C'), hexside: at.side('0302', '0402') } as const;
    const poured = onwards(historyOf(start), after(start, pour));
    const lines = recapLines(poured, { from: 0, to: 1 }, BESIEGER);
    expect(lines[0]!.text).toMatch(/oil/i);
    expect(lines[0]!.hex).not.toBeNull();
  });

  test('watching again plays it from the last moment of this side and ends in the present', async () => {
    const table = sat('sealed', 'rally.defender', DEFENDER);
    await table.painted();
    table.handing.uncover('');
    table.input.endStep();
    await table.painted();
    table.handing.uncover('');
    expect(table.handover.recap.card.peek()).toBeNull();
    table.handover.recap.toggle();
    await vi.waitFor(() => expect(table.handover.recap.card.peek()?.lines).toEqual([]));
    expect(table.store.announcement.peek()).toBe('Nothing has happened that you could have seen.');
    table.handover.recap.watch();
    expect(table.played.at(0)!.after.step).toBe('rally.defender');
    expect(table.played.at(-1)!.after.step).toBe(table.stepNow());
    expect(table.handover.recap.card.peek()).toBeNull();
  });

  test('whoever comes to a covered screen hears it once, in short sentences; asked for, it is read again', async () => {
    const table = sat('sealed', MOVING, DEFENDER);
    await table.painted();
    table.handing.uncover('');
    const [unit, hex] = [table.at.piece('d'), table.at.hex('0301')];
    table.play.submit({ type: 'Move', unit, path: [hex], pushes: null, carries: [] });
    while (table.store.cover.peek() === null) {
      table.input.endStep();
      await table.painted();
    }
    expect(table.store.announcement.peek()).not.toMatch(/did this/);
    table.handing.uncover('');
    await vi.waitFor(() => expect(table.handover.recap.card.peek()).not.toBeNull());
    const told = table.store.announcement.peek();
    expect(told).toMatch(/^Meanwhile, Within: Units moved: 1\./);
    expect(Math.max(...told.split(/[.:] /).map((sentence) => sentence.length))).toBeLessThan(90);
    table.store.announce('');
    table.handover.recap.toggle();
    expect(table.store.announcement.peek()).toBe('');
    table.handover.recap.toggle();
    expect(table.store.announcement.peek()).toBe(told);
  });

  test('2.18 the phases before a side are its own', () => {
    const { battle, state } = siegePhase;
    const ahead = stepsAhead(battle, state, BESIEGER).map(({ id }) => id);
    expect(ahead).toEqual(['siege', 'besieger-movement', 'besieger-combat', 'second-magic']);
    expect(stepsAhead(battle, state, DEFENDER).map(({ id }) => id)).toEqual([
      'second-magic',
      'defender-movement',
      'defender-combat',
      'rally',
    ]);
  });
});

describe('the end of a step', () => {
  test('it is asked about while something useful is left, not for mere moves, and pressing again ends it', () => {
    expect(endQuestionOf(siegePhase.battle, siegePhase.state)).toMatch(/can still/);
    expect(endQuestionOf(movement.battle, { ...movement.state, ladderSupply: 0 })).toBeNull();
    const table = sat('open', 'besieger-combat.melee.choosing', BESIEGER);
    const end = vi.fn();
    const question = endQuestionAt(table.store, end);
    const useful = endQuestionOf(table.at.battle, table.at.state);
    question.press();
    expect(question.text.peek()).toBe(useful);
    expect(end).toHaveBeenCalledTimes(useful === null ? 1 : 0);
    question.press();
    expect(question.text.peek()).toBeNull();
    expect(end).toHaveBeenCalled();
  });

  test('no key both goes to the next piece and ends the step', () => {
    const ends = KEYS['end-step'] ?? [];
    expect(KEYS['next-unit']?.filter((key) => ends.includes(key))).toEqual([]);
    expect(ends).not.toContain(' ');
  });
});
