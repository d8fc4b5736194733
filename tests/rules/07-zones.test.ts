/** Cases 2.7.3 to 2.7.5 and 2.10.4: zones of control. */
import { describe, expect, test } from 'vitest';
import { DEFENDER } from '../../src/engine/battle.ts';
import { zones } from '../../src/engine/facts/zones.ts';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { DISRUPTED, goals, whyNotMarch } from './orders.ts';

describe('2.7.3 zones of control', () => {
  const zoneOf = (position: Position): readonly string[] =>
    [...zones(position.battle, position.state, DEFENDER)].flatMap((held, hex) =>
      held === 1 ? [hexName(position.battle.board, hex as HexId)] : [],
    );

  test('2.7.3 an ordered unit controls the six hexes around it', () => {
    const position = siege({ map: '. . .\n. g .\n. . .', pieces: { g: guard('D3X') } });
    expect(zoneOf(position)).toEqual(['0201', '0301', '0102', '0302', '0203', '0303']);
  });

  test('2.7.3 a disrupted unit controls nothing', () => {
    const position = siege({ map: '. g .', pieces: { g: guard('D3X', DISRUPTED) } });
    expect(zoneOf(position)).toEqual([]);
  });

  test('2.7.3 an engine controls nothing', () => {
    const position = siege({ map: '. x .', pieces: { x: engine('catapult', DEFENDER) } });
    expect(zoneOf(position)).toEqual([]);
  });

  test('2.7.3 no zone reaches across an unbreached wall', () => {
    const position = siege({
      map: '. g .',
      levels: '. 1 1',
      sides: ['0101/0201 wall up 0201 level 1'],
      pieces: { g: guard('D3X') },
    });
    expect(zoneOf(position)).toEqual(['0301']);
  });
});

describe('2.7.4 entering and leaving zones', () => {
  /** The guard at 0302 controls 0301, 0401, 0202 and 0402; an orc stands at the given hex. */
  const before = (at: string, state = {}, guardState = {}): Position =>
    siege({
      map: '. . . . .\n. . g . .',
      pieces: { g: guard('D3X', { state: guardState }), o: orc('E3Y', { at, state }) },
    });

  test('2.7.4 a unit that enters an enemy zone ends its move', () => {
    expect(whyNotMarch(before('0101'), 'o', '0201', '0301')).toBeNull();
    expect(whyNotMarch(before('0101'), 'o', '0201', '0301', '0401')).toBe('zone-stops');
    expect(goals(before('0101'), 'o')).toEqual(['0102', '0201', '0202', '0301']);
  });

  test('2.7.4 a unit that starts in an enemy zone may leave', () => {
    expect(whyNotMarch(before('0301'), 'o', '0201')).toBeNull();
  });

  test('2.7.4 from a zone the first step may not go into a zone', () => {
    expect(whyNotMarch(before('0301'), 'o', '0401')).toBe('zone-to-zone');
    expect(whyNotMarch(before('0301'), 'o', '0202')).toBe('zone-to-zone');
  });

  test('2.7.4 only the first step is so bound', () => {
    expect(whyNotMarch(before('0301'), 'o', '0201', '0202')).toBeNull();
    expect(goals(before('0301'), 'o')).toContain('0202');
  });

  test('2.7.4 a friend in the hex does not take the zone away', () => {
    const position = siege({
      map: 'o f . .\n. g . .',
      pieces: { o: orc('E3Y'), f: orc('E3Y'), g: guard('D3X') },
    });
    expect(whyNotMarch(position, 'o', '0201', '0301')).toBe('zone-stops');
  });

  test('2.7.4 a disrupted enemy stops nobody', () => {
    expect(whyNotMarch(before('0101', {}, { disrupted: true }), 'o', '0201', '0301', '0401')).toBeNull();
  });

  test('2.7.5 a disrupted unit may not enter an enemy zone', () => {
    expect(whyNotMarch(before('0201', { disrupted: true }), 'o', '0301')).toBe('disrupted-into-zone');
    expect(goals(before('0201', { disrupted: true }), 'o')).toEqual(['0101', '0102']);
  });

  test('2.7.5 a disrupted unit may leave an enemy zone', () => {
    expect(whyNotMarch(before('0301', { disrupted: true }), 'o', '0201')).toBeNull();
  });

  test('2.10.4 the units of a demoralized force may not enter an enemy zone', () => {
    const broken = before('0201').with({ demoralized: [false, true] });
    expect(whyNotMarch(broken, 'o', '0301')).toBe('demoralized-into-zone');
    expect(goals(broken, 'o')).toEqual(['0101', '0102']);
  });
});
