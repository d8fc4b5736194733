/** The words for what lies on the map in the editor: hexsides, names, roads, zones, named fields, and the sheet of the map. */

/** Labels and helps. */
export const EDITOR_MAP = {
  sideNameHelp: 'What the gate, the tower or the mouth is called. It is said where the hexside is looked at.',
  rock: 'Rock',
  rockHelp: 'A wall of bare rock: nobody crosses it, climbs it or breaches it.',
  flank: 'Flanks a gate',
  flankHelp: 'Rock beside a gate is drawn as a gate tower. In the rules it stays rock.',
} as const;
