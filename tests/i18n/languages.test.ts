// Every language says everything: the same words, the same blanks, nothing that cannot be read, nothing left in English.
import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterEach, describe, expect, test } from 'vitest';
import type { MapFile } from '../../src/board/mapFile.ts';
import { inWords, placeWords } from '../../src/ui/words/words.ts';
import { DE as TABLE_DE } from '../../src/i18n/de/catalogue.ts';
import * as EDITOR_DE from '../../src/i18n/de/editor.ts';
import * as LABORATORY_DE from '../../src/i18n/de/laboratory.ts';
import * as TILED_DE from '../../src/i18n/de/tiled.ts';
import * as EVENTS_DE from '../../src/i18n/de/editorEvents.ts';
import * as FORMS_DE from '../../src/i18n/de/editorForms.ts';
import * as HINTS_DE from '../../src/i18n/de/editorHints.ts';
import * as HOUSE_DE from '../../src/i18n/de/editorHouse.ts';
import * as LIVERY_DE from '../../src/i18n/de/editorLivery.ts';
import * as PAGE_DE from '../../src/i18n/de/editorPage.ts';
import * as PRINT_DE from '../../src/i18n/de/editorPrint.ts';
import * as TOUR_DE from '../../src/i18n/de/editorTour.ts';
import * as MAP_DE from '../../src/i18n/de/editorMap.ts';
import * as SHEET_DE from '../../src/i18n/de/editorSheet.ts';
import * as TRIALS_DE from '../../src/i18n/de/editorTrials.ts';
import { SIEGE_ROOM as ROOM_DE } from '../../src/i18n/de/siege.ts';
import * as SAID_DE from '../../src/i18n/de/siegeSaid.ts';
import { EN as TABLE_EN } from '../../src/i18n/en/catalogue.ts';
import * as EDITOR_EN from '../../src/i18n/en/editor.ts';
import * as LABORATORY_EN from '../../src/i18n/en/laboratory.ts';
import * as TILED_EN from '../../src/i18n/en/tiled.ts';
import * as EVENTS_EN from '../../src/i18n/en/editorEvents.ts';
import * as FORMS_EN from '../../src/i18n/en/editorForms.ts';
import * as HINTS_EN from '../../src/i18n/en/editorHints.ts';
import * as HOUSE_EN from '../../src/i18n/en/editorHouse.ts';
import * as LIVERY_EN from '../../src/i18n/en/editorLivery.ts';
import * as PAGE_EN from '../../src/i18n/en/editorPage.ts';
import * as PRINT_EN from '../../src/i18n/en/editorPrint.ts';
import * as TOUR_EN from '../../src/i18n/en/editorTour.ts';
import * as MAP_EN from '../../src/i18n/en/editorMap.ts';
import * as SHEET_EN from '../../src/i18n/en/editorSheet.ts';
import * as TRIALS_EN from '../../src/i18n/en/editorTrials.ts';
import { SIEGE_ROOM as ROOM_EN } from '../../src/i18n/en/siege.ts';
import * as SAID_EN from '../../src/i18n/en/siegeSaid.ts';
import { fill } from '../../src/i18n/fill.ts';
import { language, offeredOf, speak } from '../../src/i18n/language.ts';
import { PSEUDO, disguiseText } from '../../src/i18n/pseudo.ts';
import { PHASES, REFUSALS, TABLE } from '../../src/i18n/words.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

/** The words of the table, and those that come with the room of the sieges. */
const EN = {
  ...TABLE_EN,
  SIEGE_ROOM: ROOM_EN,
  ...SAID_EN,
  ...EDITOR_EN,
  ...TILED_EN,
  ...LABORATORY_EN,
  ...PAGE_EN,
  ...EVENTS_EN,
  ...FORMS_EN,
  ...HINTS_EN,
  ...HOUSE_EN,
  ...LIVERY_EN,
  ...PRINT_EN,
  ...TOUR_EN,
  ...MAP_EN,
  ...SHEET_EN,
  ...TRIALS_EN,
};
const DE = {
  ...TABLE_DE,
  SIEGE_ROOM: ROOM_DE,
  ...SAID_DE,
  ...EDITOR_DE,
  ...TILED_DE,
  ...LABORATORY_DE,
  ...PAGE_DE,
  ...EVENTS_DE,
  ...FORMS_DE,
  ...HINTS_DE,
  ...HOUSE_DE,
  ...LIVERY_DE,
  ...PRINT_DE,
  ...TOUR_DE,
  ...MAP_DE,
  ...SHEET_DE,
  ...TRIALS_DE,
};

afterEach(() => speak('en'));

type Words = readonly (readonly [place: string, text: string])[];

/** Lists that English has none of, and what the rulebook says of a case besides its words. */
const APART: ReadonlySet<string> = new Set(['NAMES', 'BATTLES', 'source']);

