/** The whole dice space walked through every cell: each chance pinned as ways of 36, or of 6. */
import { describe, expect, test } from 'vitest';
import { duelResult, duelText } from '../../src/rulebook/charts/7.26-leaders.ts';
import {
  casualtyTotals,
  isCasualty,
  type Armour,
  type Strength,
} from '../../src/rulebook/charts/7.41-casualty.ts';
import { casualtyResult, type Morale } from '../../src/rulebook/charts/7.42-results.ts';
import { rallies } from '../../src/rulebook/charts/8.37-rally.ts';
import { breachTotals, WEAPONS, WORKS } from '../../src/rulebook/charts/16.3-breach.ts';
import { SPELL_ROWS, spellTotals } from '../../src/rulebook/charts/17.4-magic.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const STRENGTHS = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly Strength[];
const ARMOURS = [1, 2, 3, 4] as const satisfies readonly Armour[];
const PAIRS = FACES.flatMap((first) => FACES.map((second) => first + second));

/** In how many of the 36 throws the total pleases. */
const ways = (pleases: (total: number) => boolean) => PAIRS.filter(pleases).length;

/** The ways of a printed cell, or its letter. */
const waysOf = (cell: readonly number[] | string) =>
  typeof cell === 'string' ? cell : ways((total) => cell.includes(total));

/** Each item with the one after it. */
function neighbours<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.slice(1).map((item, at) => [items[at]!, item] as const);
}

/** How many of the six faces give each answer. */
function tally(answer: (die: number) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const die of FACES) counts[answer(die)] = (counts[answer(die)] ?? 0) + 1;
  return counts;
}

describe('7.41 chance of a casualty, of 36', () => {
  test.each([
    ['A', [33, 29, 26, 18]],
    ['B', [27, 23, 21, 14]],
    ['C', [23, 21, 18, 12]],
    ['D', [21, 20, 16, 10]],
    ['E', [18, 16, 14, 9]],
  ] as const)('7.41 strength %s against armour 1 to 4', (strength, chances) => {
    expect(ARMOURS.map((armour) => ways((total) => isCasualty(strength, armour, total)))).toEqual(chances);
  });

  test('7.41 more armour and a worse letter always lower the chance', () => {
    const chance = (strength: Strength, armour: Armour) => waysOf(casualtyTotals(strength, armour)) as number;
    for (const strength of STRENGTHS)
      for (const [lighter, heavier] of neighbours(ARMOURS))
        expect(chance(strength, heavier)).toBeLessThan(chance(strength, lighter));
    for (const armour of ARMOURS)
      for (const [better, worse] of neighbours(STRENGTHS))
        expect(chance(worse, armour)).toBeLessThan(chance(better, armour));
  });
});

describe('7.42 results of a casualty, of 6', () => {
  test.each([
    ['W', { reduced1: 2, retreat2: 1, retreat1: 3 }],
    ['X', { reduced2: 1, reduced1: 2, retreat2: 1, retreat1: 2 }],
    ['Y', { eliminated: 2, reduced1: 1, retreat2: 2, retreat1: 1 }],
    ['Z', { eliminated: 4, retreat2: 1, retreat1: 1 }],
  ] as const)('7.42 morale %s', (morale, counts) => {
    const answer = (die: number) => {
      const result = casualtyResult(die, morale);
      return result.type === 'eliminated' ? result.type : `${result.type}${result.retreat}`;
    };
    expect(tally(answer)).toEqual(counts);
  });

  test('7.42 worse morale never gives a milder result, nor does a lower die', () => {
    const order = ['retreat1', 'retreat2', 'reduced1', 'reduced2', 'eliminated'];
    const harm = (die: number, morale: Morale) => {
      const result = casualtyResult(die, morale);
      return order.indexOf(result.type === 'eliminated' ? result.type : `${result.type}${result.retreat}`);
    };
    for (const die of FACES)
      for (const [better, worse] of neighbours(['W', 'X', 'Y', 'Z'] as const))
        expect(harm(die, worse)).toBeGreaterThanOrEqual(harm(die, better));
    for (const morale of ['W', 'X', 'Y', 'Z'] as const)
      for (const [low, high] of neighbours(FACES))
        expect(harm(low, morale)).toBeGreaterThanOrEqual(harm(high, morale));
  });
});

