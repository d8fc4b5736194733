/** Labels of the page, with their blanks filled. */
import { PANEL_WORDS } from '../i18n/en/panels.ts';

export type Label = keyof typeof PANEL_WORDS;

/** The label, each `{blank}` filled with the value of that name. */
export function say(label: Label, blanks: Readonly<Record<string, string | number>> = {}): string {
  return PANEL_WORDS[label].replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}
