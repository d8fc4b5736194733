/** Words for those who listen to the board instead of looking at it, and for the keys that everybody may choose. */
export const ASKING = {
  from: 'Asked from hex {hex}. Ask the same again to go to what was found.',
  go: 'Go there',
  answer: 'Answer',
  nearestEnemy: 'Nearest enemy',
  nearestGate: 'Nearest gate',
  nearestBreach: 'Nearest breach',
  nearestLeader: 'Nearest leader',
  found: '{what}: {who}, {way}.',
  inHex: '{who} in {hex}',
  here: 'here',
  way: '{count, plural, one {# hex} other {# hexes}} {direction}',
  none: '{what}: none on the map.',
  heldBy: '{work}, held by {side}, in {hex}',
  unitsNone: 'Nobody stands in {hex}.',
  units: 'In {hex}: {units}.',
  threatsWorking: 'Looking for threats to {hex}…',
  threatsNone: 'Nobody could strike at {hex}.',
  threats: '{count, plural, one {# attacker} other {# attackers}} could strike at {hex}. {lines}',
  threatsMore: 'And {count} more.',
  oddsNone: 'No order is aimed yet.',
  odds: '{what}: {shares}.',
  oddsCertain: '{what}: certain, without a roll.',
  against: '{attacker} against {defender}',
  share: '{label} {percent}%',
  underOne: '{label} under 1%',
  lastNone: 'Nothing has happened yet.',
  cursorNone: 'Choose a hex first, then ask.',
} as const;

/** The points of the compass, clockwise from the north. */
export const COMPASS = [
  'to the north',
  'to the north-east',
  'to the east',
  'to the south-east',
  'to the south',
  'to the south-west',
  'to the west',
  'to the north-west',
] as const;

/** The window in which keys are chosen. */
export const KEY_WORDS = {
  intro: 'Choose a line, then press the key you want for it. Escape leaves it as it was.',
  fixed: 'Arrows, Enter, Escape, Tab and Space always do what they do now.',
  waiting: 'Press a key',
  none: 'no key',
  change: '{label}: {keys}. Change',
  add: 'Add a key for {label}',
  taken: '{key} is already used for {other}. Press it again to move it here.',
  reserved: '{key} is not available: the browser or the page needs it.',
  set: '{label}: {key}.',
  reset: 'Restore the usual keys',
  wasReset: 'The usual keys are restored.',
  onBoard: 'On the board',
  commands: 'Commands',
  questions: 'Questions',
} as const;

/** What keys do on the board, by the names of `input/strokes.ts`. */
export const STROKES = {
  'next-unit': 'Choose the next piece that can act, on the map or waiting',
  'previous-unit': 'Choose the piece before',
  'next-target': 'Aim at the next target of the chosen piece; for a decision, go to the next blue hex',
  describe: 'Read out the hex under the cursor',
  'end-step': 'End the step',
  'book-here': 'Open the book at what is pointed at',
  peek: 'Hold, at an open table: look at what only your side may know',
  'agree-defender': 'Hold: the defender agrees to take back',
  'agree-besieger': 'Hold: the besieger agrees to take back',
  'pan-up': 'Move the map up',
  'pan-down': 'Move the map down',
  'pan-left': 'Move the map left',
  'pan-right': 'Move the map right',
} as const;

/** Keys that have a name of their own, by `KeyboardEvent.key` in lower case. */
export const KEY_NAMES = {
  home: 'Home',
  end: 'End',
  pageup: 'Page up',
  pagedown: 'Page down',
  insert: 'Insert',
  delete: 'Delete',
  backspace: 'Backspace',
  arrowup: 'Up',
  arrowdown: 'Down',
  arrowleft: 'Left',
  arrowright: 'Right',
  enter: 'Enter',
  escape: 'Esc',
  shift: 'Shift',
  ctrl: 'Ctrl',
} as const;
