/**
 * Cuts the faces of the game down to the letters that it uses, without hints: assets/built/faces/NAME.woff2, and
 * those that a battle is printed in, which go into its PDF: assets/built/print/NAME.woff.
 * The faces come from @fontsource (SIL Open Font License).
 * Run: node scripts/assets/fonts.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LETTERS, NUMERALS, OTHER_LETTERS } from './letters.mjs';

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
 * Every face on paper: its package, its file there, the letters it keeps.
 * @type {readonly (readonly [family: string, face: string, letters: string])[]}
 */
const PRINTED = [
  ['im-fell-english', 'latin-400-normal', LETTERS],
  ['im-fell-english', 'latin-400-italic', LETTERS],
  ['alegreya-sans', 'latin-400-normal', LETTERS],
  ['alegreya-sans', 'latin-700-normal', LETTERS],
  ...Object.entries(OTHER_LETTERS).map(
    ([script, letters]) => /** @type {const} */ (['alegreya-sans', `${script}-400-normal`, letters]),
  ),
];

/**
 * A face with those letters alone.
 * @param {string} family
 * @param {string} face
 * @param {string} letters
 * @param {'woff2' | 'woff'} targetFormat
 * @returns {Promise<Buffer>}
 */
async function cutTo(family, face, letters, targetFormat) {
  const whole = readFileSync(resolve(`@fontsource/${family}/files/${family}-${face}.woff2`));
  return await subsetFont(whole, letters, { targetFormat, noHinting: true, keepFeatures: LAYOUT });
}

/**
 * A face of the page with those letters alone.
 * @param {string} family
 * @param {string} face
 * @param {string} letters
 * @returns {Promise<Buffer>}
 */
export async function cutDown(family, face, letters) {
  return await cutTo(family, `latin-${face}`, letters, 'woff2');
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
  const print = new URL('../../assets/built/print/', import.meta.url);
  mkdirSync(print, { recursive: true });
  for (const [family, face, letters] of PRINTED) {
    writeFileSync(new URL(`${family}-${face}.woff`, print), await cutTo(family, face, letters, 'woff'));
  }
}
