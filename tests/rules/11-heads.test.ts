/** Cases 2.11.8 and 2.11.1: throwing heads into the city, and the one act of an engine or unit in the siege phase. */
import { describe, expect, test } from 'vitest';
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { Step } from '../../src/engine/state.ts';
import { bombard } from '../../src/engine/verbs/bombard.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { digTrench } from '../../src/engine/verbs/digTrench.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { raiseLadder } from '../../src/engine/verbs/raiseLadder.ts';
import { throwHead } from '../../src/engine/verbs/throwHead.ts';
import { permittedIn } from '../../src/sequence/permits.ts';
import { engine, guard, orc, siege, types, type Plan, type Position } from '../kit/siege.ts';
import { attack, blow, causes, shot } from './blows.ts';
import { push, whyNotMarch } from './orders.ts';

/** One row: 0101 to 0301 city on level 1, then field; a catapult `x` in 0501 unless placed elsewhere. */
function bowl(plan: Partial<Plan> = {}, at = '0501'): Position {
  return siege({
    map: '. . . . . . .',
    levels: '1 1 1 . . . .',
    sides: ['0301/0401 wall up 0301 level 1'],
    step: 'siege.choosing',
    ...plan,
    pieces: { x: engine('catapult', BESIEGER, { at }), ...plan.pieces },
  });
}

function heads(position: Position, hex: string, by = 'x'): ActionOf<'ThrowHead'> {
  return { type: 'ThrowHead', engine: position.piece(by), hex: position.hex(hex) };
}

describe('2.11.8 throwing heads', () => {
  test.each([
    ['0401', 1, [2, 3, 4, 5, 6]],
    ['0501', 2, [3, 4, 5, 6]],
    ['0601', 3, [4, 5, 6]],
  ])('2.11.8 from %s, at distance %i, they land on a die above it', (at, _distance, landing) => {
    const position = bowl({}, at);
    const landed = [1, 2, 3, 4, 5, 6].filter(
      (face) => position.act(throwHead, heads(position, '0301'), face).state.heads.length === 1,
    );
    expect(landed).toEqual(landing);
  });

  test('2.11.8 heads that land cost the garrison 1 and leave their marker', () => {
    const position = bowl();
    const after = position.act(throwHead, heads(position, '0301'), 6);
    expect(types(after.events)).toEqual(['UnitActed', 'DiceRolled', 'HeadThrown', 'TrackMoved']);
    expect([after.state.tracks, after.state.heads]).toEqual([[1, 0], [position.hex('0301')]]);
  });

  test('2.11.8 nine in all, landed or not a thrown head is gone', () => {
    const position = bowl();
    expect(position.state.headSupply).toBe(9);
    for (const face of [1, 6]) {
      expect(position.act(throwHead, heads(position, '0301'), face).state.headSupply).toBe(8);
    }
    expect(position.act(throwHead, heads(position, '0301'), 1).state.tracks).toEqual([0, 0]);
    expect(bowl({ heads: 0 }).whyNot(throwHead, heads(position, '0301'))).toBe('no-heads-left');
  });

  test('2.11.8 not further than three hexes, nor into its own hex', () => {
    expect(bowl({}, '0701').whyNot(throwHead, heads(bowl(), '0301'))).toBe('out-of-range');
    expect(bowl({}, '0301').whyNot(throwHead, heads(bowl(), '0301'))).toBe('out-of-range');
  });

  test('2.11.8 only into city hexes', () => {
    expect(bowl().whyNot(throwHead, heads(bowl(), '0401'))).toBe('not-a-city-hex');
  });

  test('2.11.8 not into or out of tunnels', () => {
    const into = bowl({ map: '. . t . . . .', sides: [] });
    expect(into.whyNot(throwHead, heads(into, '0301'))).toBe('in-a-tunnel');
    const out = bowl({ map: '. . t . . . .', sides: [] }, '0301');
    expect(out.whyNot(throwHead, heads(out, '0201'))).toBe('in-a-tunnel');
  });

  test('2.11.8 not into a hex with a marker', () => {
    const after = bowl({ pieces: { y: engine('catapult', BESIEGER, { at: '0401' }) } }).act(
      throwHead,
      heads(bowl(), '0301'),
      6,
    );
    expect(after.whyNot(throwHead, heads(after, '0301', 'y'))).toBe('head-there');
    expect(after.whyNot(throwHead, heads(after, '0201', 'y'))).toBeNull();
  });

  test('2.11.8 only a catapult of the besieger throws them', () => {
    const grond = bowl({ pieces: { x: engine('grond', BESIEGER, { at: '0401' }) } });
    expect(grond.whyNot(throwHead, heads(grond, '0301'))).toBe('not-a-catapult');
    const city = bowl({ active: DEFENDER, pieces: { x: engine('catapult', DEFENDER, { at: '0201' }) } });
    expect(city.whyNot(throwHead, heads(city, '0301'))).toBe('only-the-besieger');
  });

  test('2.11.8 in the siege phase and no other', () => {
    const steps = [
      'siege.choosing',
      'besieger-movement.choosing',
      'besieger-combat.missile.choosing',
    ] as Step[];
    expect(steps.map((step) => permittedIn(step).has('ThrowHead'))).toEqual([true, false, false]);
  });

  test('2.11.8 a unit of the defender that defends where heads lie has a morale one letter worse', () => {
    const position = bowl({
      pieces: { g: guard('D3X', { at: '0201' }), o: orc('E3Y', { at: '0101' }) },
    });
    const shaken = position.with({ heads: [position.hex('0201'), position.hex('0101')] });
    expect([attack(position, 'melee', 'o', 'g').morale, attack(shaken, 'melee', 'o', 'g').morale]).toEqual([
      'X',
      'Y',
    ]);
    expect(causes(attack(shaken, 'melee', 'o', 'g'))).toEqual(['head']);
    expect(causes(attack(shaken, 'melee', 'g', 'o'))).toEqual([]);
  });
});

