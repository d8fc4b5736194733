/** Case 16.3, Breach Probability Table: the totals of two dice with which an engine breaks a hexside. */
import { span } from '../../kernel/span.ts';
import { rowOf, type ChartWords, type Totals } from './chart.ts';

/** A row of the table: the engine, and for a catapult how far it throws. */
export type Weapon = 'Catapult at 1 hex' | 'Catapult at 2 hexes' | 'Catapult at 3 or 4 hexes' | 'Grond';

/** A column of the table: what is struck. */
export type BreachColumn = 'Tower' | 'Wall' | 'Gate' | 'Main Gate';

/** The table as printed; P = the attempt is prohibited. */
const BREACH = {
  'Catapult at 1 hex': { Tower: [3], Wall: [7], Gate: [4, 5], 'Main Gate': 'P' },
  'Catapult at 2 hexes': { Tower: [2], Wall: [5], Gate: [6], 'Main Gate': 'P' },
  'Catapult at 3 or 4 hexes': { Tower: 'P', Wall: [3], Gate: [4], 'Main Gate': 'P' },
  Grond: { Tower: [2], Wall: [4], Gate: span(3, 10), 'Main Gate': span(5, 9) },
} as const satisfies Record<Weapon, Record<BreachColumn, Totals | 'P'>>;

const CATAPULT_AT: Readonly<Record<number, Weapon>> = {
  1: 'Catapult at 1 hex',
  2: 'Catapult at 2 hexes',
  3: 'Catapult at 3 or 4 hexes',
  4: 'Catapult at 3 or 4 hexes',
};

/** The rows and columns in the order of the print. */
export const WEAPONS = Object.keys(BREACH) as readonly Weapon[];
export const WORKS = ['Tower', 'Wall', 'Gate', 'Main Gate'] as const satisfies readonly BreachColumn[];

/** The row of a catapult 1-4 hexes from the hex behind the hexside (16.3, 2.11.7); no other range has a row. */
export function weaponAt(range: number): Weapon {
  return rowOf(CATAPULT_AT, range);
}

/** The totals of two dice that open a breach, or 'P' where no attempt may be made (16.3). */
export function breachTotals(weapon: Weapon, work: BreachColumn): Totals | 'P' {
  return BREACH[weapon][work];
}

/** The words round the table (16.3). */
export const BREACH_WORDS = {
  title: 'Breach Probability Table',
  key: [
    ['5-9', 'any total of two dice from 5 to 9 opens a breach'],
    ['P', 'no attempt may be made'],
  ],
  notes: [
    'The Outer Wall of Gondor can never be breached and siege towers do nothing to it; the Great Gate is excepted.',
    'Grond strikes only a hexside it stands beside.',
  ],
} as const satisfies ChartWords;
