/** The words of the cover and of what stands over the head of the board: they come with the first of them. */
import * as cover from './en/cover.ts';
import { learn, wordsOf } from './language.ts';

// Every other language brings all words of the table at once.
learn(cover);

export const COVER = wordsOf('COVER');
