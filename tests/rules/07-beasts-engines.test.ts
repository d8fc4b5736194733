/** Cases 2.7.6 to 2.7.9: beasts, loose pieces and pushing. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { beastContact } from '../../src/engine/facts/stacking.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, orc, siege, types, type Position } from '../kit/siege.ts';
import { DISRUPTED, goals, march, push, whyNotMarch } from './orders.ts';

describe('2.7.6 beasts frighten', () => {
  /** A beast at 0302; a rider who fears it at the given hex. */
  const field = (at: string, afraid = true, sides: readonly string[] = []): Position =>
    siege({
      map: '. . . . .\n. . m . .',
      levels: '. . . . .\n. . . . .',
      sides,
      active: DEFENDER,
      pieces: {
        m: orc('A4Z', { gait: 'beast', state: { disrupted: true } }),
        r: guard('B3X', { gait: 'horse', traits: afraid ? ['fears-beasts'] : [], at }),
      },
    });

  test('2.7.6 frightened cavalry does not come into contact with a beast', () => {
    expect(whyNotMarch(field('0201'), 'r', '0301')).toBe('beasts-frighten');
    expect(goals(field('0201'), 'r')).toEqual(['0101', '0102']);
  });

  test('2.7.6 nor does it pass through such a hex', () => {
    expect(whyNotMarch(field('0201'), 'r', '0202', '0102')).toBe('beasts-frighten');
  });

  test('2.7.6 cavalry that is used to them does', () => {
    expect(whyNotMarch(field('0201', false), 'r', '0301')).toBeNull();
  });

  test('2.7.6 who is already in contact may leave', () => {
    expect(whyNotMarch(field('0301'), 'r', '0201')).toBeNull();
  });

  test('2.7.6 a beast behind a wall frightens nobody', () => {
    const walled = field('0201', true, ['0202/0302 wall up 0302 level 1']);
    expect(beastContact(walled.battle, walled.state)[walled.hex('0202')]).toBe(0);
    expect(whyNotMarch(walled, 'r', '0202')).toBeNull();
  });
});

describe('2.7.7 beasts and the city', () => {
  test('2.7.7 mumakil do not enter level 2', () => {
    const position = siege({
      map: 'm . .',
      levels: '1 1 2',
      pieces: { m: orc('A4Z', { gait: 'beast' }) },
    });
    expect(goals(position, 'm')).toEqual(['0201']);
    expect(whyNotMarch(position, 'm', '0201', '0301')).toBe('beasts-kept-out');
  });
});

describe('2.7.8 loose pieces', () => {
  const stray = (state = {}): Position =>
    siege({
      map: 'o x . .',
      pieces: { o: orc('E3Y', { state }), x: engine('catapult', DEFENDER) },
    });

  test('2.7.8 an ordered unit destroys the engines in a hex without an enemy unit', () => {
    const after = stray().act(move, march(stray(), 'o', '0201'));
    expect(after.where('x')).toBe('gone');
    expect(after.where('o')).toBe('0201');
    expect(types(after.events)).toEqual(['UnitMoved', 'EngineDestroyed', 'TrackMoved']);
  });

  test('2.7.8 Grond too is destroyed so, and counts 1 (2.10.2)', () => {
    const position = siege({
      map: 'x g',
      active: DEFENDER,
      pieces: { x: engine('grond', BESIEGER), g: guard('D3X') },
    });
    const after = position.act(move, march(position, 'g', '0101'));
    expect([after.where('x'), after.state.tracks]).toEqual(['gone', [0, 1]]);
  });

  test('2.10.2 a destroyed engine counts 1 to its force', () => {
    expect(stray().act(move, march(stray(), 'o', '0201')).state.tracks).toEqual([1, 0]);
  });

  test('2.7.8 the move ends there', () => {
    expect(whyNotMarch(stray(), 'o', '0201', '0301')).toBe('overrun-ends-move');
    expect(goals(stray(), 'o')).toEqual(['0201']);
  });

  test('2.7.8 a disrupted unit does not enter such a hex', () => {
    expect(whyNotMarch(stray({ disrupted: true }), 'o', '0201')).toBe('disrupted');
    expect(goals(stray({ disrupted: true }), 'o')).toEqual([]);
  });

  test('2.7.8 an engine that a unit guards is not overrun', () => {
    const position = siege({
      map: 'o x',
      pieces: { o: orc('E3Y'), x: engine('catapult', DEFENDER), g: guard('D3X', { at: '0201' }) },
    });
    expect(whyNotMarch(position, 'o', '0201')).toBe('enemy-in-the-way');
  });
});

