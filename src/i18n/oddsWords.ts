/** The words of the odds: they come with the first odds, and no first move waits for them. */
import * as odds from './en/odds.ts';
import { learn, wordsOf } from './language.ts';

// Every other language brings all words of the table at once.
learn(odds);

export const ODDS = wordsOf('ODDS');
export const MODIFIERS = wordsOf('MODIFIERS');
