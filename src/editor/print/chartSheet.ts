/** The seven charts as tables, with their keys and notes. */
import { CHART_WORDS, printedCharts } from '../../rulebook/print.ts';
import { element, escaped } from '../pictures/svg.ts';

/** The charts one after the other. */
export function chartSheet(): string {
  return Object.entries(printedCharts())
    .map(([number, chart]) => {
      const { title, key, notes } = CHART_WORDS[number as keyof typeof CHART_WORDS];
      return element(
        'section',
        { class: 'chart' },
        element('h3', {}, escaped(`[${number}] ${title}`)),
        element('table', {}, ...rowsOf(chart as Chart)),
        ...key.map(([sign, meaning]) =>
          element('p', {}, element('b', {}, escaped(sign)), escaped(` ${meaning}`)),
        ),
        ...notes.map((note) => element('p', {}, escaped(note))),
      );
    })
    .join('\n');
}

type Cell = string | readonly number[];
type Chart =
  | readonly Readonly<Record<string, string>>[]
  | Readonly<Record<string, Cell | Readonly<Record<string, Cell>>>>;

function rowsOf(chart: Chart): readonly string[] {
  if (Array.isArray(chart)) {
    return (chart as readonly Readonly<Record<string, string>>[]).map((row) =>
      rowOf('td', Object.values(row)),
    );
  }
  const rows = Object.entries(chart as Readonly<Record<string, Cell | Readonly<Record<string, Cell>>>>);
  const first = rows[0]![1];
  const heads = isCell(first) ? [] : [rowOf('th', ['', ...orderOf(first)])];
  return [
    ...heads,
    ...rows.map(([name, cells]) =>
      rowOf('td', [
        name,
        ...(isCell(cells) ? [cellOf(cells)] : orderOf(cells).map((column) => cellOf(cells[column]!))),
      ]),
    ),
  ];
}

/** Differences from the best down, as they are printed; whatever else as it stands. */
function orderOf(cells: Readonly<Record<string, Cell>>): readonly string[] {
  const names = Object.keys(cells);
  return names.some((name) => name.startsWith('+')) ? names.toSorted((a, b) => Number(b) - Number(a)) : names;
}

function isCell(value: Cell | Readonly<Record<string, Cell>>): value is Cell {
  return typeof value === 'string' || Array.isArray(value);
}

/** Totals without a gap are a span: "4-7". */
function cellOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const [first = 0, last = 0] = [cell[0], cell.at(-1)];
  const isSpan = cell.length > 1 && last - first === cell.length - 1;
  return isSpan ? `${first}-${last}` : cell.join(', ');
}

function rowOf(tag: 'td' | 'th', cells: readonly string[]): string {
  return element('tr', {}, ...cells.map((cell) => element(tag, {}, escaped(cell))));
}
