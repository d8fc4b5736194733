/** The words of the rulebook: every case in a line, and the charts. They come with whatever shows one first. */
import * as rules from './en/rules.ts';
import { learn, wordsOf } from './language.ts';
// The words of the table are learnt first: every other language has those of the book among them.
import './words.ts';

learn(rules);

export const CASE_WORDS = wordsOf('CASE_WORDS');
export const SHEET_WORDS = wordsOf('SHEET_WORDS');
export const TERRAIN_SHEET = wordsOf('TERRAIN_SHEET');
