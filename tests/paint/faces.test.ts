// The faces of the game hold every letter that is read in it, and are what the script makes of their sources.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FACES, cutDown, placeOf } from '../../scripts/assets/fonts.mjs';
import { LETTERS } from '../../scripts/assets/letters.mjs';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { DE } from '../../src/i18n/de/catalogue.ts';
import { EN } from '../../src/i18n/en/catalogue.ts';

/** Every letter of a value, wherever it stands in it; the line ends of a file are none. */
function lettersOf(value: unknown): readonly string[] {
  return [...new Set(JSON.stringify(value).replace(/\\n/g, ' '))];
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(ROOT, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

const WRITTEN = ['scenarios', 'docs/rules', 'assets/built']
  .flatMap(filesBelow)
  .filter((path) => /scenarios\/.*json$|\.md$|battles\.json$/.test(path));

describe('every letter that is read is in the faces', () => {
  test.each([
    ['the English page', EN],
    ['the German page', DE],
    ['the languages by their own names', 'English Deutsch'],
  ])('%s', (_, words) => {
    expect(lettersOf(words).filter((letter) => !LETTERS.includes(letter))).toEqual([]);
  });

  test.each(WRITTEN)('%s', (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    expect(lettersOf(text).filter((letter) => !LETTERS.includes(letter))).toEqual([]);
  });
});

test('every face is what the script makes of its source today', async () => {
  for (const [family, face, letters] of FACES) {
    const made = await cutDown(family, face, letters);
    expect(made.equals(readFileSync(placeOf(family, face))), `${family} ${face}`).toBe(true);
  }
});