describe('7.26 results of a duel, of 6', () => {
  test.each([
    [6, { Dr2: 1, 'D½e': 2, De: 3 }],
    [5, { '-': 1, Dr2: 1, 'D½e': 2, De: 2 }],
    [4, { '-': 1, Dr2: 1, 'D½e': 2, De: 2 }],
    [3, { Ar2: 1, '-': 1, Dr2: 1, 'D½e': 2, De: 1 }],
    [2, { Ar2: 1, '-': 1, Dr2: 1, 'D½e': 2, De: 1 }],
    [1, { Ar2: 2, '-': 1, Dr2: 1, 'D½e': 2 }],
    [0, { 'A½e': 1, Ar2: 2, '-': 1, Dr2: 1, 'D½e': 1 }],
    [-1, { 'A½e': 2, Ar2: 2, '-': 1, Dr2: 1 }],
    [-2, { Ae: 1, 'A½e': 2, Ar2: 2, '-': 1 }],
    [-3, { Ae: 1, 'A½e': 2, Ar2: 2, '-': 1 }],
    [-4, { Ae: 2, 'A½e': 2, Ar2: 2 }],
  ] as const)('7.26 difference %i', (difference, counts) => {
    expect(tally((die) => duelText(difference, die))).toEqual(counts);
  });

  test('7.26 the table is one ladder of 13 steps, one step up a column or a pip', () => {
    const ladder = ['Ae', 'Ae', 'A½e', 'A½e', 'Ar2', 'Ar2', '-', 'Dr2', 'D½e', 'D½e', 'De', 'De', 'De'];
    const columns = [[-4], [-3, -2], [-1], [0], [1], [2, 3], [4, 5], [6]];
    for (const [step, differences] of columns.entries())
      for (const difference of differences)
        for (const die of FACES) expect(duelText(difference, die)).toBe(ladder[step + die - 1]);
  });

  test('7.26 at -2 and below the challenger never so much as drives his enemy back', () => {
    for (const difference of [-2, -3, -4])
      for (const die of FACES) {
        const result = duelResult(difference, die);
        expect(result.type === 'none' || result.who === 'attacker').toBe(true);
      }
  });
});

test('8.37 chance to rally at ratings 1 to 8, of 36', () => {
  const chances = [1, 2, 3, 4, 5, 6, 7, 8].map((rating) => ways((total) => rallies(rating, total)));
  expect(chances).toEqual([7, 11, 14, 18, 21, 25, 29, 32]);
});

describe('16.3 chance of a breach, of 36', () => {
  test.each([
    ['Catapult at 1 hex', [2, 6, 7, 'P']],
    ['Catapult at 2 hexes', [1, 4, 5, 'P']],
    ['Catapult at 3 or 4 hexes', ['P', 2, 3, 'P']],
    ['Grond', [1, 3, 32, 24]],
  ] as const)('16.3 %s at tower, wall, gate and main gate', (weapon, chances) => {
    expect(WORKS.map((work) => waysOf(breachTotals(weapon, work)))).toEqual(chances);
  });

  test('16.3 these are all the rows, and a catapult never does better from farther off', () => {
    expect(WEAPONS).toEqual([
      'Catapult at 1 hex',
      'Catapult at 2 hexes',
      'Catapult at 3 or 4 hexes',
      'Grond',
    ]);
    const chance = (weapon: (typeof WEAPONS)[number], work: (typeof WORKS)[number]) => {
      const found = waysOf(breachTotals(weapon, work));
      return typeof found === 'number' ? found : 0;
    };
    for (const work of WORKS) {
      const [near, middle, far] = WEAPONS.slice(0, 3).map((weapon) => chance(weapon, work));
      expect(near!).toBeGreaterThanOrEqual(middle!);
      expect(middle!).toBeGreaterThanOrEqual(far!);
    }
  });
});

describe('17.4 chance of a spell, of 36', () => {
  const chances = {
    'Break Darkness': [16, 20, 25, 32, 35],
    'Stalemate Nazgul (Day)': [30, 'A', 'A', 'A', 'A'],
    'Stalemate Nazgul (Night)': [12, 27, 'A', 'A', 'A'],
    'Revealing Aragorn to Sauron': [20, 30, 32, 'A', 'A'],
    'Fear Spell': [7, 18, 27, 30, 'A'],
    'Freeze Leader Spell (1st spell)': [12, 25, 'A', 'A', 'A'],
    'Freeze Leader Spell (2nd spell)': [7, 18, 25, 'A', 'A'],
    'Activate Grond': ['A', 'A', 'A', 'A', 'A'],
  };

  test('17.4 these are all the rows', () => {
    expect(SPELL_ROWS).toEqual(Object.keys(chances));
  });

  test.each(SPELL_ROWS)('17.4 %s with 1 to 5 points', (row) => {
    expect([1, 2, 3, 4, 5].map((points) => waysOf(spellTotals(row, points)))).toEqual(chances[row]);
  });

  test.each(SPELL_ROWS)('17.4 %s never works worse for a point more', (row) => {
    const chance = (points: number) => {
      const found = waysOf(spellTotals(row, points));
      return typeof found === 'number' ? found : 36;
    };
    for (const points of [1, 2, 3, 4]) expect(chance(points + 1)).toBeGreaterThanOrEqual(chance(points));
  });
});
