/** Labels of the page, with their blanks filled. */
import { fill, type Blanks, type Fillings } from '../../i18n/fill.ts';
import { PANEL_WORDS } from '../../i18n/frontWords.ts';

type Words = typeof PANEL_WORDS;
type Label = keyof Words;
type Wanted<L extends Label> = [Blanks<Words[L]>] extends [never] ? [] : [Fillings<Words[L]>];

/** A label that has no blanks. */
export type PlainLabel = { [L in Label]: Wanted<L> extends [] ? L : never }[Label];

/** The label, each `{blank}` filled with the value of that name; the compiler asks for every blank. */
export function say<L extends Label>(label: L, ...fillings: Wanted<L>): string {
  return fill<string>(PANEL_WORDS[label], fillings[0] ?? {});
}
