import { CHART_WORDS, printedCharts } from '../rulebook/print.ts';
import { printedTerrain } from '../strategic/battle-for-arda/terrain.ts';
import { onlyFlags, type Arguments } from './arguments.ts';
import { UsageError, type Answer } from './output.ts';

const USAGE = 'usage: pelennor charts [--system arda] [--json]';

/**
 * `charts`: the seven printed charts as they stand in the game, keyed by case number. `--system arda`: the printed terrain
 * table of the Battle for Arda, by terrain and category.
 */
export function charts(given: Arguments): Answer {
  onlyFlags(given, ['system']);
  if (given.words.length > 0) throw new UsageError(`charts takes no file; ${USAGE}`);
  const system = given.flags.get('system');
  if (system === 'arda') return arda();
  if (system !== undefined) {
    throw new UsageError(`--system ${system}: no charts are printed for it; there is arda; ${USAGE}`);
  }
  const printed = printedCharts();
  const lines = Object.entries(printed).flatMap(([number, chart]) => [
    `[${number}] ${CHART_WORDS[number as keyof typeof CHART_WORDS].title}`,
    ...rowsOf(chart),
    '',
  ]);
  return { exit: 0, json: printed, lines };
}

function arda(): Answer {
  const table = printedTerrain();
  const rows = Object.entries(table).map(([row, cells]) => {
    const printed = Object.entries(cells).map(
      ([name, { attack, defence }]) => `${name} ${attack} | ${defence}`,
    );
    return `  ${row}: ${printed.join(', ')}`;
  });
  return { exit: 0, json: table, lines: ['Terrain preference, attack | defence', ...rows] };
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
