// An order that needs dice waits for real ones: what is asked, what can be mended, and when it can no longer be taken back.
import { describe, expect, test } from 'vitest';
import { ownDiceAt, type OwnDice } from '../../src/ui/features/dice/ownDice.ts';
import { takeBackBoth } from '../../src/session/takeBackTogether.ts';
import type { Action } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { sitAt, type Seat } from './seat.ts';
import { battle, END, piece, siegePhase } from './small-siege.ts';

const strike: Action = {
  type: 'Breach',
  engine: piece('G'),
  hexside: battle.board.works.find(({ kind }) => kind === 'main-gate')!.hexside,
};

function handsOn(): Seat & { dice: OwnDice; stays: (PieceId | null)[]; tell: (...faces: number[]) => void } {
  const seat = sitAt(siegePhase);
  seat.settings.value = { ...seat.settings.peek(), ownDice: true };
  const stays: (PieceId | null)[] = [];
  const dice = ownDiceAt(seat.store, seat.play, (one) => stays.push(one));
  return { ...seat, dice, stays, tell: (...faces) => faces.forEach(dice.face) };
}

const entries = ({ store }: Seat) => store.history.peek()!.present.entries;

describe('an order with real dice', () => {
  test('waits, says what to roll and by which case, and goes on with what was told', () => {
    const seat = handsOn();
    const { dice, tell } = seat;
    const before = entries(seat).length;
    const { generator } = seat.store.history.peek()!.present;
    expect(dice.submit(strike)).toBe(piece('G'));
    expect(dice.card.peek()).toMatchObject({ dice: 2, cite: '16.3', faces: [], mayCancel: true });
    expect(entries(seat)).toHaveLength(before);
    tell(4);
    dice.fell();
    expect(entries(seat)).toHaveLength(before);
    tell(3, 6);
    expect(dice.card.peek()!.faces).toEqual([4, 3]);
    dice.fell();
    expect(dice.card.peek()).toBeNull();
    expect(entries(seat).at(-1)).toMatchObject({ action: strike, faces: [4, 3] });
    expect(seat.store.history.peek()!.present.generator).toBe(generator);
    expect(seat.stays).toHaveLength(1);
    expect(seat.store.marks.peek().byHand).toEqual([before]);
    expect(seat.store.dice.peek()!.byHand).toBe(true);
    const told = seat.page.chronicle.peek().filter((line) => line.byHand === true);
    expect(told.map((line) => line.dice)).toEqual([[4, 3]]);
  });

  test('can be taken back until a face is told, and never afterwards; a slip can be mended', () => {
    const seat = handsOn();
    const { dice, tell } = seat;
    dice.submit(strike);
    dice.cancel();
    expect(dice.card.peek()).toBeNull();
    dice.submit(strike);
    tell(1);
    dice.mend();
    expect(dice.card.peek()).toMatchObject({ faces: [], mayCancel: false });
    dice.cancel();
    expect(dice.card.peek()).not.toBeNull();
    tell(6, 6);
    dice.fell();
    expect(entries(seat).at(-1)!.faces).toEqual([6, 6]);
  });

  test('that needs none is done at once, and one that is refused is refused at once', () => {
    const seat = handsOn();
    const before = entries(seat).length;
    seat.dice.submit({ type: 'Breach', engine: piece('K'), hexside: -1 as never });
    expect([seat.refused() === null, entries(seat).length]).toEqual([false, before]);
    seat.dice.submit(END);
    expect(seat.dice.card.peek()).toBeNull();
    expect(entries(seat)).toHaveLength(before + 1);
    expect(seat.store.marks.peek().byHand).toEqual([]);
  });

  test('is not asked for dice that lie there since both players took it back', () => {
    const seat = handsOn();
    seat.dice.submit(strike);
    seat.tell(2, 5);
    seat.dice.fell();
    const { history, marks } = takeBackBoth({
      history: seat.store.history.peek()!,
      marks: seat.store.marks.peek(),
    });
    seat.lay({ history, marks });
    seat.dice.submit(strike);
    expect(seat.dice.card.peek()).toBeNull();
    expect(entries(seat).at(-1)!.faces).toEqual([2, 5]);
    expect(seat.store.marks.peek().byHand).toEqual([entries(seat).length - 1]);
  });

  test('is forgotten when another game comes to the table', () => {
    const seat = handsOn();
    seat.dice.submit(strike);
    seat.play.submit(END);
    expect(seat.dice.card.peek()).toBeNull();
    seat.tell(1, 1);
    seat.dice.fell();
    expect(entries(seat).at(-1)!.action).toEqual(END);
  });

  test('asks nothing where the game throws its own dice', () => {
    const seat = handsOn();
    seat.settings.value = { ...seat.settings.peek(), ownDice: false };
    seat.dice.submit(strike);
    expect(entries(seat).at(-1)!.action).toEqual(strike);
    expect(seat.store.marks.peek().byHand).toEqual([]);
  });
});
