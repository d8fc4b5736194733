/** How much moves, and whether the Dark lies on the land. */
import { expect, test } from 'vitest';
import { isUnderTheDark } from '../../src/ui/board/darkness.ts';
import { isStill } from '../../src/ui/store/motion.ts';
import { DEFENDER } from '../../src/engine/battle.ts';
import { guard, hero, siege } from '../kit/siege.ts';

test('the setting of the player goes before what his system wishes', () => {
  expect([isStill('system', true), isStill('system', false)]).toEqual([true, false]);
  expect([isStill('reduced', false), isStill('full', true)]).toEqual([true, false]);
});

const MAP = `
  a . .
   . . .`;
const gandalf = hero(DEFENDER, { at: '0101', magic: 6, spells: ['break-darkness'] });

test('2.12.8 the Dark lies on the land by day until somebody has broken it, and does not come back', () => {
  const { battle, state } = siege({ map: MAP, pieces: { a: guard('D3X'), w: gandalf } });
  const broken = { ...state, magic: { ...state.magic, darknessBroken: true } };
  expect(isUnderTheDark(battle, [], state)).toBe(true);
  expect(isUnderTheDark(battle, [state], broken)).toBe(false);
  expect(isUnderTheDark(battle, [state, broken], state)).toBe(false);
});

test('2.12.8 by night, and where nobody could break it, no Dark is drawn', () => {
  const night = siege({ map: MAP, night: true, pieces: { a: guard('D3X'), w: gandalf } });
  expect(isUnderTheDark(night.battle, [], night.state)).toBe(false);
  const field = siege({ map: MAP, pieces: { a: guard('D3X') } });
  expect(isUnderTheDark(field.battle, [], field.state)).toBe(false);
});
