// A scenario in a link: small enough for an address, read again as it was, and refused in time whatever somebody made of it.
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { blankDocument } from '../../src/editor/blank.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from '../../src/editor/share/base64.ts';
import { DICTIONARY_1 } from '../../src/editor/share/dictionary.ts';
import { LONGEST_LINK, markOf, previewOf, readLink, writeLink } from '../../src/editor/share/link.ts';
import { documentHash } from '../../src/kernel/hash.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { after, anyWhim, shippedDocument, SMALL } from './kit.ts';

function codesOf(fragment: string): readonly string[] {
  const read = readLink(fragment);
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

/** A link made by somebody else: any value, deflated as ours are. */
function forged(value: unknown): string {
  const dictionary = new TextEncoder().encode(DICTIONARY_1);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `battle=1.${toBase64Url(deflateSync(new TextEncoder().encode(text), { dictionary }))}`;
}

test.each(Object.keys(SHIPPED_SCENARIOS))(
  '%s, map and kinds and all, fits into a link and is read as it was',
  (id) => {
    const document = shippedDocument(id);
    const link = writeLink(document);
    expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
    expect(link).toMatch(/^battle=1\.[\w-]+$/);
    expect(readLink(`#${link}`)).toEqual({ ok: true, value: document });
  },
);

test('a sheet of 30 x 30 of mixed ground, walls and fifty pieces fits as well', () => {
  const blank = blankDocument({ columns: 30, rows: 30, orientation: 'flat' });
  const letters = '..pg.h.M';
  const hexes = blank.map.inline.hexes.map((line, row) =>
    [...line].map((_, at) => letters[((row * 31 + at * 17) ^ (row * at)) % letters.length]!).join(''),
  );
  const { kinds, pieces, sides, triggers } = shippedDocument('the-great-gate');
  const full = { ...blank, map: { inline: { ...blank.map.inline, hexes } }, kinds, pieces, sides, triggers };
  expect(writeLink(full).length).toBeLessThanOrEqual(LONGEST_LINK);
  expect(readLink(writeLink(full))).toEqual({ ok: true, value: full });
});

test('whatever an author did is read as it was', () => {
  fc.assert(
    fc.property(fc.array(anyWhim, { maxLength: 30 }), (whims) => {
      const document = whims.reduce<ScenarioDocument>((now, whim) => {
        const edited = edit(now, whim(now));
        return edited.ok ? edited.document : now;
      }, SMALL);
      expect(readLink(writeLink(document))).toEqual({ ok: true, value: document });
    }),
    { numRuns: 30 },
  );
});

describe('refused', () => {
  const link = writeLink(SMALL);

  test('what is no link, is cut, of another version, or no scenario', () => {
    expect(codesOf('')).toEqual(['no-link']);
    expect(codesOf('#lesson')).toEqual(['no-link']);
    expect(codesOf('battle=1')).toEqual(['broken']);
    expect(codesOf(link.slice(0, -9))).toEqual(['broken']);
    expect(codesOf(link.replace('=1.', '=7.'))).toEqual(['other-version']);
    expect(codesOf(forged('not JSON'))).toEqual(['broken']);
    expect(codesOf(forged({ format: 'pelennor/scenario' }))).toEqual(['no-scenario']);
    expect(codesOf(forged({ ...SMALL, title: { en: 7 } }))).toEqual(['no-scenario']);
    expect(codesOf(`battle=1.${'A'.repeat(70_000)}`)).toEqual(['too-long']);
  });

  test('a few letters that stand for very many are not unpacked', () => {
    expect(codesOf(forged(' '.repeat(9_000_000)))).toEqual(['too-large']);
    expect(codesOf(forged({ ...SMALL, zones: { all: { $h: '4:101x999999' } } }))).toEqual(['no-scenario']);
    const many = Array.from({ length: 900 }, () => ({ $h: '4:101x99999' }));
    expect(codesOf(forged({ ...SMALL, zones: many }))).toEqual(['no-scenario']);
    expect(codesOf(forged('['.repeat(50_000) + ']'.repeat(50_000)))).toEqual(['no-scenario']);
  });

  test('any letters, and any link with letters changed: an answer, never a crash', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const spoilt = fc
      .array(fc.tuple(fc.nat(link.length), fc.constantFrom(...letters)), { minLength: 1, maxLength: 6 })
      .map((changes) =>
        changes.reduce((text, [at, letter]) => text.slice(0, at) + letter + text.slice(at + 1), link),
      );
    const any = fc
      .array(fc.constantFrom(...letters), { maxLength: 300 })
      .map((list) => `battle=1.${list.join('')}`);
    fc.assert(
      fc.property(fc.oneof(spoilt, any, fc.json().map(forged)), (fragment) => {
        expect(typeof readLink(fragment).ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});

test('the preview is text and figures; what looks like a page stays text', () => {
  const script = '<img src=x onerror=alert(1)>';
  const document = after(
    shippedDocument('first-steps'),
    { type: 'describe', field: 'title', language: 'en', text: script },
    { type: 'describe', field: 'title', language: 'de', text: 'Erste Schritte' },
    { type: 'describe', field: 'summary', language: 'en', text: 'x'.repeat(5_000) },
  );
  const preview = previewOf(document, 'en');
  expect(preview).toMatchObject({ title: script, columns: 34, rows: 26, turns: 4 });
  expect(preview.sides).toEqual([
    { name: 'Westernesse', pieces: 3 },
    { name: 'Sauron', pieces: 5 },
  ]);
  expect(preview.summary).toHaveLength(600);
  expect(previewOf(document, 'de').title).toBe('Erste Schritte');
  expect(preview.mark).toBe(markOf(document));
  expect(markOf(document)).not.toBe(markOf(shippedDocument('first-steps')));
});

test('what links are deflated against is as it was when the first was handed out', () => {
  expect(documentHash(DICTIONARY_1).slice(0, 16)).toBe('6de6778be6d39809');
});

test('base64 of any bytes is read again, in either alphabet; other letters are none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 90 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    }),
  );
  expect(fromBase64('A')).toBeNull();
  expect(fromBase64('A*==')).toBeNull();
});
