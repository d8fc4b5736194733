/** Cases 2.11.5 and 2.11.6: catapult against engine. */
import { describe, expect, test } from 'vitest';
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type Side } from '../../src/engine/battle.ts';
import { bombard } from '../../src/engine/verbs/bombard.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';

describe('2.11.6 catapult against engine', () => {
  /** A catapult of a side at 0101 and an enemy engine so many hexes off. */
  function duel(
    range: number,
    night = false,
    target: 'catapult' | 'grond' | 'siege-tower' = 'catapult',
    more = {},
    side: Side = DEFENDER,
  ): Position {
    const hex = `0${range + 1}01`;
    return siege({
      map: '. . . . . .',
      night,
      active: side,
      pieces: {
        x: engine('catapult', side, { at: '0101' }),
        t: engine(target, side === DEFENDER ? BESIEGER : DEFENDER, { at: hex }),
        ...more,
      },
    });
  }
  const shot = (position: Position): ActionOf<'Bombard'> => ({
    type: 'Bombard',
    engine: position.piece('x'),
    target: position.piece('t'),
  });
  const hits = (position: Position): readonly number[] =>
    [1, 2, 3, 4, 5, 6].filter((face) => position.act(bombard, shot(position), face).where('t') === 'gone');

  test.each([
    [1, 4, 3],
    [2, 3, 2],
    [3, 3, 2],
    [4, 2, 1],
  ])('2.11.6 at %i hexes it hits on up to %i by day and %i at night', (range, day, night) => {
    expect(hits(duel(range))).toHaveLength(day);
    expect(hits(duel(range, true))).toHaveLength(night);
    expect(hits(duel(range))[0]).toBe(1);
  });

  test('2.11.6 both sides may shoot', () => {
    expect(hits(duel(1, false, 'catapult', {}, BESIEGER))).toEqual([1, 2, 3, 4]);
  });

  test('2.11.6 no shot beyond four hexes', () => {
    expect(duel(5).whyNot(bombard, shot(duel(5)))).toBe('out-of-range');
  });

  test('2.11.6 each engine is shot at once a step', () => {
    const position = duel(2, false, 'catapult', { y: engine('catapult', DEFENDER, { at: '0201' }) });
    const after = position.act(bombard, shot(position), 6);
    expect(after.whyNot(bombard, { ...shot(after), engine: after.piece('y') })).toBe('shot-at-already');
  });

  test('2.11.5 a catapult shoots once', () => {
    const position = duel(2, false, 'catapult', { u: engine('siege-tower', BESIEGER, { at: '0401' }) });
    const after = position.act(bombard, shot(position), 6);
    expect(after.whyNot(bombard, { ...shot(after), target: after.piece('u') })).toBe('worked-already');
  });

  test('2.10.2 a destroyed engine counts 1 to its force', () => {
    expect(duel(1).act(bombard, shot(duel(1)), 1).state.tracks).toEqual([0, 1]);
  });

  test('2.11.6 a unit in the hex of an engine that is hit suffers a casualty', () => {
    const position = duel(2, false, 'catapult', { o: orc('E3Y', { at: '0301' }) });
    const after = position.act(bombard, shot(position), 1, 6);
    expect([after.where('t'), after.where('o')]).toEqual(['gone', '0401']);
    expect(after.standing('o').disrupted).toBe(true);
  });

  test('2.8.10 the unit goes back from the catapult that hit its engine', () => {
    const position = duel(2, false, 'catapult', { o: orc('E3Y', { at: '0301' }) });
    const after = position.act(bombard, shot(position), 1, 4);
    expect(after.where('o')).toBe('0501');
  });

  test('2.11.6 a miss hurts nobody', () => {
    const position = duel(2, false, 'catapult', { o: orc('E3Y', { at: '0301' }) });
    const after = position.act(bombard, shot(position), 4);
    expect([after.where('t'), after.where('o')]).toEqual(['0301', '0301']);
  });

  test('2.11.6 Grond is never destroyed, needs 1 less, and only its pusher suffers', () => {
    const position = duel(2, false, 'grond', { o: orc('E3Y', { at: '0301' }) });
    const after = position.act(bombard, shot(position), 2, 6);
    expect([after.where('t'), after.where('o')]).toEqual(['0301', '0401']);
    expect(position.act(bombard, shot(position), 3).where('o')).toBe('0301');
  });

  test('2.11.6 without a pusher there is nothing to hit at Grond', () => {
    expect(duel(2, false, 'grond').whyNot(bombard, shot(duel(2, false, 'grond')))).toBe('target-is-grond');
  });

  test('2.19.6 a chance of 0 is no shot', () => {
    const position = duel(4, true, 'grond', { o: orc('E3Y', { at: '0501' }) });
    expect(position.whyNot(bombard, shot(position))).toBe('no-chance');
  });

  test('2.11.5 no shot into a tunnel', () => {
    const position = siege({
      map: '. t',
      active: DEFENDER,
      pieces: {
        x: engine('catapult', DEFENDER, { at: '0101' }),
        u: engine('catapult', BESIEGER, { at: '0201' }),
      },
    });
    expect(
      position.whyNot(bombard, { type: 'Bombard', engine: position.piece('x'), target: position.piece('u') }),
    ).toBe('in-a-tunnel');
  });

  test('2.11.6 only catapults shoot, and only at enemy engines', () => {
    const position = duel(1, false, 'catapult', {
      g: guard('D3X', { at: '0401' }),
      o: orc('E3Y', { at: '0501' }),
      w: engine('siege-tower', DEFENDER, { at: '0301' }),
    });
    expect(position.whyNot(bombard, { ...shot(position), engine: position.piece('w') })).toBe(
      'not-a-catapult',
    );
    expect(position.whyNot(bombard, { ...shot(position), target: position.piece('o') })).toBe(
      'not-an-engine',
    );
    expect(position.whyNot(bombard, { ...shot(position), target: position.piece('w') })).toBe(
      'target-not-enemy',
    );
    expect(position.whyNot(bombard, { ...shot(position), engine: position.piece('g') })).toBe(
      'not-an-engine',
    );
  });
});
