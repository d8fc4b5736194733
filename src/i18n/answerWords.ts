/** The words of the answers: they come with the first answer, and no first move waits for them. */
import * as answers from './en/answers.ts';
import { learn, wordsOf } from './language.ts';

// Every other language brings all words of the table at once.
learn(answers);

export const ANSWERS = wordsOf('ANSWERS');
export const ADVISED = wordsOf('ADVISED');
