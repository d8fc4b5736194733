/** Chapter 2.7: movement, stacking and zones of control; 2.5.4, the approach march. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { beastContact } from '../../src/engine/facts/stacking.ts';
import { zones } from '../../src/engine/facts/zones.ts';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, orc, siege, types, type Position } from '../kit/siege.ts';
import { costOf, goals, march, push, whyNotMarch } from './orders.ts';

const DISRUPTED = { state: { disrupted: true } };

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

  test('2.10.2 a destroyed engine counts 1 to its force', () => {
    expect(stray().act(move, march(stray(), 'o', '0201')).state.tracks).toEqual([1, 0]);
  });

  test('2.7.8 the move ends there', () => {
    expect(whyNotMarch(stray(), 'o', '0201', '0301')).toBe('enemy-in-the-way');
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
});
