/** Case 8.37, Leader Rally Table: the totals of two dice with which a leader of that rating rallies a unit. */
import { span } from '../../kernel/span.ts';
import { rowOf, type ChartWords, type Totals } from './chart.ts';

/** The rating of a leader, 8 the best. */
export type LeaderRating = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The table as printed: a row a rating. */
const RALLY = {
  1: [4, 5],
  2: [6, 7],
  3: span(3, 6),
  4: span(4, 7),
  5: span(2, 7),
  6: span(3, 8),
  7: span(3, 9),
  8: span(3, 10),
} as const satisfies Record<LeaderRating, Totals>;

/** The totals of two dice that rally (8.37). A rating brought below 1 by modifiers reads row 1 (2.9.2). */
export function rallyTotals(rating: number): Totals {
  return rowOf(RALLY, Math.max(1, rating));
}

/** Whether a total of two dice, 2-12, rallies at that rating (8.37). */
export function rallies(rating: number, total: number): boolean {
  return rallyTotals(rating).includes(total);
}

/** The words round the table (8.37). */
export const RALLY_WORDS = {
  title: 'Leader Rally Table',
  key: [['4-7', 'any total of two dice from 4 to 7 rallies']],
  notes: [],
} as const satisfies ChartWords;
