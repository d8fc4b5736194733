/** Cases 2.11.5-2.11.7 and 2.11.12: engines that cannot do what others can. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { bombardChance, isAttended, whyNotWork } from '../../src/engine/facts/siegeWeapons.ts';
import { strengthOf } from '../../src/engine/facts/strength.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { engine, guard, orc, siege, type Position, type Soldier } from '../kit/siege.ts';
import { MIDDLE, rings, strike } from './rings.ts';

function idle(x: Soldier): string | null {
  const { battle, state, piece } = siege({ map: '. . .', pieces: { x }, step: 'siege.choosing' });
  return whyNotWork(battle, state, piece('x'))?.code ?? null;
}

describe('2.11.1 engines at work', () => {
  test('2.11.5 a catapult that has moved does not work, Grond may still strike', () => {
    const moved = { at: '0201', state: { moved: true } } as const;
    expect(idle(engine('catapult', BESIEGER, moved))).toBe('moved-already');
    expect(idle(engine('grond', BESIEGER, moved))).toBeNull();
  });

  test('2.6.4 an engine that is off the map does not work', () => {
    expect(idle(engine('catapult', BESIEGER, { at: 'off' }))).toBe('not-on-the-map');
  });

  test('16.3 a siege tower breaches nothing', () => {
    const at = rings('wall', 'wall', 'wall', { x: engine('siege-tower', BESIEGER, { at: '0301' }) });
    expect(at.whyNot(breach, strike(at, MIDDLE))).toBe('not-a-siege-weapon');
  });

  test('2.8.2 of the engines only catapults throw, and none strikes hand to hand', () => {
    const { battle, state, piece } = siege({
      map: 'x y z',
      pieces: {
        x: engine('catapult', DEFENDER),
        y: engine('grond', BESIEGER),
        z: engine('siege-tower', BESIEGER),
      },
    });
    const strengths = ['x', 'y', 'z'].map((key) => strengthOf(battle, state, piece(key), 'fire')?.letter);
    expect(strengths).toEqual(['B', undefined, undefined]);
    expect(strengthOf(battle, state, piece('x'), 'melee')).toBeNull();
  });
});

describe('2.11.5 tunnels', () => {
  const under = (x: string, y: string): unknown => {
    const { battle, state, piece } = siege({
      map: '. . t .',
      pieces: { x: engine('catapult', BESIEGER, { at: x }), y: engine('catapult', DEFENDER, { at: y }) },
    });
    const chance = bombardChance(battle, state, piece('x'), piece('y'));
    return typeof chance === 'number' ? 'a chance' : chance.code;
  };

  test('2.11.5 no catapult throws into a tunnel or out of one', () => {
    expect(under('0101', '0401')).toBe('a chance');
    expect(under('0101', '0301')).toBe('in-a-tunnel');
    expect(under('0301', '0101')).toBe('in-a-tunnel');
  });

  test('2.11.5 no catapult breaches a wall with a tunnel behind it', () => {
    const at = siege({
      map: 't . . .',
      levels: '2 1 1 .',
      sides: ['0101/0201 wall up 0101 level 2'],
      step: 'siege.choosing',
      pieces: { x: engine('catapult', BESIEGER, { at: '0301' }) },
    });
    expect(at.whyNot(breach, strike(at, ['0101', '0201']))).toBe('in-a-tunnel');
  });
});

describe('2.11.12 who serves Grond', () => {
  const attended = (u: Soldier): boolean => {
    const { battle, state, piece }: Position = siege({
      map: 'u x .',
      pieces: { u, x: engine('grond', BESIEGER) },
    });
    return isAttended(battle, state, piece('x'));
  };

  test('2.11.12 a unit of its own side that may push it and is in order', () => {
    const fit = { traits: ['pushes-grond'] } as const;
    expect(attended(orc('E3Y', fit))).toBe(true);
    expect(attended(orc('E3Y', { traits: [] }))).toBe(false);
    expect(attended(orc('E3Y', { ...fit, state: { disrupted: true } }))).toBe(false);
    expect(attended(guard('D3X', fit))).toBe(false);
  });
});
