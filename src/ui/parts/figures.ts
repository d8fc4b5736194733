/** Figures as they are read aloud and printed: spans of totals, shares in whole hundredths. */
import { say } from '../words/labels.ts';

/** How many of the 36 throws of two dice give each total, 2-12. */
export const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** Totals as a chart prints them: "3-6", "4, 5", "7". */
export function totalsText(totals: readonly number[]): string {
  const first = totals[0];
  const last = totals.at(-1);
  if (first === undefined || last === undefined) return '-';
  const whole = last - first === totals.length - 1;
  if (!whole) return totals.join(', ');
  return first === last ? String(first) : `${first}–${last}`;
}

/** "+1", "-2", "0". */
export function signedText(figure: number): string {
  return figure > 0 ? `+${figure}` : String(figure);
}

/** Shares [ways, of] rounded to hundredths that add up to 100: the largest remainders are rounded up. */
export function hundredths(shares: readonly Readonly<{ ways: number; of: number }>[]): readonly number[] {
  const exact = shares.map(({ ways, of }) => (100 * ways) / of);
  const floors = exact.map(Math.floor);
  const whole = Math.round(exact.reduce((sum, share) => sum + share, 0));
  let missing = whole - floors.reduce((sum, share) => sum + share, 0);
  const order = exact.map((share, at) => ({ at, rest: share - Math.floor(share) }));
  order.sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order) {
    if (missing === 0) break;
    floors[at] = (floors[at] ?? 0) + 1;
    missing -= 1;
  }
  return floors;
}

/** A share in whole hundredths for the eye; what can happen is never printed as 0. */
export function hundredthText(rounded: number, ways: number): string {
  return rounded === 0 && ways > 0 ? say('underOne') : String(rounded);
}
