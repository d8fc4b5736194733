/** The words of the laboratory. They come with it, and no battle waits for them. */
import type { Translated } from './en/catalogue.ts';
import * as laboratory from './en/laboratory.ts';
import { learn, wordsOf } from './language.ts';

/** The words of the laboratory in any language. */
export type LaboratoryWords = Translated<typeof laboratory>;

learn(laboratory, {
  de: () => import('./de/laboratory.ts'),
  pseudo: () => import('./pseudo.ts').then(({ PSEUDO }) => PSEUDO),
});

export const LAB_REPORT = wordsOf('LAB_REPORT');
export const LABORATORY = wordsOf('LABORATORY');
export const LAB_DEEDS = wordsOf('LAB_DEEDS');
