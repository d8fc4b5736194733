/** What is read over the foot of the board while a sound that matters is heard. */
export const CAPTIONS = {
  horns: 'Horns! {group}',
  drums: 'Drums! {group}',
  nazgul: 'A Nazgûl cries',
  cock: 'The cock crows: day breaks',
  bell: 'A bell tolls: the {level} level is lost',
  broken: 'A muffled drum: {force}{forceIs, select, many { are} other { is}} demoralized',
  breach: 'Stones fall: {work} is breached',
  victory: 'Brass and drums: the battle is over',
} as const satisfies Record<string, string>;

/** The levels of the city, counted from below. */
export const LEVEL_WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;
