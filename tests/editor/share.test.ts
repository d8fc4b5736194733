// A scenario in a link: small enough for an address, read again as it was, and refused in time whatever somebody made of it.
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { hexName, type HexId } from '../../src/board/hex.ts';
import type { MapHexside } from '../../src/board/mapFile.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import type { Command } from '../../src/editor/command.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from '../../src/editor/share/base64.ts';
import { DICTIONARY_1 } from '../../src/editor/share/dictionary.ts';
import { LONGEST_LINK, markOf, previewOf, readLink, writeLink } from '../../src/editor/share/link.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import { brushAt } from '../../src/editor/tools/shapes.ts';
import { worksAround } from '../../src/editor/tools/works.ts';
import { documentHash } from '../../src/kernel/hash.ts';
import type { KindSheet } from '../../src/scenario/rosterSchema.ts';
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

/** A battle as an author makes one in an evening, on a sheet of 30 x 30 that is full. */
function evening(): ScenarioDocument {
  const blank = blankDocument({ columns: 30, rows: 30, orientation: 'flat' });
  const letters = '..pg.h.M';
  const wild = blank.map.inline.hexes.map((line, row) =>
    [...line].map((_, at) => letters[((row * 31 + at * 17) ^ (row * at)) % letters.length]!).join(''),
  );
  const map = { ...blank.map.inline, hexes: wild };
  const sheet = sheetOf(map);
  const [first, second] = [brushAt(sheet, 435 as HexId, 6), brushAt(sheet, 435 as HexId, 3)];
  const city = after(
    { ...blank, map: { inline: map } },
    { type: 'identify', id: 'the-evening' },
    { type: 'describe', field: 'title', language: 'en', text: 'The Siege of the White Haven' },
    { type: 'describe', field: 'title', language: 'de', text: 'Die Belagerung des Weißen Hafens' },
    {
      type: 'describe',
      field: 'summary',
      language: 'en',
      text: 'The corsairs land by night. Two walls, four gates, and help is a day away.',
    },
    { type: 'paint', hexes: first, letter: 'c' },
    { type: 'level', hexes: first, level: 1 },
    { type: 'level', hexes: second, level: 2 },
  );
  const walled = after(city, {
    type: 'hexsides',
    lines: worksAround(city.map.inline, first, { kind: 'wall' }),
  });
  const twice = after(walled, {
    type: 'hexsides',
    lines: worksAround(walled.map.inline, second, { kind: 'wall' }),
  });
  const walls = twice.map.inline.hexsides;
  const every = (n: number, from: number, kind: MapHexside['kind']): readonly MapHexside[] =>
    walls.filter((_, at) => at % n === from).map((line, at) => ({ ...line, kind, ...named(kind, at) }));
  const named = (kind: MapHexside['kind'], at: number) =>
    kind === 'gate' ? { name: GATES[at % GATES.length]! } : {};
  const inside = first.map((hex) => hexName(sheet, hex));
  const field = [...Array(900).keys()].map((hex) => hexName(sheet, hex as HexId));
  const clear = field.filter((name, hex) => wild.join('')[hex] === '.' && !inside.includes(name));
  const side = (force: string, kinds: readonly KindSheet[], hexes: readonly string[]) =>
    Array.from({ length: 30 }, (_, n) => ({
      id: `${kinds[n % kinds.length]!.id}-${1 + Math.floor(n / kinds.length)}`,
      kind: kinds[n % kinds.length]!.id,
      force,
      at: hexes[n * 3]!,
    }));
  const [west, east] = [OWN_KINDS.slice(0, 4), OWN_KINDS.slice(4)];
  return after(
    twice,
    { type: 'hexsides', lines: every(5, 1, 'tower') },
    { type: 'hexsides', lines: every(17, 3, 'gate') },
    ...GATES.map((text, n): Command => ({
      type: 'putName',
      at: null,
      name: { text, at: inside[n * 11]!, importance: 2, kind: 'gate' },
    })),
    ...['Upper Town', 'Lower Town', 'The Mole', 'Strand'].map((name, n): Command => ({
      type: 'putZone',
      of: 'scenario',
      name,
      hexes: n === 0 ? second.map((hex) => hexName(sheet, hex)) : clear.slice(n * 60, n * 60 + 40),
    })),
    {
      type: 'placePieces',
      kinds: OWN_KINDS,
      pieces: [...side('garrison', west, inside), ...side('host', east, clear)],
    },
    { type: 'putVariable', at: null, variable: { id: 'tide', name: { en: 'Tide' }, first: 0, shown: true } },
    ...Array.from({ length: 10 }, (_, n): Command => ({
      type: 'putTrigger',
      at: null,
      trigger: {
        id: `event-${n + 1}`,
        when:
          n % 2 === 0
            ? { type: 'turnBegins' }
            : { type: 'hexEntered', hexes: 'Strand', who: { side: 'east', kind: east[n % 4]!.id } },
        if: [
          { type: 'variable', variable: 'tide', from: n },
          { type: 'turn', from: 1 + (n % 5), to: 8 },
        ],
        then: {
          type: 'effects',
          once: n % 3 === 0,
          effects: [
            { type: 'message', text: { en: SAYINGS[n]! } },
            n % 2 === 0
              ? { type: 'addVariable', variable: 'tide', by: 1 }
              : {
                  type: 'disrupt',
                  who: { force: n % 4 === 1 ? 'host' : 'garrison', in: 'Upper Town', most: 2 },
                },
          ],
        },
      },
    })),
  );
}

