/** The keys of the table as they come, by what they do. Space is nobody's: it presses buttons. */
import type { Command } from '../store/model.ts';

/** What a key does: a command, or something on the board. */
export type Stroke =
  | Command['id']
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

/** A key as it is written down: "n", "shift+n", "ctrl+enter"; `KeyboardEvent.key` in lower case, modifiers in front. */
export type Combo = string;

/** These keep what they do on every page of every program. */
export const FIXED: Readonly<Record<Combo, Stroke>> = {
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
  enter: 'act',
  escape: 'back',
};

/** Everything that a player may lay on another key; the first key of each is shown. */
export const USUAL: Readonly<Partial<Record<Stroke, readonly Combo[]>>> = {
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
  undo: ['u', 'z', 'ctrl+z'],
  redo: ['r', 'ctrl+shift+z'],
  'zoom-in': ['+', '='],
  'zoom-out': ['-'],
  fit: ['0'],
  mute: ['m'],
  speed: ['f'],
  'hide-counters': ['h'],
  'small-map': ['v'],
  fan: ['x'],
  threat: ['t'],
  'threat-map': ['shift+t'],
  sight: ['l'],
  record: ['g'],
  dice: ['i'],
  luck: ['shift+i'],
  statistics: ['q'],
  first: ['home'],
  earlier: [','],
  later: ['.'],
  present: ['end'],
  watch: ['w'],
  recap: ['b'],
  help: ['?'],
  ask: ['o'],
  'nearest-enemy': ['1'],
  'nearest-gate': ['2'],
  'nearest-breach': ['3'],
  'nearest-leader': ['4'],
  'units-here': ['5'],
  'threats-here': ['6'],
  'odds-now': ['7'],
  'last-event': ['8'],
};

/** A command may be asked for by keys that do more than it alone; its button shows the first of them. */
export const ALSO: Readonly<Partial<Record<Stroke, Stroke>>> = { agree: 'agree-defender', help: 'book-here' };
