/** The charts on pages: the list of the ground as wide as the paper, the others side by side. */
import { chartTables, type ChartTable, type ChartTexts } from './chartTables.ts';
import { LEADING, lettersOf, openFlow, wrapWords, type Flow } from './flow.ts';
import type { Paper } from './paper.ts';
import type { Letters, Pen } from './pen.ts';

const CELL = lettersOf('sans', 8.5);
const HEAD = lettersOf('bold', 8.5);
const NOTE = lettersOf('sans', 8);
const TITLE = lettersOf('bold', 10.5);
const PAD = 0.9;
const RULE = '#857a68';

/** Charts that are read across the whole page. */
const WIDE: ReadonlySet<string> = new Set(['4.3']);

/** Prints the charts. */
export function printCharts(pen: Pen, texts: ChartTexts, paper: Paper, title: string): void {
  const flow = openFlow(pen, paper, title);
  flow.heading(title, 1);
  const charts = chartTables(texts);
  for (const chart of charts.filter(({ cite }) => WIDE.has(cite))) printChart(pen, flow, chart);
  flow.columns(2);
  for (const chart of charts.filter(({ cite }) => !WIDE.has(cite))) printChart(pen, flow, chart);
}

/** A chart with what is said below it; it never breaks. */
function printChart(pen: Pen, flow: Flow, { cite, words, head, rows }: ChartTable): void {
  const width = flow.width();
  const table = laidOut(pen, [head, ...rows], width);
  const notes = [...words.key.map(([sign, meaning]) => `${sign}: ${meaning}`), ...words.notes].flatMap(
    (note) => wrapWords(pen, note, NOTE, width),
  );
  const [titleHeight, noteHeight] = [TITLE.size * 1.5, NOTE.size * LEADING];
  const height = table.heights.reduce((a, b) => a + b, 0);
  const { x, y } = flow.place(titleHeight + height + 1 + notes.length * noteHeight);
  pen.write(`[${cite}] ${words.title}`, x, y + TITLE.size, TITLE);
  drawTable(pen, table, x, y + titleHeight);
  notes.forEach((note, at) =>
    pen.write(note, x, y + titleHeight + height + 1 + at * noteHeight + NOTE.size, NOTE),
  );
  flow.gap(4);
}

/** A table with the lines of each cell, and how wide and high its columns and rows are. */
interface LaidOut {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  readonly cells: readonly (readonly (readonly string[])[])[];
}

function laidOut(pen: Pen, rows: readonly (readonly string[])[], most: number): LaidOut {
  const wanted = rows[0]!.map((_, column) =>
    Math.max(...rows.map((cells, row) => pen.width(cells[column]!, lettersAt(row, column)) + 2 * PAD + 0.2)),
  );
  const limit = limitFor(wanted, most);
  const widths = wanted.map((width) => Math.min(width, limit));
  const cells = rows.map((row, at) =>
    row.map((words, column) => wrapWords(pen, words, lettersAt(at, column), widths[column]! - 2 * PAD)),
  );
  const heights = cells.map((row) => Math.max(...row.map((lines) => lines.length)) * CELL.size * LEADING + 1);
  return { widths, heights, cells };
}

/** The widest that a column may be so that all of them have room. */
function limitFor(wanted: readonly number[], most: number): number {
  let [left, open] = [most, wanted.length];
  for (const width of wanted.toSorted((a, b) => a - b)) {
    if (width > left / open) return left / open;
    left -= width;
    open -= 1;
  }
  return Infinity;
}

/** Heads are bold: the first row and the first column. */
function lettersAt(row: number, column: number): Letters {
  return row === 0 || column === 0 ? HEAD : CELL;
}

function drawTable(pen: Pen, { widths, heights, cells }: LaidOut, left: number, top: number): void {
  let y = top;
  cells.forEach((row, at) => {
    let x = left;
    row.forEach((lines, column) => {
      const width = widths[column]!;
      pen.to.rect(x, y, width, heights[at]!).lineWidth(0.15);
      if (at === 0) pen.to.fillAndStroke('#ece6da', RULE);
      else pen.to.stroke(RULE);
      const letters = lettersAt(at, column);
      lines.forEach((line, n) =>
        pen.write(line, x + PAD, y + 0.5 + (n + 0.8) * CELL.size * LEADING, letters),
      );
      x += width;
    });
    y += heights[at]!;
  });
}
