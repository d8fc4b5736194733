/** Case 2.9.3: units that rally themselves. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { rallySelf } from '../../src/engine/verbs/rallySelf.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';

const shaken = { state: { disrupted: true } };

function rally(at: Position, unit: string): ActionOf<'RallySelf'> {
  return { type: 'RallySelf', unit: at.piece(unit) };
}

function alone(): Position {
  return siege({ map: 'd . . o', pieces: { d: guard('D3X', shaken), o: orc('E3Y') }, active: DEFENDER });
}

describe('2.9.3 self-rally', () => {
  test.each([
    [1, 2, false],
    [1, 3, true],
    [2, 3, true],
    [3, 3, false],
    [6, 6, false],
  ])('2.9.3 row 1 of the table, 4 or 5: %i and %i', (a, b, ordered) => {
    const before = alone();
    expect(before.act(rallySelf, rally(before, 'd'), a, b).standing('d').disrupted).toBe(!ordered);
  });

  test('2.9.1 a unit is tried once a rally phase', () => {
    const before = alone();
    const after = before.act(rallySelf, rally(before, 'd'), 6, 6);
    expect(after.whyNot(rallySelf, rally(after, 'd'))).toBe('tried-already');
  });

  test('2.9.3 not in an enemy zone', () => {
    const position = siege({
      map: 'd o',
      pieces: { d: guard('D3X', shaken), o: orc('E3Y') },
      active: DEFENDER,
    });
    expect(position.whyNot(rallySelf, rally(position, 'd'))).toBe('enemy-zone-no-self-rally');
  });

  test('2.3.1 a unit that rallies inside a gate of the enemy takes it at once', () => {
    const inside = siege({
      map: 'o .',
      levels: '1 .',
      sides: ['0101/0201 gate up 0101 level 1'],
      pieces: { o: orc('E3Y', shaken) },
    });
    expect(inside.act(rallySelf, rally(inside, 'o'), 2, 2).state.works[0]!.holder).toBe(BESIEGER);
    expect(inside.act(rallySelf, rally(inside, 'o'), 6, 6).state.works[0]!.holder).toBe(DEFENDER);
  });

  test('2.9.3 beside a disrupted enemy, or behind a wall, there is no zone', () => {
    const calm = siege({
      map: 'd o',
      pieces: { d: guard('D3X', shaken), o: orc('E3Y', shaken) },
      active: DEFENDER,
    });
    expect(calm.whyNot(rallySelf, rally(calm, 'd'))).toBeNull();
    const walled = siege({
      map: 'd o',
      levels: '1 .',
      sides: ['0101/0201 wall up 0101 level 1'],
      pieces: { d: guard('D3X', shaken), o: orc('E3Y') },
      active: DEFENDER,
    });
    expect(walled.whyNot(rallySelf, rally(walled, 'd'))).toBeNull();
  });

  test('2.9.2 a demoralized force still rallies on row 1: no rating goes below it', () => {
    const before = alone().with({ demoralized: [true, false] });
    expect(before.act(rallySelf, rally(before, 'd'), 2, 2).standing('d').disrupted).toBe(false);
  });

  test('2.9.1 ordered units, engines, enemies and pieces off the map are not tried', () => {
    const position = siege({
      map: 'd . x . o',
      pieces: {
        d: guard('D3X'),
        x: engine('catapult', DEFENDER),
        o: orc('E3Y', shaken),
        f: guard('D3X', { ...shaken, at: 'off' }),
      },
      active: DEFENDER,
    });
    expect(position.whyNot(rallySelf, rally(position, 'd'))).toBe('not-disrupted');
    expect(position.whyNot(rallySelf, rally(position, 'x'))).toBe('not-a-unit');
    expect(position.whyNot(rallySelf, rally(position, 'o'))).toBe('not-your-piece');
    expect(position.whyNot(rallySelf, rally(position, 'f'))).toBe('not-on-the-map');
    expect(rallySelf.options(position.battle, position.state)).toEqual([]);
  });

  test('2.4.6 rallying gives no strength back', () => {
    const d = guard('D3X', { state: { disrupted: true, lost: 1 } });
    const before = siege({ map: 'd . . o', pieces: { d, o: orc('E3Y') }, active: DEFENDER });
    expect(before.act(rallySelf, rally(before, 'd'), 2, 2).standing('d')).toMatchObject({
      disrupted: false,
      lost: 1,
    });
  });
});
