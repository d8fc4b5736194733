// Texts of a battle in two languages, as an author writes them: whatever comes first, what was written in the other one stands.
import { afterEach, describe, expect, test } from 'vitest';
import { blankDocument, UNWRITTEN } from '../../src/editor/blank.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { speak } from '../../src/i18n/language.ts';
import { describing, textNow, textWith, tongues, type Tongue } from '../../src/ui/features/editor/tongues.ts';

const BLANK = blankDocument({ columns: 4, rows: 4, orientation: 'pointy' });
const GATE = { en: 'The gate', de: 'Das Tor' };

afterEach(() => speak('en'));

/** The sheet after texts were written into one of its fields, one after the other. */
function written(
  field: 'title' | 'history',
  ...typed: readonly (readonly [Tongue, string])[]
): ScenarioDocument {
  return typed.reduce((document, [tongue, said]) => {
    const text = textWith(document[field], tongue, said, field === 'title' ? UNWRITTEN.title : undefined);
    const edited = edit(document, describing(field, document[field], text));
    if (!edited.ok) throw new Error(edited.refusal.code);
    return edited.document;
  }, BLANK);
}

describe.each(['title', 'history'] as const)('the %s', (field) => {
  test('in English and then in German is both', () => {
    expect(written(field, ['en', GATE.en], ['de', GATE.de])[field]).toEqual(GATE);
  });

  test('in German and then in English is both', () => {
    expect(written(field, ['de', GATE.de], ['en', GATE.en])[field]).toEqual(GATE);
  });

  test('in German alone is read in every language, also when it is written anew', () => {
    expect(written(field, ['de', 'Das Thor'])[field]).toEqual({ en: 'Das Thor', de: 'Das Thor' });
    expect(written(field, ['de', 'Das Thor'], ['de', GATE.de])[field]).toEqual({ en: GATE.de, de: GATE.de });
  });

  test('without its English again is read in German', () => {
    expect(written(field, ['de', GATE.de], ['en', GATE.en], ['en', ' '])[field]).toEqual({
      en: GATE.de,
      de: GATE.de,
    });
  });

  test('without its German again stays in English', () => {
    expect(written(field, ['en', GATE.en], ['de', GATE.de], ['de', ''])[field]).toEqual({ en: GATE.en });
  });
});

test('nothing is left of a text of which the only words are taken away, and a history may be missing', () => {
  expect(textWith({ en: 'The gate' }, 'en', '')).toBeNull();
  expect(textWith(undefined, 'de', '  ')).toBeNull();
  expect(written('history', ['de', GATE.de], ['de', ''])).toEqual(BLANK);
});

test('a third language that came with a file stays', () => {
  const French = { ...GATE, fr: 'La porte' };
  expect(textWith(French, 'de', 'Die Pforte')).toEqual({ ...French, de: 'Die Pforte' });
  expect(textWith(French, 'de', '')).toEqual({ en: GATE.en, fr: 'La porte' });
});

test('the language of the page comes first, and what it names by itself is named in it', async () => {
  expect([tongues(), textNow('Force 3')]).toEqual([['en', 'de'], { en: 'Force 3' }]);
  await speak('de');
  expect([tongues(), textNow('Truppe 3')]).toEqual([['de', 'en'], { en: 'Truppe 3', de: 'Truppe 3' }]);
});
