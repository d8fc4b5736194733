/** Words that only the table of this program needs: the sheet of a battle, the board as it is read out, what was done. */
export const WORDS = {
  turns: 'Turns {first} to {last}',
  turnsByNight: 'Turns {first} to {last}, by night',
  minutes: '{minutes} minutes',
  history: 'In the story',
  notes: "Designer's notes",
  balance: 'Balance',
  hotseat: 'Two players at one screen, or against the machine',
  where: 'Turn {turn}, {heading}',
  nothingLeft: '{unit} can do nothing more in this step.',
  boardName: 'Hexes of the map',
  boardKeys:
    'Arrow keys move from hex to hex; up and down zigzag, so that you stay in your column. Enter acts, Escape goes back.',
  mustGoBack:
    '{unit}{unitIs, select, many { have} other { has}} to fall back {hexes, plural, one {# hex} other {# hexes}}.',
  headLands: 'it lands',
  headMisses: 'it falls short',
  onePoint: '1 point',
  points: '{points} points',
  onWhom: ' on {who}',
  canAct: 'can act',
  undone: 'Taken back.',
  redone: 'Done again.',
  night: 'Night',
  day: 'Day',
  turn: 'Turn {turn}',
  heading: '{heading}, turn {turn}',
} as const;
