// The words of the editor: a sentence for every check, every error of the reader, every refusal and every link that cannot be read.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { CHECKS } from '../../src/editor/problems/problems.ts';
import type { LinkProblem } from '../../src/editor/share/link.ts';
import { EDIT_REFUSALS } from '../../src/editor/refusal.ts';
import {
  EDITOR_ERRORS,
  EDITOR_PROBLEMS,
  EDITOR_REFUSALS,
  LINK_PROBLEMS,
} from '../../src/i18n/editorWords.ts';
import { DE } from '../../src/i18n/de/catalogue.ts';
import * as EN from '../../src/i18n/en/editor.ts';
import { fill } from '../../src/i18n/fill.ts';
import { speak, speakFully } from '../../src/i18n/language.ts';

afterEach(() => speak('en'));

test('every check has its sentence, every refusal too, and there is none for nothing', () => {
  expect(Object.keys(EN.EDITOR_PROBLEMS).toSorted()).toEqual(CHECKS.map(({ id }) => id).toSorted());
  const links: readonly LinkProblem['code'][] = [
    'no-link',
    'too-long',
    'other-version',
    'broken',
    'too-large',
    'no-scenario',
  ];
  expect(Object.keys(EN.LINK_PROBLEMS)).toEqual(links);
  expect(Object.keys(EN.EDITOR_REFUSALS).toSorted()).toEqual([...EDIT_REFUSALS].toSorted());
});

test('every error of meaning that the reader may tell has its sentence', () => {
  const codes = (file: string): readonly string[] =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code!);
  const told = [...codes('src/scenario/problems.ts'), ...codes('src/board/boardProblem.ts')];
  // No document in the editor has these: its text was read, its sheet is whole, and it is no saved match.
  const never = ['not-json', 'no-such-file', 'broken-file', 'not-a-size', 'offset-of-other-orientation'];
  const sheets = ['wrong-row-count', 'wrong-row-length', 'unknown-letter', 'unknown-level'];
  const matches = ['other-scenario', 'wrong-state', 'law-broken'];
  const wanted = told.filter((code) => ![...never, ...sheets, ...matches].includes(code));
  expect(wanted.length).toBeGreaterThan(50);
  expect(Object.keys(EN.EDITOR_ERRORS).toSorted()).toEqual(wanted.toSorted());
});

test('what is found is named in the language that is spoken', async () => {
  const what = '0505/0506';
  expect(fill(EDITOR_PROBLEMS['wall-gap'], { what })).toBe(
    'Two levels of the city touch at 0505/0506 with no wall between them.',
  );
  await speak('de');
  await speakFully();
  expect(fill(EDITOR_PROBLEMS['wall-gap'], { what })).toBe(
    'Bei 0505/0506 stoßen zwei Ringe der Stadt ohne Mauer aneinander.',
  );
  expect(EDITOR_ERRORS['both-sides-in-hex']).toBe('In {what} stehen beide Seiten.');
  expect(EDITOR_REFUSALS['no-change']).toBe('Das ändert nichts.');
  expect(LINK_PROBLEMS.broken).toMatch(/^Dieser Link ist beschädigt/);
});

test('what the editor writes into a battle by itself is read in German too', () => {
  const sources = readdirSync('src/editor', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join('src/editor', file), 'utf8'));
  const written = sources.flatMap((source) =>
    [...source.matchAll(/\{ en: (.*?) \}/g)].flatMap(([, texts]) =>
      [...texts!.matchAll(/'([A-Z][^']*)'/g)].map(([, text]) => text!),
    ),
  );
  expect(written).toEqual(expect.arrayContaining(['The walls were held.', 'The enemy is wiped out.']));
  expect(written.filter((text) => DE.NAMES[text] === undefined)).toEqual([]);
  // A name that is put into a sentence cannot be looked up there.
  expect(sources.filter((source) => /\ben: `/.test(source))).toEqual([]);
});
