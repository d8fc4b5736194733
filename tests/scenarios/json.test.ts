// Text that is no JSON is answered with the line and column where it stops being JSON.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openScenario } from '../../src/scenario/parse.ts';
import { parseJson } from '../../src/scenario/parseJson.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

const sentence = (text: string): string => {
  const read = parseJson(text);
  return read.ok ? 'fine' : read.problems[0]!.message;
};

test.each([
  ['{\n  "a": 1,\n  b: 2\n}', 'this is not JSON: unexpected "b" at line 3, column 3'],
  ['[1, 2,]', 'this is not JSON: unexpected "]" at line 1, column 7'],
  ['{"a": 1,}', 'this is not JSON: unexpected "}" at line 1, column 9'],
  ['{"a" 1}', 'this is not JSON: unexpected "1" at line 1, column 6'],
  ['[1 2]', 'this is not JSON: unexpected "2" at line 1, column 4'],
  ["{'a': 1}", 'this is not JSON: unexpected "\'" at line 1, column 2'],
  ['[1]\n]', 'this is not JSON: unexpected "]" at line 2, column 1'],
  ['[}', 'this is not JSON: unexpected "}" at line 1, column 2'],
  ['01', 'this is not JSON: unexpected "1" at line 1, column 2'],
  ['"a\nb"', 'this is not JSON: unexpected "\\"" at line 1, column 1'],
  ['<!doctype html>', 'this is not JSON: unexpected "<" at line 1, column 1'],
  ['{\n  "a": [1,\n', 'the text ends at line 3, column 1 before the JSON is complete'],
  ['', 'the text ends at line 1, column 1 before the JSON is complete'],
])('%j', (text, expected) => {
  expect(sentence(text)).toBe(expected);
});

test('a byte order mark is no fault', () => {
  expect(parseJson('\uFEFF{"a": 1}')).toEqual({ ok: true, value: { a: 1 } });
});

test('a line for the editor at the top of a file is left out; anywhere else it is a slip like any other', () => {
  expect(parseJson('{"$schema": "../map.schema.json", "a": 1}')).toEqual({ ok: true, value: { a: 1 } });
  expect(parseJson('{"a": {"$schema": "x"}}')).toEqual({ ok: true, value: { a: { $schema: 'x' } } });
  expect(parseJson('["$schema"]')).toEqual({ ok: true, value: ['$schema'] });
});

test('scenario, map and rosters that name their schemas are the battle they are without: the same hash, nothing of it kept', () => {
  const named = (document: unknown): unknown => {
    const read = parseJson(JSON.stringify({ $schema: '../schema.json', ...(document as object) }));
    return read.ok ? read.value : null;
  };
  const files = (documents: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, named(document)]));
  const { maps, rosters } = SHIPPED_LIBRARY;
  const library = { maps: files(maps), rosters: files(rosters) };
  const bare = openScenario(SHIPPED_SCENARIOS['first-steps'], SHIPPED_LIBRARY);
  const read = openScenario(named(SHIPPED_SCENARIOS['first-steps']), library);
  if (!bare.ok || !read.ok) throw new Error('First Steps cannot be read');
  expect(read.value.battle.hash).toBe(bare.value.battle.hash);
  expect(JSON.stringify(read.value.document)).not.toContain('$schema');
});

test('what the platform reads is read, and a cut text is faulted at its end or before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), fc.boolean(), (value, cut, wide) => {
      const text = JSON.stringify([value], null, wide ? 2 : 0);
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      expect(sentence(text.slice(0, cut % text.length))).toMatch(/line \d+, column \d+/);
    }),
  );
});

test('the fault named is the first: there is none before it, and it is one without what follows', () => {
  const anyWrong = fc.constantFrom('?', '}', ']', ',', ':', '"', '1');
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), anyWrong, (value, at, wrong) => {
      const text = JSON.stringify([value]);
      const place = at % text.length;
      const spoilt = sentence(text.slice(0, place) + wrong + text.slice(place));
      const column = /unexpected .+ at line 1, column (\d+)$/s.exec(spoilt)?.[1];
      if (column === undefined) return;
      const whole = text.slice(0, place) + wrong + text.slice(place);
      expect(sentence(whole.slice(0, Number(column) - 1))).toMatch(/^(fine|the text ends)/);
      expect(sentence(whole.slice(0, Number(column)))).toBe(spoilt);
    }),
  );
});
