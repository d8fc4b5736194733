import { CHART_WORDS, printedCharts } from '../rulebook/print.ts';
import { onlyFlags, type Arguments } from './arguments.ts';
import { UsageError, type Answer } from './output.ts';

/** `charts`: the seven printed charts as they stand in the game, keyed by case number. */
export function charts(given: Arguments): Answer {
  onlyFlags(given, []);
  if (given.words.length > 0) throw new UsageError('charts takes no file; usage: pelennor charts [--json]');
  const printed = printedCharts();
  const lines = Object.entries(printed).flatMap(([number, chart]) => [
    `[${number}] ${CHART_WORDS[number as keyof typeof CHART_WORDS].title}`,
    ...rowsOf(chart),
    '',
  ]);
  return { exit: 0, json: printed, lines };
}

function rowsOf(chart: unknown): readonly string[] {
  if (Array.isArray(chart)) return chart.map((row: object) => `  ${Object.values(row).join(' | ')}`);
  return Object.entries(chart as object).map(([row, cells]) => `  ${row}: ${cellsOf(cells)}`);
}

function cellsOf(cells: unknown): string {
  if (typeof cells !== 'object' || cells === null) return String(cells);
  if (Array.isArray(cells)) return cells.join(',');
  return Object.entries(cells)
    .map(([column, cell]) => `${column} ${cellsOf(cell)}`)
    .join(' | ');
}
