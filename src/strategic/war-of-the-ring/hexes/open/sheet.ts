/** A sheet of open ground while it is drawn: 24 by 18 letters, levels beside them; all of it can be turned about its centre. */
import { drawing, mixedSeed } from '../../../../game/generator.ts';

export const COLUMNS = 24;
export const ROWS = 18;

/** A place on the sheet, from 0; odd rows stand half a hex to the right. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A die below a number, from a seed. */
export type Below = (below: number) => number;

/** Letters and levels under the pen. */
export interface Sheet {
  readonly letters: string[][];
  readonly levels: string[][];
}

/** The chance of one try to draw a sheet. */
export function chanceOf(seed: number, attempt: number): Below {
  return drawing(mixedSeed(seed, attempt));
}

/** All clear. */
export function blankSheet(): Sheet {
  const rows = (): string[][] => Array.from({ length: ROWS }, () => Array<string>(COLUMNS).fill('.'));
  return { letters: rows(), levels: rows() };
}

/** The letter of a cell. */
export function letterAt({ letters }: Sheet, { column, row }: Cell): string {
  return letters[row]![column]!;
}

/** Writes a letter. */
export function write({ letters }: Sheet, { column, row }: Cell, letter: string): void {
  letters[row]![column] = letter;
}

/** The cell across the centre: an exact turn of this lattice. */
export function turnOver({ column, row }: Cell): Cell {
  return { column: COLUMNS - 1 - column, row: ROWS - 1 - row };
}

/** The neighbours that are on the sheet. */
export function around({ column, row }: Cell): readonly Cell[] {
  const shift = row % 2;
  return [
    { column: column - 1, row },
    { column: column + 1, row },
    { column: column - 1 + shift, row: row - 1 },
    { column: column + shift, row: row - 1 },
    { column: column - 1 + shift, row: row + 1 },
    { column: column + shift, row: row + 1 },
  ].filter((cell) => cell.column >= 0 && cell.column < COLUMNS && cell.row >= 0 && cell.row < ROWS);
}

/** The printed number. */
export function numberOf({ column, row }: Cell): string {
  return `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;
}

/** Whether two cells are one. */
export function isSame(a: Cell, b: Cell): boolean {
  return a.column === b.column && a.row === b.row;
}

/** Every cell, row by row. */
export const CELLS: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  column: index % COLUMNS,
  row: Math.floor(index / COLUMNS),
}));

/** Whatever can be reached from these cells over those that let somebody in. */
export function floodFrom(from: readonly Cell[], enters: (cell: Cell) => boolean): readonly Cell[] {
  const reached = new Map(from.filter(enters).map((cell) => [numberOf(cell), cell]));
  for (const cell of reached.values()) {
    for (const next of around(cell)) if (enters(next)) reached.set(numberOf(next), next);
  }
  return [...reached.values()];
}
