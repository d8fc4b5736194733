/** Chapter 2.11 and chart 16.3: ladders, catapults and Grond. */
import { describe, expect, test } from 'vitest';
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type Side } from '../../src/engine/battle.ts';
import { bombard } from '../../src/engine/verbs/bombard.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { raiseLadder } from '../../src/engine/verbs/raiseLadder.ts';
import { throwDown } from '../../src/engine/verbs/throwDown.ts';
import { engine, guard, orc, siege, types, type Plan, type Position, type Soldier } from '../kit/siege.ts';
import { costOf, goals, march, whyNotMarch } from './orders.ts';

const WALL = '0201/0301 wall up 0201 level 1';
const STANDING = [{ inner: '0201', outer: '0301' }];

/** A wall between 0201 (inside) and 0301, and an orc before it unless placed elsewhere. */
function rampart(plan: Partial<Plan> = {}, soldier: Soldier = orc('E3Y', { at: '0301' })): Position {
  return siege({
    map: '. . . . . .',
    levels: '1 1 . . . .',
    sides: [WALL],
    ...plan,
    pieces: { o: soldier, ...plan.pieces },
  });
}

function raise(position: Position, unit = 'o', a = '0201', b = '0301'): ActionOf<'RaiseLadder'> {
  return { type: 'RaiseLadder', unit: position.piece(unit), hexside: position.side(a, b) };
}

describe('2.11.2 raising ladders', () => {
  test('2.11.2 an ordered foot unit raises a ladder from outside in the siege phase', () => {
    const position = rampart({ step: 'siege.choosing' });
    const after = position.act(raiseLadder, raise(position));
    expect(after.state.ladders).toEqual([
      { hexside: position.side('0201', '0301'), foot: position.hex('0301'), turn: position.state.turn },
    ]);
    expect(after.state.ladderSupply).toBe(5);
  });

  test('2.11.1 a unit that raised a ladder in the siege phase does not move', () => {
    const position = rampart({ step: 'siege.choosing' });
    const after = position.act(raiseLadder, raise(position)).with({ step: 'besieger-movement' as never });
    expect(whyNotMarch(after, 'o', '0401')).toBe('worked-already');
  });

  test('2.11.1 a unit raises one ladder a turn', () => {
    const position = rampart({
      map: '. . . .\n. . . .',
      levels: '1 1 . .\n1 1 . .',
      sides: [WALL, '0202/0301 wall up 0202 level 1'],
      step: 'siege.choosing',
    });
    const after = position.act(raiseLadder, raise(position));
    expect(after.whyNot(raiseLadder, raise(after, 'o', '0202', '0301'))).toBe('worked-already');
  });

  test('2.11.2 in the movement phase it costs 1 MP as the end of the move', () => {
    const near = rampart({}, orc('E3Y', { at: '0601' })).act(
      move,
      march(rampart(), 'o', '0501', '0401', '0301'),
    );
    expect(near.whyNot(raiseLadder, raise(near))).toBeNull();
    const far = rampart({}, orc('E3Y', { at: '0301', state: { moved: true, spent: 7 } }));
    expect(far.whyNot(raiseLadder, raise(far))).toBe('not-enough-movement');
  });

  test('2.11.2 a unit that has not moved may raise one in the movement phase, and then stays', () => {
    const after = rampart().act(raiseLadder, raise(rampart()));
    expect(whyNotMarch(after, 'o', '0401')).toBe('worked-already');
  });

  test('2.11.2 in the siege phase it costs no movement', () => {
    const position = rampart({ step: 'siege.choosing' }, orc('E3Y', { at: '0301', ma: 0 }));
    expect(position.whyNot(raiseLadder, raise(position))).toBeNull();
  });

  test('2.7.9 who has pushed an engine raises a ladder out of the 2 MP of the push', () => {
    const pushed = (spent: number): Position =>
      rampart(
        { pieces: { x: engine('catapult', BESIEGER, { at: '0301', state: { moved: true, spent } }) } },
        orc('E3Y', { at: '0301', state: { moved: true, spent } }),
      );
    expect(pushed(2).whyNot(raiseLadder, raise(pushed(2)))).toBeNull();
    expect(pushed(3).whyNot(raiseLadder, raise(pushed(3)))).toBe('not-enough-movement');
  });

  test('2.11.2 it may be raised though the hex behind is held', () => {
    const position = rampart({ pieces: { g: guard('D3X', { at: '0201' }) } });
    expect(position.whyNot(raiseLadder, raise(position))).toBeNull();
  });

  test.each([['tower'], ['gate'], ['main-gate']])('2.11.2 no ladder stands at a %s', (kind) => {
    const position = rampart({ sides: [`0201/0301 ${kind} up 0201 level 1`] });
    expect(position.whyNot(raiseLadder, raise(position))).toBe('not-a-wall');
  });

  test('2.11.2 no ladder stands at the rock', () => {
    const position = rampart({ sides: ['0201/0301 wall up 0201 level 1 rock'] });
    expect(position.whyNot(raiseLadder, raise(position))).toBe('not-a-wall');
  });

  test('2.11.2 no ladder stands at a breached wall', () => {
    const position = rampart().with({ works: [{ breached: true, holder: DEFENDER }] });
    expect(position.whyNot(raiseLadder, raise(position))).toBe('already-breached');
  });

  test('2.11.2 no ladder is raised from within', () => {
    const position = rampart({}, orc('E3Y', { at: '0201' }));
    expect(position.whyNot(raiseLadder, raise(position))).toBe('not-from-outside');
  });

  test('2.11.2 no ladder is raised from afar', () => {
    const position = rampart({}, orc('E3Y', { at: '0401' }));
    expect(position.whyNot(raiseLadder, raise(position))).toBe('not-adjacent');
  });

  test('2.11.2 one ladder stands at a hexside', () => {
    const position = rampart({ raised: STANDING });
    expect(position.whyNot(raiseLadder, raise(position))).toBe('ladder-there');
  });

  test('2.11.2 the supply ends', () => {
    const position = rampart({ ladders: 0 });
    expect(position.whyNot(raiseLadder, raise(position))).toBe('no-ladders-left');
  });

  test('2.7.5 a disrupted unit raises none', () => {
    const position = rampart({}, orc('E3Y', { at: '0301', state: { disrupted: true } }));
    expect(position.whyNot(raiseLadder, raise(position))).toBe('disrupted');
  });

  test('2.7.7 cavalry raises none', () => {
    const position = rampart({}, orc('C3Y', { at: '0301', gait: 'horse' }));
    expect(position.whyNot(raiseLadder, raise(position))).toBe('cannot-climb');
  });

  test('2.0.10 ladders are for the besieger', () => {
    const position = rampart({ active: DEFENDER, pieces: { g: guard('D3X', { at: '0401' }) } });
    expect(position.whyNot(raiseLadder, raise(position, 'g'))).toBe('only-the-besieger');
  });
});

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
});

