/** Cases 2.11.2 and 2.11.4: climbing ladders and throwing them down. */
import { describe, expect, test } from 'vitest';
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { throwDown } from '../../src/engine/verbs/throwDown.ts';
import { engine, guard, orc, siege, types, type Position } from '../kit/siege.ts';
import { costOf, goals, march, whyNotMarch } from './orders.ts';
import { rampart, STANDING, WALL } from './rampart.ts';

describe('2.11.2 climbing ladders', () => {
  test('2.11.2 a ladder is climbed from the turn after it was raised', () => {
    const fresh = rampart({ raised: [{ inner: '0201', outer: '0301', turn: 2 }], turn: 2 });
    expect(whyNotMarch(fresh, 'o', '0201')).toBe('ladder-too-fresh');
    expect(goals(fresh, 'o')).not.toContain('0201');
    expect(whyNotMarch(rampart({ raised: STANDING }), 'o', '0201')).toBeNull();
  });

  test('2.11.2 crossing costs 2 MP in all', () => {
    expect(costOf(rampart({ raised: STANDING }), 'o', '0201')).toBe(4);
  });

  test('2.11.2 a unit may come to the ladder, climb it and go on', () => {
    const position = rampart({ raised: STANDING }, orc('E3Y', { at: '0401' }));
    expect(costOf(position, 'o', '0301', '0201', '0101')).toBe(8);
    expect(goals(position, 'o')).toContain('0101');
  });

  test('2.11.2 the ladder is removed after one use', () => {
    const position = rampart({ raised: STANDING });
    const after = position.act(move, march(position, 'o', '0201'));
    expect(after.state.ladders).toEqual([]);
    expect(types(after.events)).toEqual(['UnitMoved', 'LadderRemoved']);
  });

  test('2.11.2 it stays up unused', () => {
    const position = rampart({ raised: STANDING });
    expect(position.act(move, march(position, 'o', '0401')).state.ladders).toHaveLength(1);
  });

  test('2.11.2 only a defender at its foot takes it away: the besieger’s units come and go there', () => {
    const position = rampart({ raised: STANDING }, orc('E3Y', { at: '0401' }));
    const after = position.act(move, march(position, 'o', '0301'));
    expect([after.where('o'), after.state.ladders.length]).toEqual(['0301', 1]);
  });

  test('2.11.2 nobody climbs onto a defender', () => {
    const position = rampart({ raised: STANDING, pieces: { g: guard('D3X', { at: '0201' }) } });
    expect(whyNotMarch(position, 'o', '0201')).toBe('enemy-in-the-way');
    expect(goals(position, 'o')).not.toContain('0201');
  });

  test('2.11.2 nobody climbs over a friend behind the wall', () => {
    const position = rampart(
      { raised: STANDING, pieces: { f: orc('E3Y', { at: '0201' }) } },
      orc('E3Y', { at: '0301', ma: 6 }),
    );
    expect(whyNotMarch(position, 'o', '0201', '0101')).toBe('ends-on-friend');
    expect(goals(position, 'o')).not.toContain('0101');
  });

  test('2.7.8 who climbs onto an unguarded engine destroys it', () => {
    const position = rampart({
      raised: STANDING,
      pieces: { x: engine('catapult', DEFENDER, { at: '0201' }) },
    });
    expect(position.act(move, march(position, 'o', '0201')).where('x')).toBe('gone');
  });

  test('2.7.4 who climbs into an enemy zone ends his move there', () => {
    const position = rampart(
      {
        map: '. . . . . .\n. g . . . .',
        levels: '1 1 . . . .\n1 1 1 . . .',
        raised: STANDING,
        pieces: { g: guard('D3X') },
        sides: [WALL, '0202/0301 wall up 0202 level 1'],
      },
      orc('E3Y', { at: '0301', ma: 6 }),
    );
    expect(whyNotMarch(position, 'o', '0201')).toBeNull();
    expect(whyNotMarch(position, 'o', '0201', '0101')).toBe('zone-stops');
  });

  test('2.11.2 each ladder is used once, but one move may go over two of them', () => {
    const position = rampart({
      levels: '2 1 . . . .',
      sides: ['0101/0201 wall up 0101 level 2', WALL],
      raised: [...STANDING, { inner: '0101', outer: '0201' }],
    });
    const after = position.act(move, march(position, 'o', '0201', '0101'));
    expect([after.where('o'), after.standing('o').spent, after.state.ladders]).toEqual(['0101', 8, []]);
  });

  test('2.11.2 nobody climbs down', () => {
    const position = rampart({ raised: STANDING }, orc('E3Y', { at: '0201' }));
    expect(whyNotMarch(position, 'o', '0301')).toBe('hexside-closed');
  });

  test('2.7.5 a disrupted unit does not climb', () => {
    const position = rampart({ raised: STANDING }, orc('E3Y', { at: '0301', state: { disrupted: true } }));
    expect(whyNotMarch(position, 'o', '0201')).toBe('cannot-climb');
    expect(goals(position, 'o')).not.toContain('0201');
  });

  test.each([['horse' as const], ['beast' as const]])('2.7.7 a %s does not climb', (gait) => {
    const position = rampart({ raised: STANDING }, orc('C3Y', { at: '0301', gait }));
    expect(whyNotMarch(position, 'o', '0201')).toBe('cannot-climb');
  });

  test('2.7.9 no engine goes over a ladder', () => {
    const position = rampart({
      raised: STANDING,
      pieces: { x: engine('catapult', BESIEGER, { at: '0301' }) },
    });
    expect(position.whyNot(move, { ...march(position, 'o', '0201'), pushes: position.piece('x') })).toBe(
      'terrain-forbidden',
    );
    expect(goals(position, 'o', true)).not.toContain('0201');
  });

  test('2.11.2 a ladder is a way for the besieger alone', () => {
    const position = rampart(
      {
        raised: STANDING,
        active: DEFENDER,
        pieces: { g: guard('D3X', { at: '0301', traits: ['ladders'] }) },
      },
      orc('E3Y', { at: '0601' }),
    );
    expect(whyNotMarch(position, 'g', '0201')).toBe('cannot-climb');
  });

  test('2.7.4 the first step from zone to zone may be over a ladder', () => {
    const position = siege({
      map: '. g .\n. . .\n. o e',
      levels: '1 1 1\n1 1 1\n. . .',
      sides: [
        '0202/0203 wall up 0202 level 1',
        '0102/0203 wall up 0102 level 1',
        '0202/0303 wall up 0202 level 1',
      ],
      pieces: { g: guard('D3X'), o: orc('E3Y'), e: guard('D3X') },
      raised: [{ inner: '0202', outer: '0203' }],
    });
    expect(whyNotMarch(position, 'o', '0202')).toBeNull();
    expect(goals(position, 'o')).toContain('0202');
  });

  test('2.11.2 a defender who sets foot at the bottom removes the ladder', () => {
    const position = rampart(
      { raised: STANDING, active: DEFENDER, pieces: { g: guard('D3X', { at: '0501' }) } },
      orc('E3Y', { at: '0101' }),
    );
    expect(position.act(move, march(position, 'g', '0401')).state.ladders).toHaveLength(1);
    expect(position.act(move, march(position, 'g', '0401', '0301')).state.ladders).toHaveLength(0);
    expect(position.act(move, march(position, 'g', '0401', '0301', '0401')).state.ladders).toHaveLength(0);
  });
});

