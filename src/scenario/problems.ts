/** What can be wrong with a file of a scenario, told so that its author can mend it. */
import type { BoardProblem, BoardProblemCode } from '../board/boardProblem.ts';

/** One mistake: where it is (a JSON pointer such as "/pieces/3/at"), what it is, and a sentence for the author. */
export interface Problem {
  readonly path: string;
  readonly code: ProblemCode;
  readonly message: string;
}

export type ProblemCode =
  // the text and the shape of a file
  | 'not-json'
  | 'many-more'
  | 'missing'
  | 'unknown-key'
  | 'wrong-type'
  | 'wrong-value'
  | 'wrong-spelling'
  | 'out-of-bounds'
  // other files
  | 'no-such-file'
  | 'broken-file'
  // maps
  | BoardProblemCode
  // names that point to nothing, or to two things
  | 'duplicate-id'
  | 'no-such-kind'
  | 'no-such-force'
  | 'no-such-side'
  | 'no-such-zone'
  | 'no-such-piece'
  | 'no-such-group'
  | 'no-such-level'
  | 'no-such-work'
  | 'no-such-ladder'
  | 'no-such-option-value'
  | 'no-such-variable'
  | 'no-such-trigger'
  // kinds
  | 'range-missing'
  | 'range-without-missile'
  | 'ratings-upside-down'
  | 'rating-too-high'
  // sides and turns
  | 'two-sides-needed'
  | 'role-missing'
  | 'role-taken-twice'
  | 'no-force-holds'
  | 'two-forces-hold'
  | 'last-before-first'
  | 'turn-out-of-range'
  // pieces and set-up
  | 'stacking'
  | 'both-sides-in-hex'
  | 'terrain-bars-piece'
  | 'outside-setup-zone'
  | 'piece-of-other-force'
  | 'piece-in-two-zones'
  | 'zone-empty'
  | 'no-room-for-setup'
  | 'too-many-lost'
  | 'disrupted-without-unit'
  | 'oil-missing'
  | 'oil-without-cauldron'
  | 'cauldron-of-besieger'
  | 'cauldron-without-wall'
  // groups that come later
  | 'piece-of-other-side'
  | 'piece-in-two-groups'
  | 'piece-on-map'
  | 'group-never-comes'
  // arrivals and the end of the battle
  | 'wrong-moment'
  | 'roll-without-arrival'
  | 'too-few-hexes'
  | 'no-verdict'
  // events
  | 'nobody-meant'
  | 'no-bound'
  | 'too-few-pieces'
  | 'wrong-kind-of-piece'
  | 'outer-wall-stands'
  // saved matches
  | 'other-scenario'
  | 'wrong-state'
  | 'law-broken';

/** Takes down one problem. */
export type ReportProblem = (path: string, code: ProblemCode, message: string) => void;

/** So many problems of a file are told; of more only the number. */
export const MOST_TOLD = 50;

/** A list of problems and the way to add to it. It ends with the number of those that are not told. */
export function noteProblems(): { readonly problems: readonly Problem[]; readonly report: ReportProblem } {
  const problems: Problem[] = [];
  let untold = 0;
  return {
    problems,
    report: (path, code, message) => {
      if (problems.length < MOST_TOLD) return void problems.push({ path, code, message });
      untold += 1;
      problems[MOST_TOLD] = { path: '', code: 'many-more', message: manyMore(untold) };
    },
  };
}

function manyMore(count: number): string {
  const rest = count === 1 ? 'one more problem is' : `${count} more problems are`;
  return `${rest} not told here; mend these first and look again`;
}

/** A JSON pointer (RFC 6901) to something within a file. */
export function pointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The sentence for a name that is not on a list, with the names that are. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const list = known.length === 0 ? 'there is none' : `there is ${known.map(quote).join(', ')}`;
  return `no ${what} is called ${quote(name)}; ${list}`;
}

/** The sentence for a hex number beyond the edge. */
export function offMapSentence(hex: string, columns: number, rows: number): string {
  return `hex ${hex} is not on the map ${columns} x ${rows}`;
}

/** The sentence for a mistake in a map. */
export function boardSentence({ code, value }: BoardProblem, columns: number, rows: number): string {
  return BOARD_SENTENCES[code](String(value), columns, rows);
}

const BOARD_SENTENCES = {
  'not-a-size': (value) => `${value} is no size for a map; write a whole number from 1 to 999`,
  'offset-of-other-orientation': (value) =>
    `${value} does not go with the orientation; pointy maps are odd-r or even-r, flat ones odd-q or even-q`,
  'wrong-row-count': (value, _, rows) => `there are ${value} rows of letters, but the map has ${rows} rows`,
  'wrong-row-length': (value, columns) => `the row has ${value} letters, but the map has ${columns} columns`,
  'unknown-letter': (value) => `the letter ${quote(value)} is not in the legend; add it there`,
  'unknown-level': (value) => `${quote(value)} is no city level; write 1 to 7, or "." outside the city`,
  'no-such-hex': offMapSentence,
  'hex-listed-twice': (value) => `hex ${value} is listed twice; take one out`,
  'not-neighbours': (value) => `${value} are not neighbours`,
  'hexside-listed-twice': (value) => `hexside ${value} is listed twice; take one out`,
  'wrong-order': (value) => `${value}: write the lower number as "a"`,
  'up-missing': () => 'say which of the two hexes is the higher or inner one, as "up"',
  'up-not-of-pair': (value) => `"up" is ${value}, which is neither of the two hexes`,
  'level-missing': () => 'say which city level it defends, as "level"',
  'no-such-house-row': (value) => `the map has no row ${quote(value)} of its own; add it to "house"`,
  'house-row-missing': () => `a hexside of the kind "house" says which row it follows in "house"`,
  'rock-without-wall': (value) => `only a wall can be rock, not a ${value}`,
} as const satisfies Record<BoardProblemCode, (value: string, columns: number, rows: number) => string>;

/** A name as it is written in the file; a very long one is cut. */
export function quote(name: string): string {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}...` : name);
}
