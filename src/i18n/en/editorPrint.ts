/** The words on the sheets of a battle that is printed. */
export const PRINT = {
  turns: 'Turns',
  night: 'night',
  track: 'Track of losses',
  threshold: 'threshold',
  setup: 'Set-up',
  arrivals: 'They come later',
  supplies: 'Supplies',
  ladders: 'Ladders',
  heads: 'Heads to throw',
  trenches: 'Fire-trenches',
  ends: 'How it ends',
  begins: 'Where they begin',
  map: 'Map',
  counters: 'Counters',
  fronts: 'Counters, front',
  backs: 'Counters, back: print on the other side, turned over the long edge',
  charts: 'Charts',
} as const;

/** What stands over the first column of a printed chart; of the terrain chart over all three. */
export const PRINT_CORNERS = {
  terrain: 'Terrain',
  movement: 'Movement',
  combat: 'Combat',
  '7.26': 'Die',
  '7.41': 'Strength',
  '7.42': 'Die',
  '8.37': 'Rating',
  '16.3': 'Engine',
  '17.4': 'Spell',
} as const;
