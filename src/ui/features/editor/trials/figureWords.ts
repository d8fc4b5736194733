/** Figures of trials as they are read: shares with their intervals, units lost in a game. */
import { EDITOR_TRIALS } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { locale } from '../../../../i18n/language.ts';
import { shareOf } from '../../../../strategic/estimate.ts';

/** "53% (46% to 60%)": the share of `count` in `of` games, with the interval that holds it in 95 of 100 samples. */
export function shareWords(count: number, of: number): string {
  const { value, from, to } = shareOf(count, of);
  const percent = new Intl.NumberFormat(locale(), { style: 'percent' });
  return fill(EDITOR_TRIALS.share, {
    percent: percent.format(value),
    from: percent.format(from),
    to: percent.format(to),
  });
}

/** A figure with two digits that matter. */
export function figureWords(figure: number): string {
  return new Intl.NumberFormat(locale(), { maximumSignificantDigits: 2 }).format(figure);
}
