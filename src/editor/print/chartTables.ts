/** The seven charts as tables in the words of a language; figures and letters stand as they are printed. */
import type { ChartCase, ChartWords } from '../../rulebook/charts/chart.ts';
import { printedCharts, type PrintedTerrain } from '../../rulebook/print.ts';

/** The words of the charts. */
export interface ChartTexts {
  readonly sheets: Readonly<Record<ChartCase, ChartWords>>;
  readonly terrain: readonly PrintedTerrain[];
  /** How rows and columns of the breach and magic charts are called, by their printed heads. */
  readonly heads: Readonly<Record<string, string>>;
  /** What stands over the first column of each chart; of the terrain chart over all. */
  readonly corners: Readonly<Record<Exclude<ChartCase, '4.3'> | keyof PrintedTerrain, string>>;
}

/** A chart with its heading, rows of cells of which the first is the head, and what is said below it. */
export interface ChartTable {
  readonly cite: ChartCase;
  readonly words: ChartWords;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The charts in the order of their numbers. */
export function chartTables({ sheets, terrain, heads, corners }: ChartTexts): readonly ChartTable[] {
  const charts = printedCharts();
  const titleOf = (head: string): string => heads[head] ?? head;
  const grid = (cite: Exclude<ChartCase, '4.3' | '8.37'>): ChartTable => {
    const rows = Object.entries<Readonly<Record<string, Cell>>>(charts[cite]);
    const columns = orderOf(Object.keys(rows[0]![1]));
    return {
      cite,
      words: sheets[cite],
      head: [corners[cite], ...columns.map(titleOf)],
      rows: rows.map(([name, cells]) => [titleOf(name), ...columns.map((column) => cellOf(cells[column]!))]),
    };
  };
  const rally = Object.entries(charts['8.37']);
  return [
    {
      cite: '4.3',
      words: sheets['4.3'],
      head: [corners.terrain, corners.movement, corners.combat],
      rows: terrain.map((row) => [row.terrain, row.movement, row.combat]),
    },
    grid('7.26'),
    grid('7.41'),
    grid('7.42'),
    {
      cite: '8.37',
      words: sheets['8.37'],
      head: [corners['8.37'], ...rally.map(([rating]) => rating)],
      rows: [['', ...rally.map(([, totals]) => cellOf(totals))]],
    },
    grid('16.3'),
    grid('17.4'),
  ];
}

type Cell = string | readonly number[];

/** Differences from the best down, as they are printed; whatever else as it stands. */
function orderOf(names: readonly string[]): readonly string[] {
  return names.some((name) => name.startsWith('+')) ? names.toSorted((a, b) => Number(b) - Number(a)) : names;
}

/** Totals without a gap are a span: "4-7". */
function cellOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const [first = 0, last = 0] = [cell[0], cell.at(-1)];
  const isSpan = cell.length > 1 && last - first === cell.length - 1;
  return isSpan ? `${first}-${last}` : cell.join(', ');
}
