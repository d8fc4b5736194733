/** How the table says what the game gives it: texts of scenarios, points, refusals, figures. */
import type { Refusal } from '../../engine/refusal.ts';
import { fill } from '../../i18n/fill.ts';
import { REFUSALS, WORDS } from '../../i18n/words.ts';
import type { Cited } from '../store/model.ts';

export { WORDS } from '../../i18n/words.ts';
export { inWords, placeWords } from './texts.ts';

/** A sentence begins with a capital. */
export function capital(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
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
export function withSign(figure: number): string {
  return figure > 0 ? `+${figure}` : String(figure);
}
