/** A few games of every battle at one level, for every run; all of them are played by `npm run fuzz -- endings`. */
import { describe, expect, test } from 'vitest';
import { shippedBattles } from '../kit/shipped.ts';
import { endings, LEVELS } from './endingsProof.ts';

/** 2 % of the games of each battle and level. */
const GAMES = 40;

/** The tests of a level. */
export function endAFew(level: (typeof LEVELS)[number]): void {
  const battles = shippedBattles();
  const first = LEVELS.indexOf(level) * battles.length;
  describe(`at ${level} the machine brings every battle to its end`, () => {
    test.each(battles.map(({ id }, index) => [id, first + index] as const))(
      '%s: the games end in their turns, no order is refused, and nobody passes beside a win',
      (id, part) => {
        const { kinds, offences } = endings.run(battles, endings.seed, part, GAMES);
        expect(offences).toEqual([]);
        expect(kinds).toEqual({ [id]: GAMES, [level]: GAMES });
      },
    );
  });
}
