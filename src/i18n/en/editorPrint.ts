/** The words on the sheets of a battle that is printed. */
export const PRINT = {
  turns: 'Turns',
  night: 'night',
  threshold: 'threshold',
  setup: 'Set-up',
  arrivals: 'They come later',
  supplies: 'Supplies',
  ends: 'How it ends',
  begins: 'Where they begin',
  map: 'Map',
  fronts: 'Counters, front',
  backs: 'Counters, back: print on the other side, turned over the long edge',
  charts: 'Charts',
} as const;
