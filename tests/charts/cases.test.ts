/** The register of cases: complete, short, and the same in code and on the pages of docs/rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CASES, type Case } from '../../src/rulebook/cases.ts';

const FOLDER = new URL('../../docs/rules/', import.meta.url);
const entries: [string, Case][] = Object.entries(CASES);

/** How many numbered cases each chapter has; 2.2 starts at 2.2.0, the others at 1. */
const CHAPTERS = {
  '2.0': 11,
  '2.1': 2,
  '2.2': 10,
  '2.3': 3,
  '2.4': 7,
  '2.5': 4,
  '2.6': 6,
  '2.7': 10,
  '2.8': 16,
  '2.9': 6,
  '2.10': 6,
  '2.11': 12,
  '2.12': 9,
  '2.13': 5,
  '2.18': 4,
  '2.19': 8,
  '2.20': 10,
  '2.21': 3,
  '2.22': 2,
};

const PRINTED = ['4.3', '6.13', '7.18', '7.26', '7.41', '7.42', '8.37', '15.1', '16.3', '17.4'];

/** "number title badge" of every case that a page sets out, as a heading or as an item. */
function onPages(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => {
      const text = readFileSync(new URL(page, FOLDER), 'utf8').replaceAll(/\n +/g, ' ');
      const items = text.matchAll(/^- \*\*([\d.]+) (.+?)\*\* `(\w+)` \S/gm);
      const heads = text.matchAll(/^# ([\d.]+) (.+)\n\n`(\w+)` \S/gm);
      return [...heads, ...items].map(([, number, title, badge]) => `${number} ${title} ${badge}`);
    });
}

test('2.0.11 every chapter and every case of it is registered, and nothing else', () => {
  const chapters = Object.entries(CHAPTERS).flatMap(([chapter, last]) => [
    chapter,
    ...(chapter === '2.2' ? ['2.2.0'] : []),
    ...Array.from({ length: last }, (_, at) => `${chapter}.${at + 1}`),
  ]);
  expect(Object.keys(CASES).sort()).toEqual([...PRINTED, ...chapters].sort());
});

test('2.0.11 the badge print belongs to the printed cases and to no other', () => {
  const printed = entries.filter(([, { source }]) => source === 'print').map(([number]) => number);
  expect(printed.sort()).toEqual([...PRINTED].sort());
});

test('2.0.11 every case has a title and one line of summary, each unlike every other', () => {
  const broken = entries.filter(
    ([, { title, summary }]) => !/^[A-Z].{2,39}$/.test(title) || !/^[A-Z].{10,200}\.$/.test(summary),
  );
  expect(broken).toEqual([]);
  expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length);
  expect(new Set(entries.map(([, { summary }]) => summary)).size).toBe(entries.length);
});

test('2.0.11 the pages of docs/rules set out each case once, under the same title and badge', () => {
  const registered = entries.map(([number, { title, source }]) => `${number} ${title} ${source}`);
  expect([...onPages()].sort()).toEqual(registered.sort());
});

test('2.0.11 a ruling names only cases that exist', () => {
  const rulings = readFileSync(new URL('rulings.md', FOLDER), 'utf8');
  const rows = [...rulings.matchAll(/^\| (\d[\d., -]+?) +\|/gm)].flatMap(([, cases]) =>
    cases!.split(/, | - /),
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((number) => !(number in CASES))).toEqual([]);
});
