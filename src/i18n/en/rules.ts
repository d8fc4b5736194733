/** The rulebook as the page speaks of it. The English lines stand in the rulebook itself. */
import { CASES, type Cite } from '../../rulebook/cases.ts';
import { WEAPONS, WORKS, type Weapon, type BreachColumn } from '../../rulebook/charts/16.3-breach.ts';
import { SPELL_ROWS, type SpellRow } from '../../rulebook/charts/17.4-magic.ts';
import { TERRAIN_ROWS } from '../../rulebook/charts/4.3-terrain.ts';
import type { ChartCase, ChartWords } from '../../rulebook/charts/chart.ts';
import { CHART_WORDS, type PrintedTerrain } from '../../rulebook/print.ts';

/** How a case is called and what it rules, in one line. */
export interface CaseWords {
  readonly title: string;
  readonly summary: string;
}

export const CASE_WORDS: Readonly<Record<Cite, CaseWords>> = CASES;

/** The headings, keys and notes of the charts; figures and letters in their cells are printed as they are. */
export const SHEET_WORDS: Readonly<Record<ChartCase, ChartWords>> = CHART_WORDS;

/** How the rows and columns of the breach and magic charts are headed, by their printed heads. */
export const CHART_HEADS = Object.fromEntries(
  [...WEAPONS, ...WORKS, ...SPELL_ROWS].map((head) => [head, head]),
) as Readonly<Record<Weapon | BreachColumn | SpellRow, string>>;

/** The terrain chart, row by row. */
export const TERRAIN_SHEET: readonly PrintedTerrain[] = TERRAIN_ROWS.map(({ terrain, movement, combat }) => ({
  terrain,
  movement,
  combat,
}));