describe('2.11.1 one act of the siege phase', () => {
  const engaged = (): Position =>
    siege({
      map: '. . . . . . .',
      levels: '3 2 1 . . . .',
      sides: ['0201/0301 wall up 0201 level 2'],
      step: 'siege.choosing',
      pieces: {
        x: engine('catapult', BESIEGER, { at: '0401' }),
        o: orc('E3Y', { at: '0401' }),
        k: engine('catapult', DEFENDER, { at: '0101' }),
        g: guard('D3X', { at: '0201' }),
      },
    });

  test('2.11.1 a catapult that threw heads neither breaks walls, nor shoots, nor moves, nor throws again', () => {
    const start = engaged();
    const after = start.act(throwHead, heads(start, '0301'), 1);
    const wall = { type: 'Breach', engine: after.piece('x'), hexside: after.side('0201', '0301') } as const;
    const aim = { type: 'Bombard', engine: after.piece('x'), target: after.piece('k') } as const;
    expect([start.whyNot(breach, wall), start.whyNot(bombard, aim)]).toEqual([null, null]);
    expect(after.whyNot(breach, wall)).toBe('worked-already');
    expect(after.whyNot(bombard, aim)).toBe('worked-already');
    expect(after.whyNot(throwHead, heads(after, '0101'))).toBe('worked-already');
    expect(after.whyNot(move, push(after, 'o', 'x', '0501'))).toBe('worked-already');
    expect(after.whyNot(fire, shot(after, 'x', 'g'))).toBe('worked-already');
  });

  test('2.11.1 a catapult that broke or shot throws no heads', () => {
    const start = engaged();
    const wall = { type: 'Breach', engine: start.piece('x'), hexside: start.side('0201', '0301') } as const;
    const tried = start.act(breach, wall, 1, 1);
    expect(tried.whyNot(throwHead, heads(tried, '0301'))).toBe('worked-already');
    const aim = { type: 'Bombard', engine: start.piece('x'), target: start.piece('k') } as const;
    const thrown = start.act(bombard, aim, 6);
    expect(thrown.whyNot(throwHead, heads(thrown, '0301'))).toBe('worked-already');
  });

  test('2.11.1 a unit that dug raises no ladder, and the other way round; it may still attack', () => {
    const start = siege({
      map: '. . .\n. . .\n. . .\n. . .',
      levels: '1 1 1\n. . .\n. . .\n. . .',
      sides: ['0101/0102 wall up 0101 level 1', '0102/0201 wall up 0201 level 1'],
      step: 'siege.choosing',
      options: { fireTrenches: true },
      pieces: {
        o: orc('E3Y', { at: '0102', traits: ['ladders', 'digs', 'pushes'] }),
        g: guard('D3X', { at: '0202' }),
      },
    });
    const dig = { type: 'DigTrench', unit: start.piece('o'), hex: start.hex('0103') } as const;
    const raise = {
      type: 'RaiseLadder',
      unit: start.piece('o'),
      hexside: start.side('0201', '0102'),
    } as const;
    const dug = start.act(digTrench, dig);
    expect(dug.whyNot(raiseLadder, raise)).toBe('worked-already');
    expect(dug.whyNot(melee, blow(dug, 'o', 'g'))).toBeNull();
    expect(whyNotMarch(dug, 'o', '0203')).toBe('moved-already');
    expect(start.act(raiseLadder, raise).whyNot(digTrench, dig)).toBe('worked-already');
  });
});
