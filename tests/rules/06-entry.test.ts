/** Cases 2.6.2-2.6.6: coming onto the map. */
import { describe, expect, test } from 'vitest';
import { hexNamed } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import { entryCost, entryHexes } from '../../src/engine/facts/entry.ts';
import { range, trailTo } from '../../src/engine/facts/range.ts';
import { zones } from '../../src/engine/facts/zones.ts';
import { OFF_MAP } from '../../src/engine/state.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { goals, march, whyNotMarch } from './orders.ts';
import { OFF, plain } from './plain.ts';

describe('2.6.2 entry hexes', () => {
  test('2.6.2 a piece of a group that has arrived comes in by the hexes of its zone', () => {
    const { battle, state, hex, piece } = plain();
    expect([...entryHexes(battle, state, piece('r'))]).toEqual(['0101', '0102', '0103'].map(hex));
  });

  test('2.6.2 and by no other', () => {
    const position = plain();
    expect(whyNotMarch(position, 'r', '0102')).toBeNull();
    expect(whyNotMarch(position, 'r', '0104')).toBe('not-an-entry-hex');
    expect(whyNotMarch(position, 'r', '0302')).toBe('not-an-entry-hex');
  });

  test('2.6.1 before its group arrives it has none and does not move', () => {
    const expected = plain().with({ arrived: [false] });
    expect(entryHexes(expected.battle, expected.state, expected.piece('r')).size).toBe(0);
    expect(whyNotMarch(expected, 'r', '0102')).toBe('not-arrived');
    expect(move.options(expected.battle, expected.state)).toEqual([]);
  });

  test('2.6.4 a piece off the map that belongs to no group stays there', () => {
    const position = plain({}, { groups: [] });
    expect(whyNotMarch(position, 'r', '0102')).toBe('not-on-the-map');
  });

  test('2.6.4 who is on the map or out of the game has no entry hexes', () => {
    const gone = plain({ r: guard('B3X', { gait: 'horse', at: '0202' }) });
    expect(entryHexes(gone.battle, gone.state, gone.piece('r')).size).toBe(0);
  });
});

describe('2.6.3 the cost of coming in', () => {
  const cost = (position: Position, hex: string): unknown => {
    const found = entryCost(position.battle, position.state, position.piece('r'), false, position.hex(hex));
    return typeof found === 'number' ? found : found.code;
  };

  test('2.6.3 the entry hex is paid at its own cost', () => {
    const foot = { r: guard('D3X', OFF) };
    const position = plain(foot, { map: '. . . .\np . . .\ng . . .\n. . . .' });
    expect(['0101', '0102', '0103'].map((hex) => cost(position, hex))).toEqual([2, 4, 4]);
    expect(position.act(move, march(position, 'r', '0102')).standing('r').spent).toBe(4);
  });

  test('2.6.3 half a point where a road ends at the edge of the map', () => {
    const position = plain({}, { roads: [['0102', '0202', '0302']] });
    expect(['0101', '0102', '0103'].map((hex) => cost(position, hex))).toEqual([2, 1, 2]);
    expect(position.act(move, march(position, 'r', '0102', '0202', '0302')).standing('r').spent).toBe(3);
  });

  test('2.6.3 a road that only runs along the edge does not lead in', () => {
    const position = plain({}, { roads: [['0101', '0102', '0103']] });
    expect(cost(position, '0102')).toBe(2);
  });

  test('4.3 nobody comes in where the terrain does not bear him', () => {
    const position = plain({}, { map: 'M . . .\np . . .\nt . . .\n. . . .' });
    expect(['0101', '0102', '0103'].map((hex) => cost(position, hex))).toEqual([
      'terrain-bars-piece',
      'terrain-bars-piece',
      'terrain-bars-piece',
    ]);
    expect(move.options(position.battle, position.state)).toEqual([]);
  });

  test('2.2.10 nor into a trench of fire', () => {
    const position = plain();
    const dug = position.with({ trenches: [position.hex('0102')] });
    expect(cost(dug, '0102')).toBe('mountain-or-crater');
  });

  test('2.6.3 on the map of Minas Tirith the three roads lead in for half a point', () => {
    const { board } = shippedBattle('the-great-gate');
    const { battle, state } = plain();
    const zone = new Set(
      ['1801', '1901', '1826', '1926', '3410', '3411'].map((name) => hexNamed(board, name)!),
    );
    const city: Battle = { ...battle, board, groups: [{ ...battle.groups[0]!, zone }] };
    const costs = [...zone].map((hex) => entryCost(city, state, 0 as never, false, hex));
    expect(costs).toEqual([1, 2, 1, 2, 1, 2]);
  });
});

