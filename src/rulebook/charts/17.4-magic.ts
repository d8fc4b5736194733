/** Case 17.4, Magic Capabilities Chart: the totals of two dice with which a spell works, by the points put into it. */
import { span } from '../../kernel/span.ts';
import { rowOf, type ChartWords, type Totals } from './chart.ts';

/** A row of the chart; the split rows carry their printed half. */
export type SpellRow =
  | 'Break Darkness'
  | 'Stalemate Nazgul (Day)'
  | 'Stalemate Nazgul (Night)'
  | 'Revealing Aragorn to Sauron'
  | 'Fear Spell'
  | 'Freeze Leader Spell (1st spell)'
  | 'Freeze Leader Spell (2nd spell)'
  | 'Activate Grond';

/** Magic capability points put into one spell. */
export type SpellPoints = 1 | 2 | 3 | 4 | 5;

/** The chart as printed; A = the spell works without a roll. */
const MAGIC = {
  'Break Darkness': { 1: span(6, 8), 2: span(5, 8), 3: span(3, 8), 4: span(3, 10), 5: span(2, 11) },
  'Stalemate Nazgul (Day)': { 1: span(4, 10), 2: 'A', 3: 'A', 4: 'A', 5: 'A' },
  'Stalemate Nazgul (Night)': { 1: span(4, 6), 2: span(4, 9), 3: 'A', 4: 'A', 5: 'A' },
  'Revealing Aragorn to Sauron': { 1: span(5, 8), 2: span(4, 10), 3: span(3, 10), 4: 'A', 5: 'A' },
  'Fear Spell': { 1: [4, 5], 2: span(4, 7), 3: span(4, 9), 4: span(4, 10), 5: 'A' },
  'Freeze Leader Spell (1st spell)': { 1: span(4, 6), 2: span(3, 8), 3: 'A', 4: 'A', 5: 'A' },
  'Freeze Leader Spell (2nd spell)': { 1: [4, 5], 2: span(4, 7), 3: span(3, 8), 4: 'A', 5: 'A' },
  'Activate Grond': { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A' },
} as const satisfies Record<SpellRow, Record<SpellPoints, Totals | 'A'>>;

/** The rows in the order of the print: four of Gandalf's, then four of the Lord of the Nazgul's. */
export const SPELL_ROWS = Object.keys(MAGIC) as readonly SpellRow[];

/** The totals of two dice that make a spell work with 1-5 points, or 'A' where it works without a roll (17.4). */
export function spellTotals(row: SpellRow, points: number): Totals | 'A' {
  return rowOf<Totals | 'A'>(MAGIC[row], points);
}

/** The words round the chart (17.4). */
export const MAGIC_WORDS = {
  title: 'Magic Capabilities Chart',
  key: [
    ['6-8', 'any total of two dice from 6 to 8 makes the spell work'],
    ['A', 'the spell works without a roll'],
  ],
  notes: [],
} as const satisfies ChartWords;
