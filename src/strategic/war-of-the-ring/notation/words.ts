/** The words of a note with their columns, and problems of a brief told by the column they came from. */
import type { BriefProblem } from '../../siege.ts';

/** A word of a note, and the column it begins at, counted from 1. */
export interface Word {
  readonly text: string;
  readonly column: number;
}

const WORD = /\d+\s*(?:regulars?|elites?|leaders?|nazg[uû]l|[reln])(?![a-zà-ÿ])|\+[^+\d]*|[^\s+]+/gi;

/** Takes a part of a note apart; `start` is how many signs stand before it. */
export function words(text: string, start: number): readonly Word[] {
  return [...text.matchAll(WORD)].map((found) => ({
    text: found[0].trim(),
    column: start + found.index + 1,
  }));
}

/** A problem of a document, at the column of the part it is about. */
export function placedIn(columns: ReadonlyMap<string, number>, problem: BriefProblem): BriefProblem {
  for (let path = problem.path; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const column = columns.get(path);
    if (column !== undefined) return { ...problem, path: `column ${column}` };
  }
}
