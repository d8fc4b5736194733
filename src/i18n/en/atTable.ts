/** The words of what happened: blocks of the chronicle, the machine's turn, moments worth seeing, the sheet of the verdict. */
export const AT_TABLE = {
  whoAtWhom: '{who} at {whom}',
  oil: 'Burning oil',
  chance: '{chance}%',
  unfold: 'Open',
  fold: 'Fold',
  thrown: 'thrown: {faces}',
  threw: 'thrown',
  machineActs: 'The machine plays. {heading}',
  pieces: '{done} of {of} pieces',
  tempo: 'Speed',
  times: '{times}×',
} as const;
