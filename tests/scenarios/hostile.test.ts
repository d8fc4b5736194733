// No document whatever makes the reader of scenarios throw, and no problem lacks its place, code or sentence.
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY } from '../../src/scenario/shipped.ts';
import { MINAS_TIRITH } from '../board/maps.ts';
import { greatGate } from './kit.ts';
import { anySpoilt } from './spoil.ts';

const POINTER = /^(\/([^~/]|~0|~1)*)*$/;

function expectAnswer(document: unknown, library = SHIPPED_LIBRARY): void {
  const read = parseScenario(document, library);
  if (read.ok) return;
  expect(read.problems.length).toBeGreaterThan(0);
  for (const { path, code, message } of read.problems) {
    expect(path).toMatch(POINTER);
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(message.length).toBeGreaterThan(8);
    expect(message).not.toContain('undefined');
  }
}

afterEach(() => z.config({ localeError: undefined }));

test('a language that somebody else has given zod changes no sentence', () => {
  const problemsOf = () => {
    const read = parseScenario({ ...greatGate(), title: 1, id: undefined }, SHIPPED_LIBRARY);
    return read.ok ? [] : read.problems;
  };
  const before = problemsOf();
  expect(before.length).toBeGreaterThan(1);
  z.config({ localeError: () => 'expected string, received undefined' });
  expect(problemsOf()).toEqual(before);
});

test('any JSON at all', () => {
  fc.assert(fc.property(fc.jsonValue(), (document) => expectAnswer(document)), { numRuns: 150 });
});

test('a good scenario with a few places spoilt', () => {
  fc.assert(fc.property(anySpoilt(greatGate()), (document) => expectAnswer(document)), { numRuns: 150 });
});

test('a good scenario with a spoilt map', () => {
  fc.assert(
    fc.property(anySpoilt(MINAS_TIRITH), (map) => {
      expectAnswer({ ...greatGate(), map: { inline: map } });
      expectAnswer(greatGate(), { ...SHIPPED_LIBRARY, maps: { 'maps/minas-tirith.json': map } });
    }),
    { numRuns: 40 },
  );
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('names such as %s', (word) => {
  const text = JSON.stringify(greatGate()).replaceAll('inside-the-gate', word).replaceAll('"2":', `"${word}":`);
  expectAnswer(JSON.parse(text));
  expectAnswer({ ...greatGate(), map: { file: word }, kinds: [word] });
});

test('lists within lists without end', () => {
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown;
  expectAnswer({ ...greatGate(), title: deep, pieces: deep, map: { inline: deep } });
});
