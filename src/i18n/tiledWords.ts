/** What is said of maps of Tiled. It comes with the importer, and no battle waits for it. */
import type { Translated } from './en/catalogue.ts';
import * as tiled from './en/tiled.ts';
import { learn, wordsOf } from './language.ts';

/** The words about maps of Tiled in any language. */
export type TiledWords = Translated<typeof tiled>;

learn(tiled, {
  de: () => import('./de/tiled.ts'),
  pseudo: () => import('./pseudo.ts').then(({ PSEUDO }) => PSEUDO),
});

export const TILED_PROBLEMS = wordsOf('TILED_PROBLEMS');
