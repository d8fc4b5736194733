/** Case 7.26, Leader/Individual Combat Results Table: one die on the column of the difference, attacker minus defender. */
import { rowOf, type ChartWords } from './chart.ts';

/** A cell as it is printed. */
export type DuelText = 'Ar2' | 'A½e' | 'Ae' | 'Dr2' | 'D½e' | 'De' | '-';

/** What a duel does: to nobody, or to one of the two. */
export type DuelResult =
  | { readonly type: 'none' }
  | { readonly type: 'retreat'; readonly who: 'attacker' | 'defender'; readonly retreat: 2 }
  | { readonly type: 'reduced'; readonly who: 'attacker' | 'defender' }
  | { readonly type: 'eliminated'; readonly who: 'attacker' | 'defender' };

/** A column, by its printed head. */
export type Column = '+6' | '+4 or +5' | '+2 or +3' | '+1' | '0' | '-1' | '-2 or -3' | '-4';
type Die = 1 | 2 | 3 | 4 | 5 | 6;

/** The heads of the columns, left to right as printed. */
const HEADS = ['+6', '+4 or +5', '+2 or +3', '+1', '0', '-1', '-2 or -3', '-4'] as const;

/** The table as printed: a row a die, a cell a column of HEADS. */
const DUEL = {
  1: ['Dr2', '-', 'Ar2', 'Ar2', 'A½e', 'A½e', 'Ae', 'Ae'],
  2: ['D½e', 'Dr2', '-', 'Ar2', 'Ar2', 'A½e', 'A½e', 'Ae'],
  3: ['D½e', 'D½e', 'Dr2', '-', 'Ar2', 'Ar2', 'A½e', 'A½e'],
  4: ['De', 'D½e', 'D½e', 'Dr2', '-', 'Ar2', 'Ar2', 'A½e'],
  5: ['De', 'De', 'D½e', 'D½e', 'Dr2', '-', 'Ar2', 'Ar2'],
  6: ['De', 'De', 'De', 'D½e', 'D½e', 'Dr2', '-', 'Ar2'],
} as const satisfies Record<Die, readonly DuelText[]>;

/** Which column serves a difference that the print names. */
const COLUMN_OF: Readonly<Record<number, Column>> = {
  6: '+6',
  5: '+4 or +5',
  4: '+4 or +5',
  3: '+2 or +3',
  2: '+2 or +3',
  1: '+1',
  0: '0',
  [-1]: '-1',
  [-2]: '-2 or -3',
  [-3]: '-2 or -3',
  [-4]: '-4',
};

const MEANING = {
  '-': { type: 'none' },
  Ar2: { type: 'retreat', who: 'attacker', retreat: 2 },
  Dr2: { type: 'retreat', who: 'defender', retreat: 2 },
  'A½e': { type: 'reduced', who: 'attacker' },
  'D½e': { type: 'reduced', who: 'defender' },
  Ae: { type: 'eliminated', who: 'attacker' },
  De: { type: 'eliminated', who: 'defender' },
} as const satisfies Record<DuelText, DuelResult>;

/** The differences from the best column to the worst: +6 ... -4. */
export const DIFFERENTIALS = [6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4] as const;

/** The column a difference is read on (7.26): beyond +6 as +6, below -4 as -4. */
export function duelColumn(differential: number): Column {
  return rowOf(COLUMN_OF, Math.max(-4, Math.min(6, differential)));
}

/** The printed cell for a difference, attacker minus defender, and a die 1-6 (7.26). */
export function duelText(differential: number, die: number): DuelText {
  return rowOf(rowOf(DUEL, die), HEADS.indexOf(duelColumn(differential)));
}

/** What a duel does at that difference and die (7.26): any whole difference, a die 1-6. */
export function duelResult(differential: number, die: number): DuelResult {
  return MEANING[duelText(differential, die)];
}

/** The words round the table (7.26). */
export const DUEL_WORDS = {
  title: 'Leader/Individual Combat Results Table',
  key: [
    ['Dr2 (Ar2)', 'the defender (attacker) goes back 2 hexes'],
    [
      'D½e (A½e)',
      'the defender (attacker) is wounded and fights with his back value from now on; one already wounded is eliminated',
    ],
    ['De (Ae)', 'the defender (attacker) is eliminated'],
    ['-', 'nothing happens'],
  ],
  notes: ['A difference above +6 is read as +6, one below -4 as -4.'],
} as const satisfies ChartWords;