describe('2.7.9 pushing', () => {
  const train = (weapon: 'catapult' | 'grond' = 'catapult', soldier = orc('E3Y'), state = {}): Position =>
    siege({
      map: 'o . . . . . .',
      roads: [['0101', '0201', '0301', '0401', '0501', '0601', '0701']],
      pieces: { o: soldier, x: engine(weapon, BESIEGER, { at: '0101', state }) },
    });

  test('2.7.9 pusher and engine move together', () => {
    const after = train().act(move, push(train(), 'o', 'x', '0201', '0301'));
    expect([after.where('o'), after.where('x')]).toEqual(['0301', '0301']);
  });

  test('2.7.9 both move with an allowance of 2, four hexes by road', () => {
    expect(goals(train(), 'o', true)).toEqual(['0201', '0301', '0401', '0501']);
    expect(train().whyNot(move, push(train(), 'o', 'x', '0201', '0301', '0401', '0501', '0601'))).toBe(
      'not-enough-movement',
    );
  });

  test('2.7.9 the push is the whole move of both', () => {
    const after = train().act(move, push(train(), 'o', 'x', '0201'));
    expect(whyNotMarch(after, 'o', '0301')).toBe('moved-already');
    expect(after.standing('x').moved).toBe(true);
  });

  test('2.7.9 the pusher starts in the hex of the engine', () => {
    const position = siege({ map: 'o x .', pieces: { o: orc('E3Y'), x: engine('catapult') } });
    expect(position.whyNot(move, push(position, 'o', 'x', '0201'))).toBe('nothing-to-push');
  });

  test('2.7.9 nobody pushes an engine of the other side', () => {
    const position = siege({
      map: 'o .',
      pieces: { o: orc('E3Y'), x: engine('catapult', DEFENDER, { at: '0101' }) },
    });
    expect(position.whyNot(move, push(position, 'o', 'x', '0201'))).toBe('nothing-to-push');
  });

  test('2.7.5 a disrupted unit does not push', () => {
    const position = train('catapult', orc('E3Y', DISRUPTED));
    expect(position.whyNot(move, push(position, 'o', 'x', '0201'))).toBe('disrupted');
  });

  test('2.7.9 cavalry does not push', () => {
    const position = train('catapult', orc('C3Y', { gait: 'horse' }));
    expect(position.whyNot(move, push(position, 'o', 'x', '0201'))).toBe('cannot-push');
  });

  test('2.7.9 only orcs and trolls push Grond', () => {
    const other = train('grond', orc('E2Y', { traits: ['pushes', 'ladders'] }));
    expect(other.whyNot(move, push(other, 'o', 'x', '0201'))).toBe('cannot-push');
    expect(train('grond').whyNot(move, push(train('grond'), 'o', 'x', '0201'))).toBeNull();
  });

  test('2.11.1 an engine that worked in the siege phase is not pushed', () => {
    const position = train('catapult', orc('E3Y'), { worked: true });
    expect(position.whyNot(move, push(position, 'o', 'x', '0201'))).toBe('worked-already');
    expect(whyNotMarch(position, 'o', '0201')).toBeNull();
  });

  test('2.7.9 an engine enters an enemy zone with its pusher', () => {
    const position = siege({
      map: 'o . g',
      pieces: { o: orc('E3Y'), x: engine('catapult', BESIEGER, { at: '0101' }), g: guard('D3X') },
    });
    expect(position.act(move, push(position, 'o', 'x', '0201')).where('x')).toBe('0201');
  });
});
