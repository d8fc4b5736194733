/** How the table says what the game gives it: texts of scenarios, points, refusals, figures. */
import type { Text } from '../engine/battle.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { BattleWords } from '../i18n/en/scenarios.ts';
import { fill } from '../i18n/fill.ts';
import { language } from '../i18n/language.ts';
import { BATTLES, NAMES, REFUSALS, WORDS } from '../i18n/words.ts';
import type { Cited } from '../panels/model.ts';

export { WORDS } from '../i18n/words.ts';

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

/** "1 point", "3 points" of magic (2.12.1). */
export function pointWords(points: number): string {
  return points === 1 ? WORDS.onePoint : fill(WORDS.points, { points });
}

/** A refusal as a sentence with its case. */
export function refusalSentence({ code, cite }: Refusal): Cited {
  return { text: REFUSALS[code], cite };
}

/** "+1", "-2". */
export function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : String(figure);
}
