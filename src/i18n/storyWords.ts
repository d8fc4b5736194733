/** The words of the sheet of the verdict: they come with the first story that is told. */
import * as story from './en/story.ts';
import { learn, wordsOf } from './language.ts';

// Every other language brings all words of the table at once.
learn(story);

export const STORY = wordsOf('STORY');
