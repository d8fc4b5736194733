/** The words of games that are saved, opened or taken up again: they come with the first that is. */
import * as games from './en/games.ts';
import { learn, wordsOf } from './language.ts';

// Every other language brings all words of the table at once.
learn(games);

export const GAMES = wordsOf('GAMES');
