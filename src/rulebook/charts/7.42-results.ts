/** Case 7.42, Casualty Results Table: one die against the morale of the unit that was hurt. */
import { rowOf, type ChartWords } from './chart.ts';

/** The steadiness of a unit, W the best. */
export type Morale = 'W' | 'X' | 'Y' | 'Z';

/** A cell as it is printed. */
export type CasualtyText = '½E, r1' | '½E, r2' | 'E' | 'r1' | 'r2';

/** What a casualty does: kill, flip and throw back, or only throw back (hexes). */
export type CasualtyResult =
  | { readonly type: 'eliminated' }
  | { readonly type: 'reduced'; readonly retreat: 1 | 2 }
  | { readonly type: 'retreat'; readonly retreat: 1 | 2 };

type Die = 1 | 2 | 3 | 4 | 5 | 6;

/** The table as printed: a row a die, a column a morale. */
const RESULTS = {
  1: { W: '½E, r1', X: '½E, r2', Y: 'E', Z: 'E' },
  2: { W: '½E, r1', X: '½E, r1', Y: 'E', Z: 'E' },
  3: { W: 'r2', X: '½E, r1', Y: '½E, r1', Z: 'E' },
  4: { W: 'r1', X: 'r2', Y: 'r2', Z: 'E' },
  5: { W: 'r1', X: 'r1', Y: 'r2', Z: 'r2' },
  6: { W: 'r1', X: 'r1', Y: 'r1', Z: 'r1' },
} as const satisfies Record<Die, Record<Morale, CasualtyText>>;

const MEANING = {
  '½E, r1': { type: 'reduced', retreat: 1 },
  '½E, r2': { type: 'reduced', retreat: 2 },
  E: { type: 'eliminated' },
  r1: { type: 'retreat', retreat: 1 },
  r2: { type: 'retreat', retreat: 2 },
} as const satisfies Record<CasualtyText, CasualtyResult>;

/** The printed cell for a die 1-6 and a morale (7.42). */
export function casualtyText(die: number, morale: Morale): CasualtyText {
  return rowOf(RESULTS, die)[morale];
}

/**
 * What a casualty does at a die 1-6 and a morale (7.42). A reduced unit that is reduced again is eliminated
 * instead: that is for the caller, who knows the unit's side.
 */
export function casualtyResult(die: number, morale: Morale): CasualtyResult {
  return MEANING[casualtyText(die, morale)];
}

/** The words round the table (7.42). */
export const RESULTS_WORDS = {
  title: 'Casualty Results Table',
  key: [
    ['½E', 'the unit turns to its back and uses those values; a unit already on its back is eliminated'],
    ['E', 'the unit leaves the game at once and counts toward demoralization'],
    ['r1 (r2)', 'the unit goes back 1 (2) hexes'],
  ],
  notes: ['"½E, r1" is both: the unit is turned over, then goes back 1 hex.'],
} as const satisfies ChartWords;
