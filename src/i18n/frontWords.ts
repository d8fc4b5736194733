/** The words of the title page, each in the language that is spoken when it is read. Whoever needs no others waits for no others. */
import { wordsOf } from './language.ts';

export const BATTLES = wordsOf('BATTLES');
export const BOARD_KEYS = wordsOf('BOARD_KEYS');
export const COMMANDS = wordsOf('COMMANDS');
export const LESSONS = wordsOf('LESSONS');
export const FAILURES = wordsOf('FAILURES');
export const NAMES = wordsOf('NAMES');
export const OPPONENT_NAMES = wordsOf('OPPONENT_NAMES');
export const PANEL_WORDS = wordsOf('PANEL_WORDS');
export const WORDS = wordsOf('WORDS');
