/** Case 7.41, Casualty Probability Table: the totals of two dice with which an attack hurts its target. */
import { span } from '../../kernel/span.ts';
import type { ChartWords, Totals } from './chart.ts';

/** The letter of an attack, A the best. */
export type Strength = 'A' | 'B' | 'C' | 'D' | 'E';

/** The armour of a target, 4 the best. */
export type Armour = 1 | 2 | 3 | 4;

/** The table as printed: a row a strength, a column an armour. */
export const CASUALTY = {
  A: { 1: span(2, 10), 2: span(3, 9), 3: span(2, 8), 4: span(4, 7) },
  B: { 1: span(4, 9), 2: span(4, 8), 3: span(2, 7), 4: span(3, 6) },
  C: { 1: span(4, 8), 2: span(2, 7), 3: span(4, 7), 4: span(4, 6) },
  D: { 1: span(2, 7), 2: span(5, 8), 3: span(6, 8), 4: span(2, 5) },
  E: { 1: span(4, 7), 2: span(6, 8), 3: span(3, 6), 4: span(5, 6) },
} as const satisfies Record<Strength, Record<Armour, Totals>>;

/** What a wall hexside adds to the armour of a target of missiles behind it (7.18, note to 7.41). */
export const WALL_ARMOUR = 1;

/** No armour is read beyond this (note to 7.41; 2.19.2). */
export const ARMOUR_CAP = 4 satisfies Armour;

/** The totals of two dice that inflict a casualty at that strength and armour (7.41). */
export function casualtyTotals(strength: Strength, armour: Armour): Totals {
  return CASUALTY[strength][armour];
}

/** Whether a total of two dice, 2-12, inflicts a casualty at that strength and armour (7.41). */
export function isCasualty(strength: Strength, armour: Armour, total: number): boolean {
  return CASUALTY[strength][armour].includes(total);
}

/** The words round the table (7.41). */
export const CASUALTY_WORDS = {
  title: 'Casualty Probability Table',
  key: [['6-9', 'any total of two dice from 6 to 9 inflicts a casualty']],
  notes: [
    'In missile combat a wall hexside in front of the target makes its armour 1 better, up to 4 (7.18).',
  ],
} as const satisfies ChartWords;
