/** What the commands are called, with the key as it stands on the keyboard, for buttons, menus and the book. */
export const COMMANDS = {
  undo: { label: 'Take back', key: 'U' },
  redo: { label: 'Do again', key: 'R' },
  'new-game': { label: 'New game', key: '' },
  save: { label: 'Save to file', key: '' },
  load: { label: 'Load from file', key: '' },
  mute: { label: 'Mute sounds', key: 'M' },
  'zoom-in': { label: 'Nearer', key: '+' },
  'zoom-out': { label: 'Further', key: '-' },
  fit: { label: 'Whole map', key: '0' },
  help: { label: 'Rules and keys', key: '?' },
  settings: { label: 'Settings', key: '' },
  speed: { label: 'Speed', key: 'F' },
  'hide-counters': { label: 'Hide counters', key: 'H' },
  first: { label: 'Watch from the start', key: 'Home' },
  earlier: { label: 'Look one action back', key: ',' },
  later: { label: 'Look one action on', key: '.' },
  present: { label: 'Back to the present', key: 'End' },
  recap: { label: 'Since you last decided', key: 'B' },
} as const;

/** The keys that are no commands, for the book. */
export const BOARD_KEYS = [
  { key: 'Arrows', label: 'Move the cursor from hex to hex' },
  { key: 'Shift+Arrows', label: 'Move the map' },
  { key: 'Enter', label: 'Choose, aim or confirm at the cursor' },
  { key: 'Esc', label: 'Take the last choice back' },
  { key: 'N', label: 'Choose the next piece that can act, on the map or waiting; Shift+N the one before' },
  { key: 'S', label: 'Aim at the next target of the chosen piece; the next lit hex of a decision' },
  { key: 'D', label: 'Read out the hex under the cursor' },
  { key: 'E', label: 'End the step; Ctrl+Enter does the same' },
  { key: 'K', label: 'Held at an open table: look at what your side alone may know' },
] as const;
