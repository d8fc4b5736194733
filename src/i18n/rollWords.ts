/** The words of real dice and of steps back by agreement: they come with the first that are asked for. */
import * as rolls from './en/rolls.ts';
import { learn, wordsOf } from './language.ts';

// Every other language brings all words of the table at once.
learn(rolls);

export const ROLLS = wordsOf('ROLLS');
