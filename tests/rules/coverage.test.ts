/** Every case has a test, every row and column of every chart is read in play, and the page says which and how often. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CASES, type Cite } from '../../src/rulebook/cases.ts';
import { CELLS } from '../../src/game/consulted.ts';
import { coverage, unreadLines } from '../fuzz/coverage.ts';
import { coveragePage, PAGE, provenCoverage } from '../fuzz/coveragePage.ts';
import { casesNamed, testsByCase } from '../kit/cases.ts';
import { shippedBattles } from '../kit/shipped.ts';
import { testTitles, titlesIn } from '../kit/titles.ts';

const titles = testTitles();

describe('every case', () => {
  test('2.0.11 has a test that names it, unless it only advises', () => {
    const bare = [...testsByCase(titles)].filter(
      ([cite, tests]) => tests.length === 0 && !('advice' in CASES[cite]),
    );
    expect(bare.map(([cite]) => cite)).toEqual([]);
  });

  test('2.0.11 that only advises says so, and they are three', () => {
    const advice = (Object.keys(CASES) as Cite[]).filter((cite) => 'advice' in CASES[cite]);
    expect(advice).toEqual(['2.12.5', '2.12.6', '2.13.5']);
  });
});

describe('titles of tests', () => {
  test('are found with the groups round them, each rows and templates too', () => {
    const text =
      "describe('2.1 a', () => { test('b', f); test.each([1])('2.3.1 %s', f); }); test(`2.4 ${x}`, f);";
    expect(titlesIn('a.test.ts', text).map(({ title }) => title)).toEqual([
      '2.1 a > b',
      '2.1 a > 2.3.1 %s',
      '2.4 ${x}',
    ]);
  });

  test('name a case by its whole number, and all between two', () => {
    expect(casesNamed('2.9.1 and 12.9.2, 2.10.1 of 4.3')).toEqual(['2.9.1', '2.10.1', '4.3']);
    expect(casesNamed('2.9.3-2.9.5 rallies')).toEqual(['2.9.3', '2.9.4', '2.9.5']);
  });
});

describe('the charts in play', () => {
  const proven = existsSync(new URL('../../docs/proof/coverage.json', import.meta.url))
    ? provenCoverage()
    : coverage.nothing;

  test('every printed row and column was consulted in the last full run, and nobody asked for what is not allowed', () => {
    expect(proven.games).toBe(coverage.count);
    expect(coverage.wrong(proven)).toEqual([]);
  });

  test('a row or a column that nobody reads is named', () => {
    const { cells } = proven;
    const left = Object.entries(cells).filter(([cell]) => !cell.startsWith('8.37 8 '));
    expect(unreadLines(Object.fromEntries(left))).toEqual(['8.37: row 8 was never consulted']);
    expect(unreadLines({})).toContain('16.3: column Main Gate was never consulted');
  });

  test('2 % of the games again: no cell but those of the charts, none that the full run did not read', () => {
    const sample = coverage.run(shippedBattles(), coverage.seed, 0, coverage.count * 0.02);
    expect(sample.refused).toBe(0);
    expect(sample.games).toBe(40);
    const read = Object.keys(sample.cells);
    expect(read.length).toBeGreaterThan(CELLS.length / 3);
    expect(read.filter((cell) => !CELLS.includes(cell) || proven.cells[cell] === undefined)).toEqual([]);
  });

  test('the page is as written by `npm run fuzz -- page`', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(coveragePage(titles, proven));
  });
});
