/**
 * Cuts the faces of the game down to the letters that it uses, without hints: assets/built/faces/NAME.woff2.
 * The faces come from @fontsource (SIL Open Font License).
 * Run: node scripts/assets/fonts.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LETTERS, NUMERALS } from './letters.mjs';

const { resolve } = createRequire(import.meta.url);

/** What of its layout a face keeps: kerning, ligatures, figures as tall as capitals, accents. */
const LAYOUT = ['kern', 'liga', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Every face: its package, its file there, the letters it keeps.
 * @type {readonly (readonly [family: string, face: string, letters: string])[]}
 */
export const FACES = [
  ['alegreya-sans', '400-normal', LETTERS],
  ['alegreya-sans', '500-normal', LETTERS],
  ['alegreya-sans', '700-normal', LETTERS],
  ['fira-sans-condensed', '600-normal', LETTERS],
  ['fira-sans-condensed', '700-normal', LETTERS],
  ['fira-sans-condensed', '700-italic', LETTERS],
  ['im-fell-english', '400-normal', LETTERS],
  ['im-fell-english', '400-italic', LETTERS],
  ['im-fell-english-sc', '400-normal', LETTERS],
  ['cinzel', '700-normal', NUMERALS],
];

/**
 * A face with those letters alone.
 * @param {string} family
 * @param {string} face
 * @param {string} letters
 * @returns {Promise<Buffer>}
 */
export async function cutDown(family, face, letters) {
  const whole = readFileSync(resolve(`@fontsource/${family}/files/${family}-latin-${face}.woff2`));
  return await subsetFont(whole, letters, { targetFormat: 'woff2', noHinting: true, keepFeatures: LAYOUT });
}

/** @param {string} family @param {string} face */
export function placeOf(family, face) {
  return new URL(`../../assets/built/faces/${family}-${face}.woff2`, import.meta.url);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(new URL('../../assets/built/faces/', import.meta.url), { recursive: true });
  for (const [family, face, letters] of FACES) {
    writeFileSync(placeOf(family, face), await cutDown(family, face, letters));
  }
}