/** Every text below a group, with the way to it. */
function wordsIn(all: unknown, place = ''): Words {
  if (typeof all === 'string') return [[place, all]];
  if (typeof all !== 'object' || all === null) return [];
  return Object.entries(all).flatMap(([key, word]) =>
    APART.has(key) ? [] : wordsIn(word, `${place}/${key}`),
  );
}

const ENGLISH = wordsIn(EN);
const LANGUAGES = { German: DE, disguise: PSEUDO } as const;

interface Part {
  /** 0 = plain text, 7 = the "#" of a plural. */
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, Readonly<{ value: readonly Part[] }>>>;
}

/** The names of the blanks of a sentence. */
function blanksOf(text: string): readonly string[] {
  const found = new Set<string>();
  const read = (parts: readonly Part[]): void => {
    for (const { type, value, options } of parts) {
      if (type !== 0 && value !== undefined) found.add(value);
      for (const branch of Object.values(options ?? {})) read(branch.value);
    }
  };
  read(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
  return [...found].toSorted();
}

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('in %s', (name) => {
  const others = new Map(wordsIn(LANGUAGES[name]));

  test('there are the same words as in English', () => {
    expect([...others.keys()].toSorted()).toEqual(ENGLISH.map(([place]) => place).toSorted());
  });

  test('every sentence can be read and has the blanks of the English one', () => {
    const wrong = ENGLISH.filter(
      ([place, text]) => String(blanksOf(text)) !== String(blanksOf(others.get(place)!)),
    );
    expect(wrong.map(([place]) => [place, others.get(place)])).toEqual([]);
  });
});

/** What no editor would let stand, in either language: it was read once and is gone. */
const GONE: readonly RegExp[] = [
  /what lies there is told here/i,
  /size of everything/i,
  /all may know/i,
  /thought to take about/i,
  /choose a target/i,
  /is in vain/i,
  /erleuchtet/i,
  /\bgierig/i,
  /\bBetrachter/,
  /\bStimmung/,
  // One word for a counter: "Stein".
  /\b(Spielstein|Spielmarke|Spielfigur|Marke)(e?n|s)?\b/,
];

test('sentences that were read and struck do not come back', () => {
  const back = [...ENGLISH, ...wordsIn(DE)].filter(([, text]) => GONE.some((gone) => gone.test(text)));
  expect(back).toEqual([]);
});

test('whoever tried in vain is named, except in a duel, which has two', () => {
  for (const { FRUITLESS } of [EN, DE]) {
    const lines = Object.entries(FRUITLESS).filter(([purpose]) => purpose !== 'duel');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter(([, line]) => !blanksOf(line).includes('unit'))).toEqual([]);
  }
});

/** What is written alike in both languages, names of peoples and places apart. */
const ALIKE: ReadonlySet<string> = new Set([
  'Code',
  'Esc',
  'Grond',
  'Grond -{figure}',
  'Hand',
  'Horn',
  'Lasso',
  'Minas Tirith',
  'Mûmak',
  'Name',
  'Pause',
  'Pelennor',
  'Plan',
  'Region',
  'Troll',
  'Tunnel',
  'Zone',
  'normal',
]);
const OF_NAMES =
  /^\/(SIEGE_ROOM\/(people|places|nations|playerNames|types|figureNames)|SIEGE_NAMES\/nations)\//;

/** A sentence without its blanks, so that only what is read remains. */
function readAloud(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/g, '');
}

test('no German line is the English one, but for names and what is written alike', () => {
  const german = new Map(wordsIn(DE));
  const left = ENGLISH.filter(
    ([place, text]) =>
      german.get(place) === text &&
      /[A-Za-z]{3,}/.test(readAloud(text)) &&
      !OF_NAMES.test(place) &&
      !/(id|icon)$/.test(place),
  );
  expect(left.filter(([, text]) => !ALIKE.has(text))).toEqual([]);
  const alike = new Set(left.map(([, text]) => text));
  expect([...ALIKE].filter((text) => !alike.has(text))).toEqual([]);
});

test('a sentence names the same figures in German as in English', () => {
  const figures = (text: string): string => (text.match(/\d+/g) ?? []).toSorted().join(' ');
  const german = new Map(wordsIn(DE));
  const said = ENGLISH.filter(([place]) => !place.startsWith('/KEY_NAMES/'));
  const other = said.filter(([place, text]) => figures(text) !== figures(german.get(place)!));
  expect(other.map(([place, text]) => [place, text, german.get(place)])).toEqual([]);
});

