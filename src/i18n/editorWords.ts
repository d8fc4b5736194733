/** The words of the scenario editor. They come with the editor, and no battle waits for them. */
import type { Translated } from './en/catalogue.ts';
import * as editor from './en/editor.ts';
import { learn, wordsOf } from './language.ts';

/** The words of the editor in any language. */
export type EditorWords = Translated<typeof editor>;

learn(editor, {
  de: () => import('./de/editor.ts'),
  pseudo: () => import('./pseudo.ts').then(({ PSEUDO }) => PSEUDO),
});

export const EDITOR_PROBLEMS = wordsOf('EDITOR_PROBLEMS');
export const EDITOR_ERRORS = wordsOf('EDITOR_ERRORS');
export const EDITOR_REFUSALS = wordsOf('EDITOR_REFUSALS');
export const LINK_PROBLEMS = wordsOf('LINK_PROBLEMS');