/** One row: 0101 on level 3, 0201 level 2, 0301 level 1, the rest field; what stands between the levels, from the outside in. */
function rings(
  outer: string,
  middle: string,
  inner: string,
  pieces: Readonly<Record<string, Soldier>>,
): Position {
  return siege({
    map: '. . . . . . . .',
    levels: '3 2 1 . . . . .',
    sides: [
      `0301/0401 ${outer} up 0301 level 1`,
      `0201/0301 ${middle} up 0201 level 2`,
      `0101/0201 ${inner} up 0101 level 3`,
    ],
    step: 'siege.choosing',
    pieces,
  });
}

const OUTER = ['0301', '0401'] as const;
const MIDDLE = ['0201', '0301'] as const;
const INNER = ['0101', '0201'] as const;

function strike(position: Position, [a, b]: readonly [string, string], weapon = 'x'): ActionOf<'Breach'> {
  return { type: 'Breach', engine: position.piece(weapon), hexside: position.side(a, b) };
}

function catapultAt(hex: string, middle = 'wall', outer = 'wall', inner = 'wall', others = {}): Position {
  return rings(outer, middle, inner, { x: engine('catapult', BESIEGER, { at: hex }), ...others });
}

/** Which totals of two dice from 2 to 12 breach. */
function breaching(position: Position, side: readonly [string, string]): readonly number[] {
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sum) => {
    const high = Math.min(6, sum - 1);
    const after = position.act(breach, strike(position, side), high, sum - high);
    return after.events.some(({ type }) => type === 'HexsideBreached');
  });
}