const GATES = ['Sea Gate', 'Field Gate', 'Fishers’ Stair', 'Lantern Gate'];

const SAYINGS = [
  'The tide turns, and the ships lie dry.',
  'They are on the strand!',
  'Fog comes in from the sea.',
  'A horn is blown in the upper town.',
  'The lanterns go out one by one.',
  'A boom is drawn across the haven.',
  'Rain puts the torches out.',
  'The fishers have hidden their boats.',
  'Smoke rises over the mole.',
  'At dawn the wind goes round to the south.',
];

const OWN_KINDS: readonly KindSheet[] = [
  ['haven-guard', 'Haven Guard', 'B3X', 'foot', 4, 6],
  ['fishers', 'Fishers', 'D1Y', 'foot', 4, 2],
  ['mariners', 'Mariners of the Fleet', 'C2X', 'foot', 4, 4],
  ['strand-riders', 'Riders of the Strand', 'B2X', 'horse', 6, 5],
  ['corsairs', 'Corsairs', 'C2Y', 'foot', 4, 4],
  ['rowers', 'Rowers', 'E1Z', 'foot', 4, 1],
  ['black-sails', 'Captain’s Company', 'B3Y', 'foot', 4, 6],
  ['haradrim', 'Haradrim', 'D2Y', 'horse', 6, 3],
].map(([id, name, code, gait, ma, value]) => ({
  class: 'unit',
  id: String(id),
  name: { en: String(name) },
  code: String(code),
  gait: gait as 'foot' | 'horse',
  ma: Number(ma),
  value: Number(value),
  traits: ['pushes', 'ladders'],
  ...(gait === 'horse' ? { temper: 'charge' } : {}),
}));

test('a sheet of 30 x 30 with two walls, own kinds, thirty units a side and ten events fits as well', () => {
  const full = evening();
  const { hexsides } = full.map.inline;
  const count = (kind: MapHexside['kind']): number => hexsides.filter((line) => line.kind === kind).length;
  expect(new Set(hexsides.map(({ level }) => level))).toEqual(new Set([1, 2]));
  expect(Math.min(count('wall'), count('tower'), count('gate'))).toBeGreaterThanOrEqual(4);
  expect([full.pieces.length, full.triggers.length, full.kinds.length]).toEqual([60, 12, 8]);
  expect(problemsOf(full).filter(({ severity }) => severity === 'error')).toEqual([]);
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
