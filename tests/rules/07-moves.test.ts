/** Cases 2.7.1 and 2.7.2: stacking and spending points. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { type HexId } from '../../src/board/hex.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { DISRUPTED, costOf, goals, march, push, whyNotMarch } from './orders.ts';

describe('2.7.1 stacking', () => {
  const column = (): Position => siege({ map: 'o f . . .', pieces: { o: orc('E3Y'), f: orc('E3Y') } });

  test('2.7.1 friends pass through friends', () => {
    expect(costOf(column(), 'o', '0201', '0301')).toBe(4);
  });

  test('2.7.1 nobody stops on a friend', () => {
    expect(whyNotMarch(column(), 'o', '0201')).toBe('ends-on-friend');
    expect(goals(column(), 'o')).toEqual(['0301', '0401', '0501']);
  });

  test('2.7.1 a unit may stop with an engine of its side', () => {
    const position = siege({ map: 'o x', pieces: { o: orc('E3Y'), x: engine('catapult') } });
    expect(position.act(move, march(position, 'o', '0201')).where('o')).toBe('0201');
  });

  test('2.7.1 no hex holds two engines', () => {
    const position = siege({
      map: 'o x .',
      pieces: { o: orc('E3Y'), e: engine('catapult', BESIEGER, { at: '0101' }), x: engine('catapult') },
    });
    expect(position.whyNot(move, push(position, 'o', 'e', '0201'))).toBe('ends-on-friend');
    expect(position.whyNot(move, push(position, 'o', 'e', '0201', '0301'))).toBeNull();
    expect(goals(position, 'o', true)).toEqual(['0301']);
  });

  test('2.7.1 nobody enters the hex of an enemy unit', () => {
    const position = siege({ map: 'o g', pieces: { o: orc('E3Y'), g: guard('D3X', DISRUPTED) } });
    expect(whyNotMarch(position, 'o', '0201')).toBe('enemy-in-the-way');
  });
});

describe('2.7.2 spending points', () => {
  const field = (state = {}): Position =>
    siege({ map: 'o . . . . . . .', pieces: { o: orc('E3Y', { state }) } });

  test('2.7.2 a unit spends no more than its allowance', () => {
    expect(goals(field(), 'o')).toEqual(['0201', '0301', '0401', '0501']);
    expect(whyNotMarch(field(), 'o', '0201', '0301', '0401', '0501', '0601')).toBe('not-enough-movement');
  });

  test('2.7.2 cavalry goes six hexes', () => {
    const position = siege({ map: 'o . . . . . . .', pieces: { o: orc('C3Y', { gait: 'horse' }) } });
    expect(goals(position, 'o').at(-1)).toBe('0701');
  });

  test('2.7.2 a piece moves once a phase', () => {
    const position = field();
    const after = position.act(move, march(position, 'o', '0201'));
    expect(whyNotMarch(after, 'o', '0301')).toBe('moved-already');
  });

  test('2.7.2 a disrupted unit has half its allowance', () => {
    expect(goals(field({ disrupted: true }), 'o')).toEqual(['0201', '0301']);
  });

  test('2.11.1 a unit that worked in the siege phase does not move', () => {
    expect(whyNotMarch(field({ worked: true }), 'o', '0201')).toBe('worked-already');
  });

  test('2.6.4 a unit off the map does not move', () => {
    expect(whyNotMarch(field({ at: -1 }), 'o', '0201')).toBe('not-on-the-map');
  });

  test('2.6.6 no piece leaves the map', () => {
    const position = field();
    const away = { ...march(position, 'o', '0201'), path: [-1 as HexId] };
    expect(position.whyNot(move, away)).toBe('not-adjacent');
  });

  test('2.7.2 a path goes from hex to neighbour', () => {
    expect(whyNotMarch(field(), 'o', '0301')).toBe('not-adjacent');
    expect(whyNotMarch(field(), 'o')).toBe('no-path');
  });

  test('2.18 nobody moves the pieces of the other side', () => {
    expect(whyNotMarch(field().with({ active: DEFENDER }), 'o', '0201')).toBe('not-your-piece');
  });

  test('2.7.9 an engine does not move by itself', () => {
    const position = siege({ map: 'x .', pieces: { x: engine('catapult') } });
    expect(whyNotMarch(position, 'x', '0201')).toBe('not-a-unit');
  });
});