describe('2.11.4 throwing ladders down', () => {
  const held = (state = {}): Position =>
    rampart({ raised: STANDING, active: DEFENDER, pieces: { g: guard('e2Y', { at: '0201', state }) } });
  const heave = (position: Position, unit = 'g'): ActionOf<'ThrowDown'> => ({
    type: 'ThrowDown',
    unit: position.piece(unit),
    hexside: position.side('0201', '0301'),
  });

  test.each([[1], [2], [3]])('2.11.4 on a %i the ladder stays', (face) => {
    expect(held().act(throwDown, heave(held()), face).state.ladders).toHaveLength(1);
  });

  test.each([[4], [5], [6]])('2.11.4 on a %i the ladder falls', (face) => {
    expect(held().act(throwDown, heave(held()), face).state.ladders).toHaveLength(0);
  });

  test('2.11.4 it takes the place of the attack', () => {
    const after = held().act(throwDown, heave(held()), 1);
    expect(after.standing('g').fought).toBe(true);
    expect(after.whyNot(throwDown, heave(after))).toBe('fought-already');
  });

  test('2.8.14 a disrupted unit throws nothing down', () => {
    expect(held({ disrupted: true }).whyNot(throwDown, heave(held()))).toBe('disrupted');
  });

  test('2.11.4 only from the hex behind the ladder', () => {
    const position = rampart({
      raised: STANDING,
      active: DEFENDER,
      pieces: { g: guard('D3X', { at: '0101' }) },
    });
    expect(position.whyNot(throwDown, heave(position))).toBe('not-behind-the-ladder');
  });

  test('2.11.4 only where a ladder stands', () => {
    const position = held().with({ ladders: [] });
    expect(position.whyNot(throwDown, heave(position))).toBe('no-ladder-there');
  });

  test('2.11.4 the besieger does not throw down his own', () => {
    const position = rampart({ raised: STANDING }, orc('E3Y', { at: '0201' }));
    expect(position.whyNot(throwDown, heave(position, 'o'))).toBe('not-behind-the-ladder');
  });
  test('2.11.4 a ladder may be thrown down in the turn it was raised', () => {
    const fresh = held().with({
      ladders: held().state.ladders.map((ladder) => ({ ...ladder, turn: held().state.turn })),
    });
    expect(fresh.act(throwDown, heave(fresh), 6).state.ladders).toEqual([]);
  });

  test('2.11.4 who has attacked already throws nothing down', () => {
    expect(held({ fought: true }).whyNot(throwDown, heave(held()))).toBe('fought-already');
  });
});
