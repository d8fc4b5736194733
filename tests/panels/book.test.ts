/** No link into the book leads nowhere: whatever the sources cite is a case, with words in every language and a place in the pages of rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, filesBelow } from '../../scripts/fingerprint.mjs';
import { DE } from '../../src/i18n/de/catalogue.ts';
import { EN } from '../../src/i18n/en/catalogue.ts';
import { blocksOf, spansOf } from '../../src/panels/credits/page.ts';
import { CASES } from '../../src/rulebook/cases.ts';

const SOURCES = filesBelow(['src'])
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');
const REFUSED = [...SOURCES.matchAll(/refuse\(\s*'([\w-]+)',\s*'([\d.]+)'/g)];
const CITED = [...SOURCES.matchAll(/\bcite(?:: |=)["']([\d.]+)["']/g)].map(([, cite]) => cite!);

describe('the links of the book', () => {
  test('there are links to follow', () => {
    expect(REFUSED.length).toBeGreaterThan(100);
    expect(CITED.length).toBeGreaterThan(50);
  });

  test('every refusal has its sentence, and every case that is cited its words, in both languages', () => {
    const dead = [
      ...REFUSED.flatMap(([, code = '', cite = '']) => [
        ...(code in EN.REFUSALS && code in DE.REFUSALS ? [] : [code]),
        cite,
      ]),
      ...CITED,
    ].filter(
      (link) => /^\d/.test(link) && !(link in CASES && link in EN.CASE_WORDS && link in DE.CASE_WORDS),
    );
    expect(dead).toEqual([]);
    expect(REFUSED.map(([, code]) => code!).filter((code) => !(code in EN.REFUSALS))).toEqual([]);
  });

  test('every case of the book stands in the pages of rules', () => {
    const pages = filesBelow(['docs/rules'])
      .filter((path) => !/coverage|rulings/.test(path))
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .join('\n');
    expect(Object.keys(CASES).filter((cite) => !pages.includes(`${cite} `))).toEqual([]);
  });
});

describe('the page of credits', () => {
  const page = readFileSync(join(ROOT, 'CREDITS.md'), 'utf8');

  test('is read whole: headings, a table, lists and sentences', () => {
    const found = new Set(blocksOf(page).map(({ type }) => type));
    expect(found).toEqual(new Set(['heading', 'paragraph', 'table', 'list']));
  });

  test('its marks become runs, and only addresses of the web become links', () => {
    expect(spansOf('**A**: [b](https://c.org) and `d`')).toEqual([
      { type: 'bold', text: 'A' },
      { type: 'text', text: ': ' },
      { type: 'link', text: 'b', href: 'https://c.org' },
      { type: 'text', text: ' and ' },
      { type: 'code', text: 'd' },
    ]);
    expect(spansOf('[x](javascript:alert(1))').every(({ type }) => type === 'text')).toBe(true);
  });
});
