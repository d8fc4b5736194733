/** Case 2.11.12 and chart 16.3: Grond. */
import { describe, expect, test } from 'vitest';
import { BESIEGER } from '../../src/engine/battle.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, orc, types, type Position, type Soldier } from '../kit/siege.ts';
import { march, whyNotMarch } from './orders.ts';
import { breaching, MIDDLE, OUTER, rings, strike } from './rings.ts';

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