describe('16.3 breaching by catapult', () => {
  test.each([
    ['0301', 'wall', [7]],
    ['0301', 'tower', [3]],
    ['0301', 'gate', [4, 5]],
    ['0401', 'wall', [5]],
    ['0401', 'tower', [2]],
    ['0401', 'gate', [6]],
    ['0501', 'wall', [3]],
    ['0501', 'gate', [4]],
    ['0601', 'wall', [3]],
    ['0601', 'gate', [4]],
  ])('16.3 from %s, range counted to the hex behind, a %s falls on %j', (hex, kind, totals) => {
    expect(breaching(catapultAt(hex, kind), MIDDLE)).toEqual(totals);
  });

  test('16.3 a tower is out of the question beyond two hexes', () => {
    for (const hex of ['0501', '0601']) {
      const position = catapultAt(hex, 'tower');
      expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('prohibited');
    }
  });

  test('2.11.7 no catapult breaches beyond four hexes', () => {
    const position = catapultAt('0701');
    expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('out-of-range');
  });

  test.each([['wall'], ['tower']])('16.3 the outer %s is never breached', (kind) => {
    const position = catapultAt('0401', 'wall', kind);
    expect(position.whyNot(breach, strike(position, OUTER))).toBe('outer-wall-never-breached');
  });

  test('16.3 the Great Gate is proof against catapults', () => {
    for (const hex of ['0401', '0501', '0601']) {
      const position = catapultAt(hex, 'wall', 'main-gate');
      expect(position.whyNot(breach, strike(position, OUTER))).toBe('prohibited');
    }
  });

  test('2.11.7 a catapult throws over other walls', () => {
    expect(breaching(catapultAt('0401'), INNER)).toEqual([3]);
  });

  test('2.11.7 only from outside inward', () => {
    for (const hex of ['0201', '0101']) {
      const position = catapultAt(hex);
      expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('not-from-outside');
    }
  });

  test('2.11.7 not from beside the hexside', () => {
    const position = siege({
      map: '. .\n. x',
      levels: '2 1\n1 1',
      sides: ['0101/0201 wall up 0101 level 2', '0101/0102 wall up 0101 level 2'],
      pieces: { x: engine('catapult') },
    });
    expect(position.whyNot(breach, strike(position, ['0101', '0102']))).toBeNull();
    expect(position.whyNot(breach, strike(position, ['0101', '0201']))).toBeNull();
    const beside = position.with({
      pieces: position.state.pieces.map((piece) => ({ ...piece, at: position.hex('0102') })),
    });
    expect(beside.whyNot(breach, strike(beside, ['0101', '0201']))).toBe('not-from-outside');
  });

  test('2.11.5 no catapult throws out of a tunnel', () => {
    const position = siege({
      map: '. t',
      levels: '2 1',
      sides: ['0101/0201 wall up 0101 level 2'],
      pieces: { x: engine('catapult', BESIEGER, { at: '0201' }) },
    });
    expect(position.whyNot(breach, strike(position, ['0101', '0201']))).toBe('in-a-tunnel');
  });

  test('2.11.5 the catapults of the city never breach', () => {
    const position = rings('wall', 'wall', 'wall', {
      x: engine('catapult', DEFENDER, { at: '0301' }),
    }).with({ active: DEFENDER });
    expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('only-the-besieger');
  });

  test('2.11.5 a catapult does one thing a turn', () => {
    const position = catapultAt('0301');
    const after = position.act(breach, strike(position, MIDDLE), 1, 1);
    expect(after.whyNot(breach, strike(after, MIDDLE))).toBe('worked-already');
  });

  test('2.11.7 another catapult may try the same hexside', () => {
    const position = rings('wall', 'wall', 'wall', {
      x: engine('catapult', BESIEGER, { at: '0301' }),
      y: engine('catapult', BESIEGER, { at: '0401' }),
    });
    const after = position.act(breach, strike(position, MIDDLE), 1, 1);
    expect(after.whyNot(breach, strike(after, MIDDLE, 'y'))).toBeNull();
  });

  test('2.11.5 a catapult that moved does not work', () => {
    const position = rings('wall', 'wall', 'wall', {
      x: engine('catapult', BESIEGER, { at: '0301', state: { moved: true } }),
    });
    expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('moved-already');
  });

  test('16.3 a siege tower breaches nothing', () => {
    const position = rings('wall', 'wall', 'wall', { x: engine('siege-tower', BESIEGER, { at: '0301' }) });
    expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('not-a-siege-weapon');
  });

  test('2.3.2 what is breached is breached for ever', () => {
    const position = catapultAt('0301');
    const after = position.act(breach, strike(position, MIDDLE), 3, 4);
    const fresh = after.with({ pieces: after.state.pieces.map((piece) => ({ ...piece, worked: false })) });
    expect(fresh.whyNot(breach, strike(fresh, MIDDLE))).toBe('already-breached');
  });

  test('16.3 there must be something to breach', () => {
    const position = catapultAt('0401');
    expect(position.whyNot(breach, strike(position, ['0401', '0501']))).toBe('no-work-there');
    expect(position.whyNot(breach, { ...strike(position, MIDDLE), hexside: -5 as never })).toBe(
      'no-work-there',
    );
  });

  test('2.10.2 a breached inner gate counts 5, a breached wall 3', () => {
    const wall = catapultAt('0301');
    const gate = catapultAt('0301', 'gate');
    expect(wall.act(breach, strike(wall, MIDDLE), 3, 4).state.tracks).toEqual([3, 0]);
    expect(gate.act(breach, strike(gate, MIDDLE), 2, 2).state.tracks).toEqual([5, 0]);
  });

  test('2.11.7 a ladder on a breached hexside is removed', () => {
    const position = catapultAt('0401').with({
      ladders: [
        { hexside: catapultAt('0401').side(...MIDDLE), foot: catapultAt('0401').hex('0301'), turn: 1 },
      ],
    });
    expect(position.act(breach, strike(position, MIDDLE), 2, 3).state.ladders).toEqual([]);
  });

  test('2.11.7 the rubble of a tower hurts the unit behind it', () => {
    const position = catapultAt('0301', 'tower', 'wall', 'gate', {
      g: guard('D3X', { at: '0201', value: 9 }),
    });
    const after = position.act(breach, strike(position, MIDDLE), 1, 2, 1);
    expect(after.standing('g')).toMatchObject({ reduced: true, disrupted: true });
    expect(after.where('g')).toBe('0101');
  });

  test('2.11.7 the rubble of a wall or gate hurts nobody', () => {
    const position = catapultAt('0301', 'wall', 'wall', 'gate', { g: guard('D3X', { at: '0201' }) });
    const after = position.act(breach, strike(position, MIDDLE), 3, 4);
    expect(after.standing('g')).toMatchObject({ reduced: false, disrupted: false });
  });
});

