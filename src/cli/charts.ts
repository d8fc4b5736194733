import { Option, type Command } from 'commander';
import { CHART_WORDS, printedCharts } from '../rulebook/print.ts';
import { terrainChart } from './battle-for-arda/terrainChart.ts';
import { withExamples, type Reply } from './reply.ts';
import type { Answer } from './output.ts';

/**
 * `charts`: the seven printed charts as they stand in the game, keyed by case number. `--system arda`: the printed terrain
 * table of the Battle for Arda, by terrain and category.
 */
export function addCharts(program: Command, reply: Reply): void {
  const command = program
    .command('charts')
    .description('the seven printed charts, by case number')
    .addOption(new Option('--system <game>', 'charts of another game').choices(['arda']))
    .action(({ system }: Readonly<{ system?: 'arda' }>) => reply(system === 'arda' ? terrainChart : charts));
  withExamples(command, ['pelennor charts --json', 'pelennor charts --system arda']);
}

function charts(): Answer {
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