test('every case and every refusal has a German line of its own', () => {
  const left = [...wordsIn(DE.CASE_WORDS), ...wordsIn(DE.REFUSALS)].filter(([, text]) =>
    ENGLISH.some(([, english]) => english === text && text !== 'Grond'),
  );
  expect(left).toEqual([]);
  const sentences = Object.values(DE.REFUSALS);
  expect(sentences.filter((sentence) => !/^[A-ZÄÖÜ].*[.]$/.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a case names the same figures in German as in English', () => {
  const figures = ([place, text]: Words[number]): string =>
    `${place} ${(text.match(/\d+/g) ?? []).toSorted().join(' ')}`;
  expect(wordsIn(DE.CASE_WORDS).map(figures).toSorted()).toEqual(
    wordsIn(EN.CASE_WORDS).map(figures).toSorted(),
  );
});

describe('the shipped scenarios in German', () => {
  const long = ['summary', 'history', 'notes', 'balance'] as const;
  const files: readonly Readonly<Record<string, unknown>>[] = [
    ...Object.values(SHIPPED_SCENARIOS),
    ...Object.values(SHIPPED_LIBRARY.maps),
    ...Object.values(SHIPPED_LIBRARY.rosters),
  ].map((file) => file as Readonly<Record<string, unknown>>);

  test('every name, place, turn, group and end has its line', () => {
    const texts = files.flatMap((file) =>
      textsIn({ ...file, legend: 0, summary: 0, history: 0, notes: 0, balance: 0 }),
    );
    expect(texts.length).toBeGreaterThan(280);
    expect(texts.filter((text) => DE.NAMES[text] === undefined)).toEqual([]);
  });

  const folder = new URL('../../scenarios/maps/', import.meta.url);
  test.each(readdirSync(folder))(
    'what is lettered on %s, its plate among it, and what its fields are called, has its line',
    (file) => {
      const {
        name: plate,
        names,
        blocks,
        roads,
      } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as MapFile;
      const places = [plate, ...names.map(({ text }) => text), ...roads.flatMap(({ name }) => name ?? [])];
      const fields = Object.values(blocks).flatMap((block) => Object.keys(block));
      expect([...places, ...fields].filter((text) => DE.NAMES[text] === undefined)).toEqual([]);
    },
  );

  test.each(Object.keys(SHIPPED_SCENARIOS))(
    '%s can be read before it begins, with the same figures',
    (id) => {
      const scenario = SHIPPED_SCENARIOS[id] as Readonly<Record<string, Readonly<{ en: string }>>>;
      const figures = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
      for (const what of long) expect(figures(DE.BATTLES[id]![what])).toEqual(figures(scenario[what]!.en));
    },
  );

  /** The texts of a file, and the names lettered on its map; what a roster is called as a whole is never shown. */
  function textsIn(part: unknown, key = ''): readonly string[] {
    if (typeof part === 'string') return key === 'text' || key === 'name' ? [part] : [];
    if (typeof part !== 'object' || part === null) return [];
    if ('en' in part) return [String(part.en)];
    const roster = 'kinds' in part && !('pieces' in part);
    return Object.entries(part).flatMap(([name, inner]) =>
      roster && name === 'name' ? [] : textsIn(inner, Number.isNaN(Number(name)) ? name : key),
    );
  }
});

describe('speaking', () => {
  test('all words change with the language, and change back', async () => {
    await speak('de');
    expect([language(), REFUSALS['zone-stops'], PHASES[1].label]).toEqual([
      'de',
      'Eine feindliche Kontrollzone beendet den Zug.',
      'Belagerung',
    ]);
    expect(fill(TABLE.ready, { count: 1 })).toBe('1 kann noch handeln');
    expect(inWords({ en: 'Trolls' })).toBe('Trolle');
    await speak('en');
    expect([language(), PHASES[1].label, inWords({ en: 'Trolls' })]).toEqual(['en', 'Siege', 'Trolls']);
  });

  test('a scenario that speaks German itself is not corrected, and one that does not is read in English', async () => {
    await speak('de');
    expect(inWords({ en: 'Trolls', de: 'Bergtrolle' })).toBe('Bergtrolle');
    expect([inWords({ en: 'Balrog' }), placeWords('Nowhere')]).toEqual(['Balrog', 'Nowhere']);
    expect([inWords({ en: 'constructor' }), placeWords('toString')]).toEqual(['constructor', 'toString']);
  });

  test('what was wanted last is spoken, whichever catalogue comes first', async () => {
    await Promise.all([speak('de'), speak('pseudo'), speak('en')]);
    expect(language()).toBe('en');
  });

  test('the first language that the browser wishes for and that is offered', () => {
    expect([offeredOf(['fr', 'de-AT', 'en']), offeredOf(['fr']), offeredOf([])]).toEqual(['de', 'en', 'en']);
  });
});

test('the disguise keeps blanks and the bones of a plural', () => {
  expect(disguiseText('{unit} goes.')).toBe('[{unit} ĝôéš.~~~]');
  expect(disguiseText('{n, plural, one {# hex} other {# hexes}}')).toContain(
    '{n, plural, one {# ĥéẋ} other {# ĥéẋéš}}',
  );
});
