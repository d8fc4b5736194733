/** Case 2.5.4: the approach march of the first turn. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { DISRUPTED, goals, whyNotMarch } from './orders.ts';

describe('2.5.4 approach march', () => {
  const plain = '. . . . . . . . . . . . . . . .';
  const approach = (turn: number, spec = {}, options = {}): Position =>
    siege({
      map: plain,
      levels: '1 . . . . . . . . . . . . . . .',
      sides: ['0101/0201 wall up 0101 level 1'],
      turn,
      options,
      pieces: { o: orc('E3Y', { at: '1501', ...spec }) },
    });

  test('2.5.4 on turn 1 a unit far from walls and enemies has double allowance', () => {
    expect(goals(approach(1), 'o')[0]).toBe('0701');
    expect(goals(approach(2), 'o')[0]).toBe('1101');
  });

  test('2.5.4 it ends more than two hexes from every wall', () => {
    const position = approach(1, { at: '0801' });
    expect(goals(position, 'o')[0]).toBe('0401');
    expect(whyNotMarch(position, 'o', '0701', '0601', '0501', '0401', '0301')).toBe('not-enough-movement');
  });

  test('2.5.4 it starts more than two hexes from every wall', () => {
    expect(goals(approach(1, { at: '0301' }), 'o').at(-1)).toBe('0701');
    expect(goals(approach(1, { at: '0401' }), 'o').at(-1)).toBe('1201');
  });

  test('2.5.4 near the wall a unit goes as far as on any other turn', () => {
    expect(goals(approach(1, { at: '0601' }), 'o')[0]).toBe('0201');
  });

  test('2.5.4 it ends more than two hexes from every enemy unit', () => {
    const position = siege({
      map: `g . . . . . . . . . . .`,
      turn: 1,
      pieces: { g: guard('D3X', DISRUPTED), o: orc('E3Y', { at: '1001' }) },
    });
    expect(goals(position, 'o')[0]).toBe('0401');
  });

  test('2.5.4 a pusher does not march so', () => {
    const position = siege({
      map: plain,
      turn: 1,
      pieces: { o: orc('E3Y', { at: '1501' }), x: engine('catapult', BESIEGER, { at: '1501' }) },
    });
    expect(goals(position, 'o', true)).toEqual(['1301', '1401', '1601']);
  });

  test('2.5.4 the defender does not march so', () => {
    const position = siege({
      map: plain,
      turn: 1,
      active: DEFENDER,
      pieces: { g: guard('D3X', { at: '1501' }) },
    });
    expect(goals(position, 'g')[0]).toBe('1101');
  });

  test('2.5.4 the option may be off', () => {
    expect(goals(approach(1, {}, { approachMarch: false }), 'o')[0]).toBe('1101');
  });

  test('2.19.7 a disrupted unit marches with half of the double', () => {
    expect(goals(approach(1, DISRUPTED), 'o')[0]).toBe('1101');
  });
  test('2.5.4 a battle that begins later than game-turn 1 knows no approach march', () => {
    const later = approach(7);
    expect(later.battle.turns.first).toBe(7);
    expect(goals(later, 'o')[0]).toBe('1101');
  });

  test('2.5.4 on the way it may pass near the enemy', () => {
    const position = siege({
      map: `. . . . . . . . . . o
             M M M M M M M M M M M
            M M M M M M M g M M M`,
      turn: 1,
      pieces: { o: orc('E3Y'), g: guard('D3X') },
    });
    expect(whyNotMarch(position, 'o', '1001', '0901', '0801', '0701', '0601', '0501')).toBeNull();
    expect(goals(position, 'o')).toContain('0501');
  });
});
