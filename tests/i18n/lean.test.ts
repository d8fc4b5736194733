// The delivered game reads its sentences by a small reader of its own: it must find in every one of them what the library finds.
import { parse as parseFully } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { parse } from '../../scripts/lean/sentences.mjs';
import { DE } from '../../src/i18n/de/catalogue.ts';
import * as EDITOR_DE from '../../src/i18n/de/editor.ts';
import * as TILED_DE from '../../src/i18n/de/tiled.ts';
import * as EVENTS_DE from '../../src/i18n/de/editorEvents.ts';
import * as PAGE_DE from '../../src/i18n/de/editorPage.ts';
import * as PRINT_DE from '../../src/i18n/de/editorPrint.ts';
import * as TOUR_DE from '../../src/i18n/de/editorTour.ts';
import * as MAP_DE from '../../src/i18n/de/editorMap.ts';
import * as SHEET_DE from '../../src/i18n/de/editorSheet.ts';
import * as TRIALS_DE from '../../src/i18n/de/editorTrials.ts';
import { SIEGE_ROOM as ROOM_DE } from '../../src/i18n/de/siege.ts';
import * as SAID_DE from '../../src/i18n/de/siegeSaid.ts';
import { EN } from '../../src/i18n/en/catalogue.ts';
import * as EDITOR_EN from '../../src/i18n/en/editor.ts';
import * as TILED_EN from '../../src/i18n/en/tiled.ts';
import * as EVENTS_EN from '../../src/i18n/en/editorEvents.ts';
import * as PAGE_EN from '../../src/i18n/en/editorPage.ts';
import * as PRINT_EN from '../../src/i18n/en/editorPrint.ts';
import * as TOUR_EN from '../../src/i18n/en/editorTour.ts';
import * as MAP_EN from '../../src/i18n/en/editorMap.ts';
import * as SHEET_EN from '../../src/i18n/en/editorSheet.ts';
import * as TRIALS_EN from '../../src/i18n/en/editorTrials.ts';
import { SIEGE_ROOM as ROOM_EN } from '../../src/i18n/en/siege.ts';
import * as SAID_EN from '../../src/i18n/en/siegeSaid.ts';
import { PSEUDO } from '../../src/i18n/pseudo.ts';

function textsIn(all: unknown): readonly string[] {
  if (typeof all === 'string') return [all];
  return typeof all === 'object' && all !== null ? Object.values(all).flatMap(textsIn) : [];
}

test.each([
  [
    'English',
    {
      ...EN,
      SIEGE_ROOM: ROOM_EN,
      ...SAID_EN,
      ...EDITOR_EN,
      ...TILED_EN,
      ...PAGE_EN,
      ...EVENTS_EN,
      ...PRINT_EN,
      ...TOUR_EN,
      ...MAP_EN,
      ...SHEET_EN,
      ...TRIALS_EN,
    },
  ],
  [
    'German',
    {
      ...DE,
      SIEGE_ROOM: ROOM_DE,
      ...SAID_DE,
      ...EDITOR_DE,
      ...TILED_DE,
      ...PAGE_DE,
      ...EVENTS_DE,
      ...PRINT_DE,
      ...TOUR_DE,
      ...MAP_DE,
      ...SHEET_DE,
      ...TRIALS_DE,
    },
  ],
  ['the disguise', PSEUDO],
])('every sentence of %s is read to the same parts as by the library', (_, catalogue) => {
  const texts = textsIn(catalogue);
  expect(texts.length).toBeGreaterThan(1000);
  for (const text of texts) {
    expect(parse(text), text).toEqual(parseFully(text, { ignoreTag: true, captureLocation: false }));
  }
});

test.each(['{count, plural, one {# unit} other {# units}', 'a } b', '{a b}', '{n, number}'])(
  '%s is no sentence',
  (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  },
);
