/** Case 2.2.10: fire-trenches, and the Crater row of the terrain chart on this map. */
import { describe, expect, test } from 'vitest';
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { inContact } from '../../src/engine/facts/hexsides.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import { digTrench } from '../../src/engine/verbs/digTrench.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { move } from '../../src/engine/verbs/move.ts';
import {
  engine,
  guard,
  hero,
  orc,
  siege,
  types,
  type Plan,
  type Position,
  type SoldierSpec,
} from '../kit/siege.ts';
import { ends, mustGoBack, shot, whyNotBackTo } from './blows.ts';
import { goals, push, whyNotMarch } from './orders.ts';

const DIGS = { traits: ['digs', 'pushes', 'ladders'] } as const satisfies SoldierSpec;

/** One row: 0101 city, so that 0301 is at distance 2 from the wall and 0601 at 5; an orc that digs in 0401. */
function field(plan: Partial<Plan> = {}, at = '0401', spec: SoldierSpec = {}): Position {
  return siege({
    map: '. . . . . . .',
    levels: '1 . . . . . .',
    sides: ['0101/0201 wall up 0101 level 1'],
    step: 'siege.choosing',
    turn: 2,
    options: { fireTrenches: true },
    ...plan,
    pieces: { o: orc('E3Y', { ...DIGS, ...spec, at }), ...plan.pieces },
  });
}

function dig(position: Position, hex: string, unit = 'o'): ActionOf<'DigTrench'> {
  return { type: 'DigTrench', unit: position.piece(unit), hex: position.hex(hex) };
}

describe('2.2.10 digging', () => {
  test('2.2.10 an ordered orc turns a neighbouring field hex into a Crater, one of six', () => {
    const position = field();
    const after = position.act(digTrench, dig(position, '0301'));
    expect(types(after.events)).toEqual(['TrenchDug', 'UnitActed', 'UnitActed']);
    expect([after.state.trenches, after.state.trenchSupply]).toEqual([[position.hex('0301')], 5]);
  });

  test('2.2.10 by option only', () => {
    const position = field({ options: { fireTrenches: false } });
    expect(position.whyNot(digTrench, dig(position, '0301'))).toBe('trenches-not-played');
    expect(digTrench.options(position.battle, position.state)).toEqual([]);
    expect(digTrench.options(field().battle, field().state)).toHaveLength(2);
  });

  test.each([
    [1, 'wrong-turn-for-trenches'],
    [2, null],
    [3, null],
    [4, null],
    [5, 'wrong-turn-for-trenches'],
  ])('2.2.10 on turn %i: %s', (turn, why) => {
    expect(field({ turn }).whyNot(digTrench, dig(field(), '0301'))).toBe(why);
  });

  test('2.2.10 six in all', () => {
    expect(field({ trenches: 0 }).whyNot(digTrench, dig(field(), '0301'))).toBe('no-trenches-left');
  });

  test.each([
    ['0301', '0201', 'out-of-range'],
    ['0401', '0301', null],
    ['0401', '0501', null],
    ['0501', '0601', 'out-of-range'],
  ])('2.2.10 from %s into %s, at distance 2 to 4 from the wall: %s', (at, hex, why) => {
    expect(field({}, at).whyNot(digTrench, dig(field(), hex))).toBe(why);
  });

  test('2.2.10 only into a neighbour', () => {
    expect(field().whyNot(digTrench, dig(field(), '0201'))).toBe('not-adjacent');
    expect(field().whyNot(digTrench, dig(field(), '0401'))).toBe('not-adjacent');
  });

  test.each([['p'], ['g'], ['M']])('2.2.10 only into Clear hexes: not %s', (letter) => {
    const position = field({ map: `. . ${letter} . . . .` });
    expect(position.whyNot(digTrench, dig(position, '0301'))).toBe('not-clear-field');
  });

  test('2.2.10 not into a hex with a road, nor into the city, nor twice into one', () => {
    const road = field({ roads: [['0201', '0301']] });
    expect(road.whyNot(digTrench, dig(road, '0301'))).toBe('not-clear-field');
    const city = field({ levels: '1 . 2 . . . .' });
    expect(city.whyNot(digTrench, dig(city, '0301'))).toBe('not-clear-field');
    const dug = field({ pieces: { p: orc('E1Z', { ...DIGS, at: '0201' }) } }).act(
      digTrench,
      dig(field(), '0301'),
    );
    expect(dug.whyNot(digTrench, dig(dug, '0301', 'p'))).toBe('not-clear-field');
  });

  test.each([
    ['a unit', orc('E1Z', { at: '0301' })],
    ['an engine', engine('catapult', BESIEGER, { at: '0301' })],
    ['a personage', hero(DEFENDER, { at: '0301' })],
  ])('2.2.10 only into an empty hex: not with %s', (_what, piece) => {
    const position = field({ pieces: { z: piece } });
    expect(position.whyNot(digTrench, dig(position, '0301'))).toBe('not-empty');
  });

  test('2.2.10 only orcs of the besieger dig', () => {
    const troll = field({}, '0401', { traits: ['ladders', 'pushes'] });
    expect(troll.whyNot(digTrench, dig(troll, '0301'))).toBe('cannot-dig');
    const men = field({ active: DEFENDER, pieces: { g: guard('D3X', { ...DIGS, at: '0401' }) } }, '0701');
    expect(men.whyNot(digTrench, dig(men, '0301', 'g'))).toBe('only-the-besieger');
  });

  test('2.7.5 a disrupted unit does not dig', () => {
    const position = field({}, '0401', { state: { disrupted: true } });
    expect(position.whyNot(digTrench, dig(position, '0301'))).toBe('disrupted');
  });

  test('2.2.10 it counts as having moved: no move, no push, no second trench that turn', () => {
    const position = field({ pieces: { x: engine('catapult', BESIEGER, { at: '0401' }) } });
    const after = position.act(digTrench, dig(position, '0301'));
    expect(after.standing('o').moved).toBe(true);
    expect(whyNotMarch(after, 'o', '0501')).toBe('moved-already');
    expect(after.whyNot(move, push(after, 'o', 'x', '0501'))).toBe('moved-already');
    expect(after.whyNot(digTrench, dig(after, '0501'))).toBe('moved-already');
  });
});

