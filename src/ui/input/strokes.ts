/**
 * What keys do on the board, once: the keys of each stroke, whether it is heard alone, again while it is held, or held at all.
 * Keyboard, book, settings and what is read aloud derive from this list; its words stand under the same name in `STROKES`.
 */
import type { Combo } from '../commands/commandTable.ts';

export interface StrokeRow {
  /** The first is shown. */
  readonly keys: readonly Combo[];
  /** It goes on while its key is held down. */
  readonly goesOn?: true;
  /** It keeps its key on every page of every program: no player lays it elsewhere. */
  readonly fixed?: true;
  /** It is read out with the board, for whoever only hears it. */
  readonly spoken?: true;
}

const ROWS = {
  up: { keys: ['arrowup'], fixed: true, goesOn: true },
  down: { keys: ['arrowdown'], fixed: true, goesOn: true },
  left: { keys: ['arrowleft'], fixed: true, goesOn: true },
  right: { keys: ['arrowright'], fixed: true, goesOn: true },
  act: { keys: ['enter'], fixed: true },
  back: { keys: ['escape'], fixed: true },
  'next-unit': { keys: ['n'], goesOn: true, spoken: true },
  'previous-unit': { keys: ['shift+n'], goesOn: true, spoken: true },
  'next-target': { keys: ['s'], goesOn: true, spoken: true },
  describe: { keys: ['d'], spoken: true },
  'book-here': { keys: ['f1'] },
  'end-step': { keys: ['e', 'ctrl+enter'], spoken: true },
  // Held to look at what one side alone may know.
  peek: { keys: ['k'] },
  // Held by each side to agree to a step back: they lie at the two ends of a row, so that two hands can hold them.
  'agree-defender': { keys: ['a'] },
  'agree-besieger': { keys: ['p'] },
  'pan-up': { keys: ['shift+arrowup'], goesOn: true },
  'pan-down': { keys: ['shift+arrowdown'], goesOn: true },
  'pan-left': { keys: ['shift+arrowleft'], goesOn: true },
  'pan-right': { keys: ['shift+arrowright'], goesOn: true },
} as const satisfies Readonly<Record<string, StrokeRow>>;

/** What a key does on the board. */
export type BoardStroke = keyof typeof ROWS;

/** What a player may lay on another key. */
export type LaidStroke = {
  [K in BoardStroke]: (typeof ROWS)[K] extends { fixed: true } ? never : K;
}[BoardStroke];

/** Every stroke, in the order in which book and settings show them. */
export const STROKE_TABLE: Readonly<Record<BoardStroke, StrokeRow>> = ROWS;

const ALL = Object.keys(ROWS) as readonly BoardStroke[];

/** Those that a player may lay on another key. */
export const LAID_STROKES = ALL.filter((one) => STROKE_TABLE[one].fixed !== true) as readonly LaidStroke[];

/** These keys keep what they do. */
export const FIXED: Readonly<Record<Combo, BoardStroke>> = Object.fromEntries(
  ALL.filter((one) => STROKE_TABLE[one].fixed === true).flatMap((one) =>
    STROKE_TABLE[one].keys.map((combo) => [combo, one]),
  ),
);
