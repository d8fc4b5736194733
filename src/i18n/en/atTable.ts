/** The words of what happened: blocks of the chronicle, the machine's turn, moments worth seeing. */
export const AT_TABLE = {
  whoAtWhom: '{who} at {whom}',
  oil: 'Burning oil',
  chance: '{chance}%',
  unfold: 'Open',
  fold: 'Fold',
  threw: 'rolled',
  machineActs: 'The machine plays. {heading}',
  pieces: '{done} of {of} pieces',
  tempo: 'Speed',
  times: '{times}×',
  threwFor: '{faces}: {outcome}',
  worthSeeing: '{count, plural, one {# moment} other {# moments}} worth seeing',
  momentAt: '{at} of {of}',
  before: 'Before',
  next: 'Next',
  toMyTurn: 'To my turn',
} as const;
