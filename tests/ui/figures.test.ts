// Figures as the page prints them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hundredths, hundredthText, totalsText, WAYS } from '../../src/ui/parts/figures.ts';
import { CASUALTY } from '../../src/rulebook/charts/7.41-casualty.ts';

describe('totals', () => {
  test.each([
    [[3, 4, 5, 6], '3–6'],
    [[4, 5], '4–5'],
    [[7], '7'],
    [[2, 12], '2, 12'],
    [[], '-'],
  ])('%j is printed as %s', (totals, text) => {
    expect(totalsText(totals)).toBe(text);
  });

  test('7.41 has no cell that needs a list', () => {
    const cells = Object.values(CASUALTY).flatMap((row) => Object.values(row).map(totalsText));
    expect(cells).toHaveLength(20);
    expect(cells.filter((cell) => !/^\d+–\d+$/.test(cell))).toEqual([]);
  });

  test('two dice fall in 36 ways', () => {
    expect(WAYS.reduce<number>((sum, ways) => sum + ways, 0)).toBe(36);
  });
});

describe('shares', () => {
  test('whole hundredths always add up to 100 and never stray by one', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 216 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, (ways) => {
        const of = ways.reduce((sum, one) => sum + one, 0);
        fc.pre(of > 0);
        const rounded = hundredths(ways.map((one) => ({ ways: one, of })));
        expect(rounded.reduce((sum, one) => sum + one, 0)).toBe(100);
        for (const [at, one] of rounded.entries()) {
          expect(Math.abs(one - (100 * (ways[at] ?? 0)) / of)).toBeLessThan(1);
        }
      }),
    );
  });

  test('what can happen is never printed as 0', () => {
    expect(hundredthText(0, 1)).toBe('under 1');
    expect(hundredthText(0, 0)).toBe('0');
    expect(hundredthText(19, 42)).toBe('19');
  });
});
