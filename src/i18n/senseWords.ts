/** The words of the settings for eyes and ears: they come with the window of settings. */
import * as senses from './en/senses.ts';
import { learn, wordsOf } from './language.ts';

// Every other language brings all words of the table at once.
learn(senses);

export const ACCESS = wordsOf('ACCESS');
