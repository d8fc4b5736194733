/** The rulebook as the page speaks of it. The English lines stand in the rulebook itself. */
import { CASES, type Cite } from '../../rulebook/cases.ts';
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

/** The terrain chart, row by row. */
export const TERRAIN_SHEET: readonly PrintedTerrain[] = TERRAIN_ROWS.map(({ terrain, movement, combat }) => ({
  terrain,
  movement,
  combat,
}));
