/** No link into the book leads nowhere: whatever the sources cite is a case, with words in every language and a place in the pages of rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, filesBelow } from '../../scripts/fingerprint.mjs';
import { DE } from '../../src/i18n/de/catalogue.ts';
import { EN } from '../../src/i18n/en/catalogue.ts';
import { blocksOf, spansOf } from '../../src/ui/features/credits/page.ts';
import { CASES } from '../../src/rulebook/cases.ts';
import { shippedScenario } from '../kit/shipped.ts';

const SOURCES = filesBelow(['src'])
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');
/** Whatever is written like a case in the rules, wherever it stands: cited alone, or one of two. */
const RULES = filesBelow(['src/engine', 'src/sequence', 'src/game'])
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');
const CITED = [
  ...SOURCES.matchAll(/\bcite(?:: |=)["']([\d.]+)["']/g),
  ...RULES.matchAll(/["'](\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)["']/g),
].map(([, cite]) => cite!);
/** The codes that the rules refuse with, as their type lists them. */
const CODES = [
  ...readFileSync(join(ROOT, 'src/engine/refusal.ts'), 'utf8').matchAll(/^ {2}\| '([\w-]+)'/gm),
].map(([, code]) => code!);

/** What the pages of rules say of each case: the paragraph under its heading, or its item. */
const TOLD = new Map(
  filesBelow(['docs/rules'])
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/^- \*\*([\d.]+) .+?\*\* `\w+` ([\s\S]*?)(?=\n- \*\*|\n\n|$(?![\s\S]))/gm),
      ...text.matchAll(/^# ([\d.]+) .+\n\n`\w+` ([\s\S]*?)\n\n/gm),
    ])
    .map(([, cite = '', words = '']) => [cite, words] as const),
);

const figuresOf = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

describe('the links of the book', () => {
  test('there are links to follow', () => {
    expect(CODES.length).toBeGreaterThan(100);
    expect(new Set(CITED).size).toBeGreaterThan(90);
  });

  test('every case that is cited is a case, with its words in both languages', () => {
    const known = Object.keys(CASES).toSorted();
    expect(CITED.filter((cite) => !known.includes(cite))).toEqual([]);
    for (const { CASE_WORDS } of [EN, DE]) expect(Object.keys(CASE_WORDS).toSorted()).toEqual(known);
  });

  test('every refusal has its sentence in both languages, and there is no sentence without one', () => {
    for (const { REFUSALS } of [EN, DE]) {
      expect(Object.keys(REFUSALS).toSorted()).toEqual(CODES.toSorted());
    }
    const sources = SOURCES.replace(/export type RefusalCode =[^;]+;/, '');
    expect(CODES.filter((code) => !sources.includes(`refuse('${code}'`) && !named(sources, code))).toEqual(
      [],
    );
  });
});

/** Whether a code is chosen somewhere, as one of two or from a table. */
function named(sources: string, code: string): boolean {
  return new RegExp(`[?:(,=] '${code}'`).test(sources);
}

describe('the pages of the rules tell what the book tells', () => {
  test.each(Object.entries(CASES))(
    '%s is set out there, with every figure of its line',
    (cite, { summary }) => {
      expect([...TOLD.keys()]).toContain(cite);
      const figures = figuresOf(TOLD.get(cite)!);
      expect(figuresOf(summary).filter((figure) => !figures.includes(figure))).toEqual([]);
    },
  );

  test('2.10.1 the thresholds it names for the whole siege are those that are played', () => {
    const { battle } = shippedScenario('the-siege-of-minas-tirith');
    const [garrison, relief, host] = battle.forces.map(({ threshold }) => String(threshold));
    const [played, attested] = TOLD.get('2.10.1')!
      .split(/it is played\s+with/)
      .toReversed();
    expect(figuresOf(attested!).slice(0, 2)).toEqual([garrison, relief]);
    expect(figuresOf(played!)[0]).toBe(host);
    for (const { CASE_WORDS } of [EN, DE]) {
      expect(figuresOf(CASE_WORDS['2.10.1'].summary)).toEqual([garrison, relief, '93', host]);
    }
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
