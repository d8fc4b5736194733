// Two players agree on a step back: with two buttons, or with two keys held for a second; one alone never does.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { agreementAt, whyNotTogether } from '../../src/ui/features/takeBack/agreement.ts';
import { USUAL } from '../../src/ui/input/usualKeys.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { sitAt } from './seat.ts';
import { END, piece, siegePhase } from './small-siege.ts';

const shot: Action = { type: 'Bombard', engine: piece('K'), target: piece('e') };

function shotTaken() {
  const seat = sitAt(siegePhase);
  seat.play.submit(shot);
  const agreement = agreementAt(
    seat.store,
    () => 'Dice were thrown.',
    () => seat.play.agree(),
  );
  seat.store.openWindow('agree');
  return { seat, agreement, entries: () => seat.store.history.peek()!.present.entries.length };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('agreeing', () => {
  test('with both buttons, in whichever order; a button can be let go again', () => {
    const { agreement, entries, seat } = shotTaken();
    const before = entries();
    agreement.press(BESIEGER);
    expect(agreement.card.peek()!.sides.map(({ agrees }) => agrees)).toEqual([false, true]);
    agreement.press(BESIEGER);
    agreement.press(DEFENDER);
    expect(entries()).toBe(before);
    agreement.press(BESIEGER);
    expect(entries()).toBe(before - 1);
    expect(seat.page.chronicle.peek().at(-1)!.text).toMatch(/^Taken back by agreement: /);
    expect(seat.store.announcement.peek()).toContain('By agreement');
  });

  test('with both keys held for a second, also when one was held before the window stood open', () => {
    const { agreement, entries, seat } = shotTaken();
    const before = entries();
    seat.store.openWindow(null);
    agreement.hold(DEFENDER, true);
    seat.store.openWindow('agree');
    agreement.begin();
    agreement.hold(BESIEGER, true);
    vi.advanceTimersByTime(900);
    expect(entries()).toBe(before);
    vi.advanceTimersByTime(200);
    expect(entries()).toBe(before - 1);
  });

  test('not with a key that is let go, and not with one alone', () => {
    const { agreement, entries } = shotTaken();
    const before = entries();
    agreement.hold(DEFENDER, true);
    vi.advanceTimersByTime(5000);
    agreement.hold(BESIEGER, true);
    vi.advanceTimersByTime(500);
    agreement.hold(DEFENDER, false);
    vi.advanceTimersByTime(5000);
    expect(entries()).toBe(before);
  });

  test('nothing is asked where there is nothing to agree about, and the reason is told', () => {
    const { agreement, seat } = shotTaken();
    expect(whyNotTogether(seat.store.history.peek(), TWO_PLAYERS)).toBeNull();
    seat.play.submit(END);
    expect(whyNotTogether(seat.store.history.peek(), TWO_PLAYERS)).toContain('alone');
    expect(agreement.card.peek()).toBeNull();
    expect(whyNotTogether(null, TWO_PLAYERS)).toContain('Nothing');
  });

  test('its keys do nothing else', () => {
    const taken = Object.values(USUAL).flat();
    expect(taken).toHaveLength(new Set(taken).size);
  });
});

describe('the shot after an agreed step back', () => {
  test('falls the same when it is the same, and the mark stays in the chronicle', () => {
    const { agreement, seat } = shotTaken();
    const first = seat.store.history.peek()!.present;
    agreement.press(DEFENDER);
    agreement.press(BESIEGER);
    seat.play.submit(shot);
    const again = seat.store.history.peek()!.present;
    expect(again.entries).toEqual(first.entries);
    expect(seat.store.marks.peek().takenBack).toHaveLength(1);
    expect(seat.page.chronicle.peek().filter(({ icon }) => icon === 'shaking-hands')).toHaveLength(1);
  });
});
