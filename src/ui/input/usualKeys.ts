/** The keys of the table as they come, by what they do. Space is nobody's: it presses buttons. */
import { COMMAND_TABLE, type Combo, type CommandId } from '../commands/commandTable.ts';

export type { Combo } from '../commands/commandTable.ts';

/** What a key does on the board. */
export type BoardStroke =
  | 'end-step'
  | 'act'
  | 'back'
  | 'next-unit'
  | 'previous-unit'
  | 'describe'
  | 'book-here'
  /** Held to look at what one side alone may know. */
  | 'peek'
  /** Held by each side to agree to a step back. */
  | 'agree-defender'
  | 'agree-besieger'
  | 'next-target'
  | 'pan-up'
  | 'pan-down'
  | 'pan-left'
  | 'pan-right'
  | 'up'
  | 'down'
  | 'left'
  | 'right';

/** What a key does: a command, or something on the board. */
export type Stroke = CommandId | BoardStroke;

/** These keep what they do on every page of every program. */
export const FIXED: Readonly<Record<Combo, BoardStroke>> = {
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
  enter: 'act',
  escape: 'back',
};

/** The keys of the board that a player may lay elsewhere. */
const ON_BOARD = {
  'next-unit': ['n'],
  'previous-unit': ['shift+n'],
  'next-target': ['s'],
  describe: ['d'],
  'book-here': ['f1'],
  peek: ['k'],
  // They lie at the two ends of a row, so that two hands can hold them.
  'agree-defender': ['a'],
  'agree-besieger': ['p'],
  'end-step': ['e', 'ctrl+enter'],
  'pan-up': ['shift+arrowup'],
  'pan-down': ['shift+arrowdown'],
  'pan-left': ['shift+arrowleft'],
  'pan-right': ['shift+arrowright'],
} as const satisfies Readonly<Partial<Record<BoardStroke, readonly Combo[]>>>;

/** Everything that a player may lay on another key; the first key of each is shown. */
export const USUAL: Readonly<Partial<Record<Stroke, readonly Combo[]>>> = {
  ...ON_BOARD,
  ...Object.fromEntries(Object.entries(COMMAND_TABLE).map(([id, { keys = [] }]) => [id, keys])),
};

/** A command may be asked for by keys that do more than it alone; its button shows the first of them. */
export const ALSO: Readonly<Partial<Record<Stroke, Stroke>>> = { agree: 'agree-defender', help: 'book-here' };
