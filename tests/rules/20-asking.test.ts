/** Cases 2.18.2, 2.18.4 and 2.20: when the owner of a personage is asked, and by which step. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { Action, ActionType } from '../../src/engine/action.ts';
import { apply } from '../../src/game/apply.ts';
import { legalOf } from '../../src/game/legal.ts';
import { guard, hero, orc, siege, type Position } from '../kit/siege.ts';
import { blow } from './blows.ts';
import { advanceWith, backWith, escapeTo, flight, stroll } from './company.ts';
import { march } from './orders.ts';

/** Does an action by the whole game, sequence of play included. */
function played(at: Position, action: Action, ...faces: readonly number[]): Position {
  const applied = apply(at.battle, at.state, action, scripted(...faces));
  if (!applied.ok) throw new Error(applied.refusal.code);
  return at.with(applied.state);
}

function offered(at: Position, type: ActionType): number {
  return legalOf(at.battle, at.state, type).length;
}

const END = { type: 'EndStep' } as const;

describe('2.18.4 the place of an escape', () => {
  const before = siege({
    map: `
      o . . . .
       . . . . .
      . . . . .`,
    pieces: {
      o: orc('E3Y'),
      p: orc('E3Y', { at: '0103' }),
      a: hero(DEFENDER, { at: '0201' }),
      u: guard('D3X', { at: '0401' }),
      v: guard('D3X', { at: '0303' }),
    },
    step: 'besieger-movement.choosing',
  });

  test('2.20.7 the owner is asked while the enemy moves, and then the enemy moves on', () => {
    const asked = played(before, march(before, 'o', '0201'), 6);
    expect([asked.state.step, asked.state.active]).toEqual(['besieger-movement.escaping', DEFENDER]);
    expect(offered(asked, 'Escape')).toBe(2);
    const after = played(asked, escapeTo(asked, 'a', '0401'));
    expect([after.state.step, after.state.active]).toEqual(['besieger-movement.choosing', BESIEGER]);
    expect(after.where('a')).toBe('0401');
  });

  test('2.18.4 where one hex is the nearest nobody is asked', () => {
    const one = before.with({
      pieces: before.state.pieces.with(before.piece('v'), {
        ...before.standing('v'),
        at: before.hex('0503'),
      }),
    });
    const after = played(one, march(one, 'o', '0201'), 6);
    expect([after.state.step, after.where('a')]).toEqual(['besieger-movement.choosing', '0401']);
  });
});

describe('2.18.2 a melee with personages on both sides', () => {
  const before = siege({
    map: 'o d . . .',
    pieces: {
      o: orc('B3Z'),
      n: hero(BESIEGER, { at: '0101' }),
      d: guard('D1X'),
      a: hero(DEFENDER, { at: '0201' }),
      b: hero(DEFENDER, { at: '0201' }),
      u: guard('D3X', { at: '0501' }),
    },
    step: 'besieger-combat.melee.choosing',
  });

  test('2.20.3 the owner of the retreat says who goes along, the attacker who advances with him', () => {
    const hurt = played(before, blow(before, 'o', 'd'), 3, 3, 4);
    expect([hurt.state.step, hurt.state.active]).toEqual(['besieger-combat.melee.retreating', DEFENDER]);
    expect(offered(hurt, 'Retreat')).toBe(4);
    const back = played(hurt, backWith(hurt, 'd', ['a'], '0301', '0401'));
    expect([back.where('a'), back.where('b')]).toEqual(['0401', '0201']);
    expect([back.state.step, back.state.active]).toEqual(['besieger-combat.melee.advancing', BESIEGER]);
    const after = played(back, advanceWith(back, 'o', 'n'), 2);
    expect([after.where('o'), after.where('n'), after.where('b')]).toEqual(['0201', '0201', 'gone']);
    expect(after.state.owed).toEqual([]);
  });
});

describe('2.12.1 a move in a magic phase', () => {
  const before = siege({
    map: 'n . . . . g',
    pieces: {
      n: hero(BESIEGER, { magic: 8, gifts: ['flies', 'wraith'] }),
      w: hero(DEFENDER, { at: '0601', magic: 10 }),
      o: orc('E3Y', { at: '0301' }),
    },
    active: BESIEGER,
    step: 'second-magic.besieger',
  });

  test('2.20.3 magic leaders walk or fly in their step, and after it the step is over for them', () => {
    expect(offered(before, 'Fly')).toBeGreaterThan(0);
    const flown = played(before, flight(before, 'n', '0201'));
    expect([flown.state.step, offered(flown, 'Fly'), offered(flown, 'MoveAlone')]).toEqual([
      'second-magic.besieger',
      0,
      0,
    ]);
    const other = played(flown, END);
    expect([other.state.step, other.state.active]).toEqual(['second-magic.defender', DEFENDER]);
    const walked = played(other, stroll(other, 'w', '0501'));
    expect(walked.where('w')).toBe('0501');
  });
});
