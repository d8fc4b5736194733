/** Words that run down a page, in columns, and on to the next one. */
import type { Face } from './faces.ts';
import { footLine } from './marks.ts';
import { BORDER, type Paper } from './paper.ts';
import { POINTS, type Letters, type Pen } from './pen.ts';

/** From line to line, in sizes of the letters. */
export const LEADING = 1.28;

/** Letters of so many points. */
export function lettersOf(face: Face, points: number): Letters {
  return { face, size: points / POINTS };
}

const TEXT = lettersOf('sans', 10);
const HEADS = { 1: lettersOf('serif', 22), 2: lettersOf('bold', 11.5) } as const;
const BETWEEN = 7;

/** A place that was given out, in millimetres. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Flow {
  /** From here on the page has so many columns. */
  columns(count: number): void;
  /** Room of that height in a column, on this page or the next; `after` = so much more must follow it there. */
  place(height: number, after?: number): Place;
  /** The width of a column. */
  width(): number;
  heading(words: string, level: 1 | 2): void;
  paragraph(words: string): void;
  /** Lines, each with a dot before it. */
  list(lines: readonly string[]): void;
  gap(height: number): void;
}

/** Begins on a new page; every page has the same foot. */
export function openFlow(pen: Pen, paper: Paper, foot: string): Flow {
  const low = paper.height - BORDER - 2;
  const state = { columns: 1, column: 0, top: BORDER, y: BORDER, lowest: BORDER };
  const page = (title?: string): void => {
    pen.page(paper, title);
    footLine(pen, paper, foot);
  };
  page(foot);
  const width = (): number => (paper.width - 2 * BORDER - BETWEEN * (state.columns - 1)) / state.columns;
  const onward = (): void => {
    if (state.column + 1 < state.columns) state.column += 1;
    else {
      page();
      state.column = 0;
      state.top = BORDER;
      state.lowest = BORDER;
    }
    state.y = state.top;
  };
  const place = (height: number, after = 0): Place => {
    if (state.y + height + after > low && state.y > state.top) onward();
    const { y } = state;
    state.y += height;
    state.lowest = Math.max(state.lowest, state.y);
    return { x: BORDER + state.column * (width() + BETWEEN), y, width: width() };
  };
  const lines = (words: string, letters: Letters, indent: number, after: number): void =>
    wrapWords(pen, words, letters, width() - indent).forEach((line, at) => {
      const { x, y } = place(letters.size * LEADING, after);
      if (at === 0 && indent > 0)
        pen.write('•', x + indent / 2, y + letters.size, letters, { anchor: 'middle' });
      pen.write(line, x + indent, y + letters.size, letters);
    });
  const gap = (height: number): void => {
    if (state.y > state.top) state.y += height;
    state.lowest = Math.max(state.lowest, state.y);
  };
  return {
    columns: (count) => {
      state.columns = count;
      state.column = 0;
      state.top = state.lowest;
      state.y = state.lowest;
    },
    place,
    width,
    gap,
    heading: (words, level) => {
      if (level > 1) gap(2.5);
      lines(words, HEADS[level], 0, TEXT.size * LEADING * 2);
      gap(1);
    },
    paragraph: (words) => {
      lines(words, TEXT, 0, 0);
      gap(1.5);
    },
    list: (all) => {
      for (const line of all) lines(line, TEXT, 3.5, 0);
    },
  };
}

/** Words in lines of a width at most; a word that is longer stands alone. */
export function wrapWords(pen: Pen, words: string, letters: Letters, width: number): readonly string[] {
  return words.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/[ \t]+/)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && pen.width(longer, letters) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}