describe('2.6.3 the move goes on', () => {
  test('2.6.3 what is left of the points is spent as in any move', () => {
    const position = plain();
    expect(goals(position, 'r')).toEqual(
      ['0101', '0102', '0103', '0104', '0201', '0202', '0203', '0301', '0302', '0303', '0204'].sort(),
    );
    expect(whyNotMarch(position, 'r', '0101', '0201', '0301')).toBeNull();
    expect(whyNotMarch(position, 'r', '0101', '0201', '0301', '0401')).toBe('not-enough-movement');
  });

  test('2.6.3 the cheapest way of all entry hexes is offered', () => {
    const position = plain({}, { roads: [['0103', '0203', '0303']] });
    const { battle, state, hex, piece } = position;
    expect(trailTo(range(battle, state, piece('r')), hex('0303'))).toEqual(['0103', '0203', '0303'].map(hex));
  });

  test('2.6.3 the event names the way from the entry hex', () => {
    const position = plain();
    const { events } = position.act(move, march(position, 'r', '0102', '0202'));
    expect(events[0]).toMatchObject({
      type: 'UnitMoved',
      path: ['0102', '0202'].map(position.hex),
      spent: 4,
    });
  });

  test('2.7.2 it is the move of that phase', () => {
    const position = plain();
    const inside = position.act(move, march(position, 'r', '0102'));
    expect(inside.where('r')).toBe('0102');
    expect(whyNotMarch(inside, 'r', '0202')).toBe('moved-already');
  });

  test('2.5.4 nobody who comes in makes an approach march', () => {
    const host = siege({
      map: '. . . . . . . . .\n. . . . . . . . .',
      pieces: { o: orc('E3Y', { ma: 2, ...OFF }) },
      groups: [{ id: 'east', side: BESIEGER, pieces: ['o'], zone: ['0901', '0902'] }],
      turn: 1,
    }).with({ arrived: [true] });
    expect(goals(host, 'o')).toEqual(['0801', '0802', '0901', '0902']);
    expect(whyNotMarch(host, 'o', '0901', '0801', '0701')).toBe('not-enough-movement');
  });
});

describe('2.6.3 who is in the way', () => {
  test('2.6.3 not into a hex with an enemy unit', () => {
    const position = plain({ o: orc('E3Y', { at: '0102', state: { disrupted: true } }) });
    expect(whyNotMarch(position, 'r', '0102')).toBe('enemy-in-the-way');
    expect(goals(position, 'r')).not.toContain('0102');
  });

  test('2.7.8 loose enemy pieces are overrun, and the move ends', () => {
    const position = plain({ x: engine('catapult', BESIEGER, { at: '0102' }) });
    expect(whyNotMarch(position, 'r', '0102', '0202')).toBe('overrun-ends-move');
    expect(position.act(move, march(position, 'r', '0102')).where('x')).toBe('gone');
  });

  test('2.6.3 friends are passed and not joined', () => {
    const position = plain({ d: guard('D3X', { at: '0102' }) });
    expect(whyNotMarch(position, 'r', '0102')).toBe('ends-on-friend');
    expect(whyNotMarch(position, 'r', '0102', '0202')).toBeNull();
  });

  test('2.6.3 an enemy zone of control ends the move and does not bar it', () => {
    const position = plain({ o: orc('E3Y', { at: '0202' }) });
    const { battle, state, hex } = position;
    expect(zones(battle, state, BESIEGER)[hex('0102')]).toBe(1);
    expect(whyNotMarch(position, 'r', '0102')).toBeNull();
    expect(whyNotMarch(position, 'r', '0102', '0103')).toBe('zone-stops');
  });

  test('2.10.4 the units of a demoralized force do not come in under the eyes of the enemy', () => {
    const position = plain({ o: orc('E3Y', { at: '0202' }) }).with({ demoralized: [true, false] });
    expect(whyNotMarch(position, 'r', '0102')).toBe('demoralized-into-zone');
    expect(goals(position, 'r')).not.toContain('0102');
  });

  test('2.7.6 riders who fear beasts do not come in beside one', () => {
    const rider = guard('B3X', { gait: 'horse', traits: ['fears-beasts'], ...OFF });
    const position = plain({ r: rider, m: orc('A4Z', { gait: 'beast', at: '0202' }) });
    expect(whyNotMarch(position, 'r', '0102')).toBe('beasts-frighten');
    expect(whyNotMarch(position, 'r', '0101')).toBeNull();
    expect(whyNotMarch(plain({ m: orc('A4Z', { gait: 'beast', at: '0202' }) }), 'r', '0102')).toBeNull();
  });

  test('2.6.4 where every hex is barred the piece waits, and tries again later without a roll', () => {
    const orcs = {
      a: orc('E3Y', { at: '0101' }),
      b: orc('E3Y', { at: '0102' }),
      c: orc('E3Y', { at: '0103' }),
    };
    const position = plain(orcs);
    expect(move.options(position.battle, position.state)).toEqual([]);
    expect(position.where('r')).toBe('off');
    const freed = position.state.pieces.with(position.piece('b'), {
      ...position.standing('b'),
      at: position.hex('0604'),
    });
    expect(whyNotMarch(position.with({ pieces: freed, turn: 9 }), 'r', '0102')).toBeNull();
  });
});

describe('2.6.4 off the map', () => {
  test('2.6.4 pieces there count for nothing: no zone of control, no place taken', () => {
    const position = plain();
    const { battle, state } = position;
    expect([...zones(battle, state, DEFENDER)].every((one) => one === 0)).toBe(true);
    expect(state.pieces[position.piece('r')]!.at).toBe(OFF_MAP);
  });

  test('2.6.6 no piece leaves the map', () => {
    const position = plain({ d: guard('D3X', { at: '0101' }) });
    expect(whyNotMarch({ ...position, hex: () => OFF_MAP as never }, 'd', 'off')).toBe('not-adjacent');
  });
});
