/** The words of the house rules. They come with what is unfolded on the title page, and no battle waits for them. */
import * as houseRules from './en/houseRules.ts';
import { learn, wordsOf } from './language.ts';
// The words of the table are learnt first: every other language has those of the house rules among them.
import './words.ts';

learn(houseRules);

export const HOUSE_RULES_SAID = wordsOf('HOUSE_RULES_SAID');
export const HOUSE_RULE_WORDS = wordsOf('HOUSE_RULE_WORDS');