describe('2.2.10, 4.3 a trench is a Crater', () => {
  /** A trench in 0401 between an orc in 0301 and a guard in 0501. */
  const dug = (plan: Partial<Plan> = {}): Position => {
    const position = field({ pieces: { g: guard('D3X', { at: '0501' }) }, ...plan }, '0301');
    return position.with({ trenches: [position.hex('0401')] });
  };

  test('4.3 nobody enters it', () => {
    expect(whyNotMarch(dug(), 'o', '0401')).toBe('mountain-or-crater');
    expect(goals(dug(), 'o')).not.toContain('0401');
    expect(goals(field({}, '0301'), 'o')).toContain('0401');
  });

  test('2.0.4 all its sides are closed: no contact, no zone of control', () => {
    const { battle, state, hex } = dug();
    expect(inContact(battle, state, hex('0401'), hex('0501'))).toBe(false);
    expect(inContact(battle, state, hex('0501'), hex('0401'))).toBe(false);
    expect(inZone(battle, state, DEFENDER, hex('0401'))).toBe(false);
    expect(inZone(battle, state, DEFENDER, hex('0601'))).toBe(true);
  });

  test('2.8.10 nobody goes back into it', () => {
    const owing = mustGoBack(dug(), 'o', 1, '0201');
    expect([ends(owing), whyNotBackTo(owing, '0401')]).toEqual([[], 'mountain-or-crater']);
  });

  test('2.2.10 missiles pass over it', () => {
    const position = dug({
      active: DEFENDER,
      step: 'defender-combat.missile.choosing',
      pieces: { g: guard('e2Y', { at: '0501' }) },
    });
    expect(position.whyNot(fire, shot(position, 'g', 'o'))).toBeNull();
  });

  test('2.2.10 it lasts: the tables of steps and zones follow when one is dug', () => {
    const position = field();
    expect(goals(position, 'o')).toContain('0301');
    const after = position.act(digTrench, dig(position, '0301'));
    const rested = after.with({ turn: 9, pieces: position.state.pieces });
    expect(goals(rested, 'o')).not.toContain('0301');
  });
});
