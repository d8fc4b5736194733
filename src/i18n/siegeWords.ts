/** The words of the room of the sieges. They come with the room, and no battle waits for them. */
import type { Translated } from './en/catalogue.ts';
import * as room from './en/siege.ts';
import * as said from './en/siegeSaid.ts';
import { learn, wordsOf } from './language.ts';

/** The words of the room, and of all that the games say there. */
const siege = { ...room, ...said };

/** The words of the room in any language. */
export type SiegeWords = Translated<typeof siege>;

learn(siege, {
  de: async () => {
    const [words, sentences] = await Promise.all([import('./de/siege.ts'), import('./de/siegeSaid.ts')]);
    return { ...words, ...sentences };
  },
  pseudo: () => import('./pseudo.ts').then(({ PSEUDO }) => PSEUDO),
});

export const SIEGE_ROOM = wordsOf('SIEGE_ROOM');
export const SIEGE_SAID = wordsOf('SIEGE_SAID');
export const SIEGE_MEANS = wordsOf('SIEGE_MEANS');
export const SIEGE_NAMES = wordsOf('SIEGE_NAMES');
export const SIEGE_SPELLINGS = wordsOf('SIEGE_SPELLINGS');
export const SIEGE_EFFECTS = wordsOf('SIEGE_EFFECTS');
