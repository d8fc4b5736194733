/** Texts of scenarios in the language of the page. */
import type { Text } from '../../engine/battle.ts';
import type { BattleWords } from '../../i18n/en/scenarios.ts';
import { BATTLES, NAMES } from '../../i18n/frontWords.ts';
import { language } from '../../i18n/language.ts';

/** A text of a scenario in the language of the page: its own, ours, or the English it was written in. */
export function inWords(text: Text): string {
  return text[language()] ?? NAMES[text.en] ?? text.en;
}

/** What is read of a shipped battle before it begins; a text without a line of ours is read as the scenario has it. */
export function battleText(id: string, what: keyof BattleWords, text: Text): string {
  return text[language()] ?? BATTLES[id]?.[what] ?? inWords(text);
}

/** A name that stands on a map, in the language of the page. */
export function placeWords(name: string): string {
  return NAMES[name] ?? name;
}
