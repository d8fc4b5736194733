/** What can be wrong with a map file (2.2.0). */

/** One mistake in a map file: where it is (a JSON pointer such as "/hexsides/3/b"), what it is, and the wrong value. */
export interface BoardProblem {
  readonly path: string;
  readonly code: BoardProblemCode;
  readonly value: string | number | null;
}

export type BoardProblemCode =
  | 'not-a-size'
  | 'offset-of-other-orientation'
  | 'wrong-row-count'
  | 'wrong-row-length'
  | 'unknown-letter'
  | 'unknown-level'
  | 'no-such-hex'
  | 'hex-listed-twice'
  | 'not-neighbours'
  | 'hexside-listed-twice'
  | 'wrong-order'
  | 'up-missing'
  | 'up-not-of-pair'
  | 'level-missing'
  | 'rock-without-wall'
  | 'no-such-house-row'
  | 'house-row-missing';

/** Takes down one problem. */
export type ReportBoardProblem = (path: string, code: BoardProblemCode, value: BoardProblem['value']) => void;
