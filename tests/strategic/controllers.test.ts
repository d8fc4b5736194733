/** Who moves an army in a game of two, three or four: most units, then most elites, then whoever leads this turn (the guide, Mixed Armies). */
import { describe, expect, test } from 'vitest';
import { controllerOf, type Controller } from '../../src/strategic/war-of-the-ring/controllers.ts';
import type { Player } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import type { Nation } from '../../src/strategic/war-of-the-ring/figures.ts';
import { box } from '../kit/strategicBattle.ts';

function who(
  number: 2 | 3 | 4,
  army: string,
  nation: Nation,
  free: Player = 'gondor',
  shadow: Player = 'witch-king',
): Controller {
  return controllerOf({ players: { number, leading: { free, shadow } } }, box(army, nation));
}

describe('whoever is alone moves everything', () => {
  test.each([
    [2, '3R 2R@elves', 'rohan'],
    [2, '3R 2R@isengard', 'sauron'],
    [3, '3R 2R@elves', 'rohan'],
  ] as const)('with %i players: %s of %s and others', (number, army, nation) => {
    expect(who(number, army, nation)).toEqual({ player: 'all', why: 'alone' });
  });
});

describe.each([3, 4] as const)('with %i players, the Shadow', (number) => {
  test("an army of one nation is its own player's", () => {
    expect(who(number, '1R', 'sauron')).toEqual({ player: 'witch-king', why: 'units' });
    expect(who(number, '1R', 'isengard')).toEqual({ player: 'saruman', why: 'units' });
    expect(who(number, '1R', 'southrons')).toEqual({ player: 'saruman', why: 'units' });
  });

  test("most units decide, those of a player's nations together", () => {
    expect(who(number, '3R 2R@isengard 2R@southrons', 'sauron')).toEqual({ player: 'saruman', why: 'units' });
    expect(who(number, '3R 2E@isengard', 'sauron')).toEqual({ player: 'witch-king', why: 'units' });
  });

  test('of as many units the most elites decide, and Nazgûl count as neither', () => {
    expect(who(number, '2R 1E 3N 1R@isengard 2E@southrons', 'sauron')).toEqual({
      player: 'saruman',
      why: 'elites',
    });
    expect(who(number, '1R 1E 2R@isengard', 'sauron')).toEqual({ player: 'witch-king', why: 'elites' });
  });

  test.each(['witch-king', 'saruman'] as const)('of as many elites too the leading player: %s', (leading) => {
    const tied = who(number, '1R 1E 1R@isengard 1E@southrons', 'sauron', 'gondor', leading);
    expect(tied).toEqual({ player: leading, why: 'leading' });
  });

  test.each(['witch-king', 'saruman'] as const)('without a unit the leading player: %s', (leading) => {
    for (const army of ['2N', '+mouth-of-sauron'])
      expect(who(number, army, 'sauron', 'gondor', leading)).toEqual({ player: leading, why: 'leading' });
  });
});

describe('with four players, the Free Peoples', () => {
  test.each([
    ['gondor', 'gondor'],
    ['elves', 'gondor'],
    ['rohan', 'rohan'],
    ['north', 'rohan'],
    ['dwarves', 'rohan'],
  ] as const)('%s is moved by the player %s', (nation, player) => {
    expect(who(4, '1R', nation)).toEqual({ player, why: 'units' });
  });

  test('most units, then most elites; leaders count as neither', () => {
    expect(who(4, '2R 1R@elves 2R@rohan', 'gondor')).toEqual({ player: 'gondor', why: 'units' });
    expect(who(4, '2R 4L 1R@rohan 1E@north', 'gondor')).toEqual({ player: 'rohan', why: 'elites' });
  });

  test.each(['gondor', 'rohan'] as const)('a tie in both goes to the leading player: %s', (leading) => {
    expect(who(4, '1R 1E@elves 1R@rohan 1E@dwarves', 'gondor', leading)).toEqual({
      player: leading,
      why: 'leading',
    });
    expect(who(4, '+aragorn', 'gondor', leading)).toEqual({ player: leading, why: 'leading' });
  });
});
