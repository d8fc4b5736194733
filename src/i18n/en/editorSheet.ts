/** The words on fields of the scenario file that stand on no map: level values, the opening, turns, pieces. */

/** Labels and help. */
export const EDITOR_SHEET = {
  levelValues: 'Levels of the city',
  levelValuesHelp:
    'What a level counts on the tracks when it is taken. If it is retaken, the same is given back.',
  levelLost: 'Against the defender',
  levelLostHelp: 'Points on the track of the force that answers for the fortress. The rules say 10.',
  levelGained: 'For the besieger',
  levelGainedHelp: 'Points in favour of the besieger: his track falls by so many. The rules say 5.',
} as const;
