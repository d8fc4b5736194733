/** Cases 2.6.1-2.6.4: who waits, with whom, and where a road leads off the map. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import {
  entryCost,
  entryCosts,
  entryHexes,
  movable,
  waitingWith,
  waits,
  whyNotComeIn,
} from '../../src/engine/facts/entry.ts';
import { personagesWith } from '../../src/engine/facts/personages.ts';
import { GONE } from '../../src/engine/state.ts';
import { guard, hero, orc, siege, type Plan, type Position } from '../kit/siege.ts';

/** A group of three that has arrived, one of them on the map already, and one of another force beside it. */
function column(plan: Partial<Plan> = {}): Position {
  const position = siege({
    map: '. . . .\n. . . .\n. . . .',
    pieces: {
      a: guard('B3X', { at: 'off' }),
      b: guard('D3X', { at: 'off' }),
      h: hero(DEFENDER, { at: 'off' }),
      c: guard('D3X', { at: '0302' }),
      o: orc('E3Y', { at: '0402' }),
      s: guard('D3X', { at: 'off' }),
    },
    groups: [{ id: 'relief', side: DEFENDER, pieces: ['a', 'b', 'h', 'c'], zone: ['0101', '0102'] }],
    active: DEFENDER,
    ...plan,
  });
  return position.with({ arrived: [true] });
}

describe('2.6.4 who waits', () => {
  const at = column();
  const { battle, state, piece } = at;

  test('2.6.4 he who is off the map and whose group has come, and nobody else', () => {
    expect(['a', 'b', 'h'].map((key) => waits(battle, state, piece(key)))).toEqual([true, true, true]);
    expect(['c', 'o', 's'].map((key) => waits(battle, state, piece(key)))).toEqual([false, false, false]);
    expect(entryHexes(battle, state, piece('c')).size).toBe(0);
    expect(entryCosts(battle, state, piece('c'), false)).toBeNull();
  });

  test('2.6.4 who has fallen does not come in, whether his group has arrived or not', () => {
    const fallen = state.pieces.with(piece('a'), { ...at.standing('a'), at: GONE });
    for (const arrived of [true, false]) {
      const now = { ...state, arrived: [arrived], pieces: fallen };
      expect(whyNotComeIn(battle, now, piece('a'))?.code).toBe('not-on-the-map');
    }
    expect(whyNotComeIn(battle, { ...state, arrived: [false] }, piece('a'))?.code).toBe('not-arrived');
    expect(whyNotComeIn(battle, state, piece('s'))?.code).toBe('not-on-the-map');
  });

  test('2.6.3 those of his group come in with him who wait as he does', () => {
    expect(waitingWith(battle, state, piece('a'))).toEqual([piece('b'), piece('h')]);
    expect(personagesWith(battle, state, piece('a'))).toEqual([piece('h')]);
    expect(waitingWith(battle, state, piece('c'))).toEqual([]);
    expect(waitingWith(battle, state, piece('s'))).toEqual([]);
  });

  test('2.6.4 a movement phase moves those of the side who are on the map or wait', () => {
    expect(movable(battle, state, DEFENDER)).toEqual(['a', 'b', 'h', 'c'].map(piece));
    expect(movable(battle, state, BESIEGER)).toEqual([piece('o')]);
  });
});

describe('2.6.3 the road into the map', () => {
  const cost = (hex: string, roads: readonly (readonly string[])[]): unknown => {
    const position = column({
      roads,
      groups: [{ id: 'relief', side: DEFENDER, pieces: ['a'], zone: ['0102', '0202', '0203'] }],
    });
    return entryCost(position.battle, position.state, position.piece('a'), false, position.hex(hex));
  };

  test('2.6.3 half a point where a road runs off the edge', () => {
    expect(cost('0102', [['0102', '0202', '0302']])).toBe(1);
  });

  test('2.6.3 the hex where a road passes along the edge costs its ground', () => {
    expect(cost('0203', [['0103', '0203', '0303']])).toBe(2);
  });

  test('2.6.3 a road that ends within the map leads nowhere off it', () => {
    expect(cost('0202', [['0202', '0302', '0402']])).toBe(2);
  });
});