describe('2.11.12 Grond', () => {
  const before = (
    at: string,
    pieces: Readonly<Record<string, Soldier>> = { o: orc('E3Y', { at }) },
  ): Position => rings('main-gate', 'wall', 'wall', { x: engine('grond', BESIEGER, { at }), ...pieces });

  test('16.3 Grond opens the Great Gate on 5 to 9', () => {
    expect(breaching(before('0401'), OUTER)).toEqual([5, 6, 7, 8, 9]);
  });

  test.each([
    ['gate', [3, 4, 5, 6, 7, 8, 9, 10]],
    ['wall', [4]],
    ['tower', [2]],
  ])('16.3 Grond opens an inner %s on %j', (kind, totals) => {
    const position = rings('main-gate', kind, 'wall', {
      x: engine('grond', BESIEGER, { at: '0301' }),
      o: orc('E3Y', { at: '0301' }),
    });
    expect(breaching(position, MIDDLE)).toEqual(totals);
  });

  test('2.11.12 Grond never breaches the outer wall', () => {
    const position = rings('wall', 'wall', 'wall', {
      x: engine('grond', BESIEGER, { at: '0401' }),
      o: orc('E3Y', { at: '0401' }),
    });
    expect(position.whyNot(breach, strike(position, OUTER))).toBe('outer-wall-never-breached');
  });

  test('2.11.12 Grond stands beside the hexside', () => {
    expect(before('0501').whyNot(breach, strike(before('0501'), OUTER))).toBe('must-be-adjacent');
  });

  test('2.11.12 Grond strikes from the outer side', () => {
    expect(before('0301').whyNot(breach, strike(before('0301'), OUTER))).toBe('not-from-outside');
  });

  test('2.11.12 an orc or troll in contact is enough', () => {
    const position = before('0401', { o: orc('E3Y', { at: '0501' }) });
    expect(position.whyNot(breach, strike(position, OUTER))).toBeNull();
  });

  test.each<[string, Readonly<Record<string, Soldier>>]>([
    ['nobody is near', {}],
    ['the orc is two hexes off', { o: orc('E3Y', { at: '0601' }) }],
    ['the orc is disrupted', { o: orc('E3Y', { at: '0401', state: { disrupted: true } }) }],
    ['only other foot is near', { o: orc('E2Y', { at: '0401', traits: ['pushes', 'ladders'] }) }],
    ['the orc is behind the shut gate', { o: orc('E3Y', { at: '0301' }) }],
  ])('2.11.12 Grond does not strike if %s', (_why, pieces) => {
    const position = before('0401', pieces);
    expect(position.whyNot(breach, strike(position, OUTER))).toBe('grond-unattended');
  });

  test('2.11.12 he strikes once a siege phase', () => {
    const after = before('0401').act(breach, strike(before('0401'), OUTER), 1, 1);
    expect(after.whyNot(breach, strike(after, OUTER))).toBe('worked-already');
    expect(types(after.events)).toEqual(['DiceRolled', 'UnitActed', 'HexsideHeld']);
  });

  test('2.11.12 the orc who serves him has not acted and may move', () => {
    const after = before('0401').act(breach, strike(before('0401'), OUTER), 1, 1);
    expect(whyNotMarch(after, 'o', '0501')).toBeNull();
    expect(after.whyNot(move, { ...march(after, 'o', '0501'), pushes: after.piece('x') })).toBe(
      'worked-already',
    );
  });

  test('2.10.2 the breach of the Great Gate counts 5, once', () => {
    const after = before('0401').act(breach, strike(before('0401'), OUTER), 3, 4);
    expect(after.state.tracks).toEqual([5, 0]);
    const counted = before('0401').with({ mainGateCounted: true });
    expect(counted.act(breach, strike(counted, OUTER), 3, 4).state.tracks).toEqual([0, 0]);
  });
});

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
