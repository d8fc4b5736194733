import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULINGS, rulingsOf, rulingsUnder } from '../../src/ui/features/help/rulings.ts';

const PAGE = readFileSync(new URL('../../docs/rules/rulings.md', import.meta.url), 'utf8');

describe('the rulings in the book', () => {
  test('are all those of the page, each under a case and with its reason', () => {
    const rows = PAGE.split('\n').filter((line) => /^\|\s*\d/.test(line));
    expect(RULINGS).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(50);
    for (const { cites, ruling, reason } of RULINGS) {
      expect(cites.length).toBeGreaterThan(0);
      expect([ruling, reason].every((words) => words.length > 0)).toBe(true);
    }
  });

  test('stand under each case they name, and under all of a span', () => {
    const read = rulingsOf('| 2.8.10 - 2.8.12, 2.18.4 | `a` is so | b |');
    expect(read).toEqual([
      { cites: ['2.8.10', '2.8.11', '2.8.12', '2.18.4'], ruling: 'a is so', reason: 'b' },
    ]);
    expect(rulingsUnder('2.13.4').map(({ ruling }) => ruling)).toContain('only an even score is a draw');
  });

  test('tell an oddity of the print before what was decided', () => {
    expect(rulingsOf('| 4.3 | odd | decided | why |')[0]?.ruling).toBe('odd: decided');
  });

  test('name no case that is none', () => {
    expect(() => rulingsOf('| 9.99 | a | b |')).toThrow('9.99');
  });
});
