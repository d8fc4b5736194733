/** Case 2.11.2: raising ladders. */
import { describe, expect, test } from 'vitest';
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { raiseLadder } from '../../src/engine/verbs/raiseLadder.ts';
import { engine, guard, orc, type Position } from '../kit/siege.ts';
import { blow } from './blows.ts';
import { march, whyNotMarch } from './orders.ts';
import { rampart, STANDING, WALL } from './rampart.ts';

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
    const after = position
      .act(raiseLadder, raise(position))
      .with({ step: 'besieger-movement.choosing' as never });
    expect(whyNotMarch(after, 'o', '0401')).toBe('worked-already');
  });

  test('2.11.1 it may still attack in phase 4', () => {
    const position = rampart({
      step: 'siege.choosing',
      pieces: { g: guard('D3X', { at: '0401' }) },
    });
    const after = position.act(raiseLadder, raise(position));
    expect(after.whyNot(melee, blow(after, 'o', 'g'))).toBeNull();
  });

  test('2.11.2 it may be raised in an enemy zone of control', () => {
    const position = rampart({ pieces: { g: guard('D3X', { at: '0401' }) } });
    expect(position.whyNot(raiseLadder, raise(position))).toBeNull();
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
