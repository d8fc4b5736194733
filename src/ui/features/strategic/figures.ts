/** How the room writes figures and problems, in the language of the page. */
import { locale } from '../../../i18n/language.ts';
import { wordSaid } from '../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { fill } from '../../../i18n/fill.ts';
import type { BriefProblem } from '../../../strategic/siege.ts';
import type { Fault } from './strategicModel.ts';

/** A figure with so many decimals, as the language writes it. */
export function decimal(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return locale() === 'de' ? text.replace('.', ',') : text;
}

/** A chance in hundredths; what is there but too small to be written is "under". */
export function percent(share: number): string {
  if (share > 0 && share < 0.0005) return SIEGE_ROOM.underOne;
  return fill(SIEGE_ROOM.percent, { figure: decimal(share * 100, 1) });
}

/** Problems of a document as the page shows them. */
export function faultsOf(problems: readonly BriefProblem[]): readonly Fault[] {
  return problems.map(({ path, said }) => ({ place: placeText(path), text: wordSaid(said) }));
}

/** Where a problem is: a path of the document as it is, a column of the line in words. */
function placeText(path: string): string {
  const column = /^column (\d+)$/.exec(path)?.[1];
  return column === undefined ? path : fill(SIEGE_ROOM.column, { column });
}
