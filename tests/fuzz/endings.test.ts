// The machine brings every battle to its end: a few games of each in every run, all of them by `npm run fuzz -- endings`.
import { expect, test } from 'vitest';
import { shippedBattles } from '../kit/shipped.ts';
import { endings } from './endingsProof.ts';

const battles = shippedBattles();
/** 2 % of the games of each battle and level. */
const GAMES = 40;
const PARTS = endings.count / endings.part;

test.each(Array.from({ length: 2 * battles.length }, (_, part) => part))(
  'part %i: the games end in their turns, no order is refused, and nobody passes beside a win',
  (part) => {
    expect(endings.run(battles, endings.seed, part, GAMES).offences).toEqual([]);
  },
);

test('every battle is played at both levels as often as is asked', () => {
  expect(PARTS % (2 * battles.length)).toBe(0);
});
