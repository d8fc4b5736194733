/** The words of watching again: they come with the strip. */
import * as strip from './en/strip.ts';
import { learn, wordsOf } from './language.ts';

// Every other language brings all words of the table at once.
learn(strip);

export const STRIP = wordsOf('STRIP');
