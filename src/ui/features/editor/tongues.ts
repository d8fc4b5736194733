/** Texts of a battle in the languages in which it can be written. English is read wherever a language says nothing, so it is never missing. */
import type { Command, TextField } from '../../../editor/command.ts';
import type { Text } from '../../../engine/battle.ts';
import { language } from '../../../i18n/language.ts';

export type Tongue = 'en' | 'de';

/** The languages, the one that the page speaks first. */
export function tongues(): readonly Tongue[] {
  return language() === 'de' ? ['de', 'en'] : ['en', 'de'];
}

/** A text that is written in the language of the page; whoever reads another one reads the same for now. */
export function textNow(said: string): Text {
  return language() === 'de' ? { en: said, de: said } : { en: said };
}

/**
 * A text after something was written in one of its languages; null where nothing is left of it. English is what is read wherever a
 * language is missing: until it has words of its own, it follows the German ones. `unwritten` stands there when nobody has written yet.
 */
export function textWith(
  text: Text | undefined,
  tongue: Tongue,
  typed: string,
  unwritten?: string,
): Text | null {
  const said = typed.trim();
  const [en, de] = [text?.en, text?.['de']];
  if (tongue === 'en') {
    const read = said === '' ? de : said;
    return read === undefined ? null : { ...text, en: read };
  }
  const follows = en === undefined || en === unwritten || en === de;
  if (said !== '') return { ...text, en: follows ? said : en, de: said };
  if (en === undefined || en === de) return null;
  const { de: _, ...rest } = text!;
  return { ...rest, en };
}

/** The step that makes one text of the sheet another one: a command for each language that differs, English first; null takes it away. */
export function describing(field: TextField, before: Text | undefined, text: Text | null): Command {
  if (text === null) return { type: 'describe', field, language: 'en', text: null };
  const tags = new Set(['en', ...Object.keys(before ?? {}), ...Object.keys(text)]);
  const commands = [...tags]
    .filter((tag) => before?.[tag] !== text[tag])
    .map((tag): Command => ({ type: 'describe', field, language: tag, text: text[tag] ?? null }));
  return { type: 'all', commands, label: 'describe' };
}
