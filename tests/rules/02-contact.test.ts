/** Cases 2.0.4, 2.0.5 and 2.2.3: which hexsides are closed, and who is in contact. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../kit/siege.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { inContact } from '../../src/engine/facts/hexsides.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { raiseLadder } from '../../src/engine/verbs/raiseLadder.ts';
import { guard, orc, siege } from '../kit/siege.ts';
import { blow } from './blows.ts';
import { costOf, march } from './orders.ts';

function touching(position: Position, a: string, b: string): boolean {
  return inContact(position.battle, position.state, position.hex(a), position.hex(b));
}

describe('2.0.4 closed hexsides', () => {
  /** A guard in a tunnel whose only mouth is to the west; an orc at either side. */
  const pier = (): Position =>
    siege({
      map: 'o t u',
      sides: ['0101/0201 tunnel'],
      pieces: { o: orc('E3Y'), u: orc('E3Y'), d: guard('D3X', { at: '0201' }) },
    });

  test('2.0.4 a side of a tunnel hex that is no tunnel mouth is closed', () => {
    expect(touching(pier(), '0101', '0201')).toBe(true);
    expect(touching(pier(), '0301', '0201')).toBe(false);
    expect(touching(pier(), '0201', '0301')).toBe(false);
  });

  test('2.3 no melee goes through such a side', () => {
    expect(pier().whyNot(melee, blow(pier(), 'o', 'd'))).toBeNull();
    expect(pier().whyNot(melee, blow(pier(), 'u', 'd'))).toBe('not-in-contact');
  });

  test('2.7.3 no zone of control reaches through tunnel rock', () => {
    const { battle, state, hex } = pier();
    expect(inZone(battle, state, DEFENDER, hex('0101'))).toBe(true);
    expect(inZone(battle, state, DEFENDER, hex('0301'))).toBe(false);
    expect(inZone(battle, state, BESIEGER, hex('0201'))).toBe(true);
  });

  test('2.0.4 a breached wall into a tunnel hex does not open it', () => {
    const walled = siege({
      map: 't o',
      levels: '2 1',
      sides: ['0101/0201 wall up 0101 level 2'],
      pieces: { o: orc('E3Y') },
    });
    const open = walled.with({ works: [{ breached: true, holder: DEFENDER }] });
    expect(touching(open, '0101', '0201')).toBe(false);
  });

  test('2.2.3 no ladder leads into a tunnel hex', () => {
    const walled = siege({
      map: 't o',
      levels: '2 1',
      sides: ['0101/0201 wall up 0101 level 2'],
      pieces: { o: orc('E3Y') },
    });
    const action = {
      type: 'RaiseLadder',
      unit: walled.piece('o'),
      hexside: walled.side('0101', '0201'),
    } as const;
    expect(walled.whyNot(raiseLadder, action)).toBe('not-a-wall');
  });

  test('2.0.4 any side of a mountain is closed', () => {
    expect(touching(siege({ map: '. M' }), '0101', '0201')).toBe(false);
  });

  test.each(['wall', 'tower', 'gate', 'main-gate'])('2.0.4 a %s is closed until it is breached', (kind) => {
    const walled = siege({ map: '. .', levels: '1 .', sides: [`0101/0201 ${kind} up 0101 level 1`] });
    expect(touching(walled, '0101', '0201')).toBe(false);
    const open = walled.with({ works: [{ breached: true, holder: DEFENDER }] });
    expect(touching(open, '0101', '0201')).toBe(true);
  });

  test('2.0.4 a slope is open', () => {
    const hill = siege({ map: 'h .', sides: ['0101/0201 slope up 0101'] });
    expect(touching(hill, '0101', '0201')).toBe(true);
  });

  test('2.0.5 a ladder does not open its hexside: no zone and no contact', () => {
    const walled = siege({
      map: 'd o',
      levels: '1 .',
      sides: ['0101/0201 wall up 0101 level 1'],
      pieces: { d: guard('D3X'), o: orc('E3Y') },
      raised: [{ inner: '0101', outer: '0201' }],
    });
    expect(touching(walled, '0101', '0201')).toBe(false);
    expect(inZone(walled.battle, walled.state, BESIEGER, walled.hex('0101'))).toBe(false);
    expect(inZone(walled.battle, walled.state, DEFENDER, walled.hex('0201'))).toBe(false);
  });
});

describe('2.3 what a tunnel costs', () => {
  test('4.3 a tunnel mouth is no slope, whichever of its hexes the map calls the upper one', () => {
    const position = siege({ map: 'o t', sides: ['0101/0201 tunnel up 0201'], pieces: { o: orc('E3Y') } });
    expect(costOf(position, 'o', '0201')).toBe(2);
    expect(position.whyNot(move, march(position, 'o', '0201'))).toBeNull();
  });
});
