/** Case 2.9.6: a scenario may count the tries that the leaders of a side have in the whole battle. */
import { describe, expect, test } from 'vitest';
import { DEFENDER } from '../../src/engine/battle.ts';
import { WITHOUT_LIMIT } from '../../src/engine/state.ts';
import { rally } from '../../src/engine/verbs/rally.ts';
import { rallySelf } from '../../src/engine/verbs/rallySelf.ts';
import { guard, hero, siege, type Position } from '../kit/siege.ts';
import { trying } from './personages.ts';

const shaken = { state: { disrupted: true } } as const;
/** Two dice that rally nobody. */
const IN_VAIN = [6, 6] as const;

function camp(tries: readonly [number, number]): Position {
  return siege({
    map: 'l . v . .',
    active: DEFENDER,
    step: 'rally.defender',
    tries,
    pieces: { l: hero(DEFENDER, {}), u: guard('D3X', { ...shaken, at: '0101' }), v: guard('D3X', shaken) },
  });
}

describe('2.9.6 tries in supply', () => {
  test('2.9.6 each try of a leader is one less for his side, in vain or not', () => {
    const after = camp([2, 5]).act(rally, trying(camp([2, 5]), 'l', 'u'), ...IN_VAIN);
    expect(after.state.triesLeft).toEqual([1, 5]);
  });

  test('2.9.6 when they are spent no leader of the side tries anybody', () => {
    const spent = camp([0, 5]);
    expect(spent.whyNot(rally, trying(spent, 'l', 'u'))).toBe('tries-spent');
    expect(rally.options(spent.battle, spent.state)).toEqual([]);
  });

  test('2.9.6 a unit that rallies itself takes none', () => {
    const spent = camp([0, 0]);
    const action = { type: 'RallySelf', unit: spent.piece('v') } as const;
    expect(spent.whyNot(rallySelf, action)).toBeNull();
    expect(spent.act(rallySelf, action, ...IN_VAIN).state.triesLeft).toEqual([0, 0]);
  });

  test('2.9.6 a scenario that says nothing sets no limit', () => {
    const free = camp([WITHOUT_LIMIT, WITHOUT_LIMIT]);
    const after = free.act(rally, trying(free, 'l', 'u'), ...IN_VAIN);
    expect(after.state.triesLeft).toEqual([WITHOUT_LIMIT, WITHOUT_LIMIT]);
    expect(after.whyNot(rally, trying(after, 'l', 'v'))).toBeNull();
  });
});
