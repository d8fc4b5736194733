import type { Totals } from '../rulebook/charts/chart.ts';

/** In how many of 36 throws some totals come up, with one die or two. */
export function waysOf36(totals: Totals, dice: 1 | 2): number {
  return totals.reduce((ways, total) => ways + (dice === 1 ? 6 : 6 - Math.abs(7 - total)), 0);
}
