/** The hints to the machine, told to their author. */
import { wordsFor, type Definitions, type FieldWords } from './told.ts';

const SIDE = wordsFor('Side', 'The side that is told it, by its id.');
const FORCE = wordsFor('Force', 'One force of that side, by its id; left out: all of them.');

const OBJECTIVE = wordsFor('Objective', 'What is meant: one of these three.', {
  fields: {
    hexes: wordsFor('Hexes', 'Hexes: one zone by name, or a list of hexes and zones.'),
    level: wordsFor('Level', 'A city level, 1 to 7; 1 is the outer one.'),
    gate: wordsFor('Gate', 'The hexside of a gate: its two hexes, such as "1213/1313".'),
  },
});

/** A hint, by its type: what it tells, and its fields. */
function tells(description: string, fields: Readonly<Record<string, FieldWords>>): FieldWords {
  return wordsFor('Hint', description, {
    fields: { type: wordsFor('Type', description), side: SIDE, force: FORCE, ...fields },
  });
}

/** The hints, by their types. */
export const HINTS_BY_TYPE: Definitions = {
  hold: tells('This is worth keeping: as many stay there, or go there, as the enemies near it call for.', {
    objective: OBJECTIVE,
  }),
  take: tells('This is to be taken in time: the nearest go for it, in haste when the time runs out.', {
    objective: OBJECTIVE,
    by: wordsFor('By turn', 'The last turn in which it is striven for, 1 to 99.'),
  }),
  reserve: tells('These pieces stay back until they are needed.', {
    pieces: wordsFor('Pieces', 'Their ids; left out: everybody of the force, or of the side.'),
    hexes: wordsFor('Hexes', 'Where they stay, or as near as they can. One zone by name, or a list of hexes and zones.'),
    until: wordsFor('Until turn', 'The first turn in which they are free, 1 to 99; left out: none.'),
    reach: wordsFor(
      'Reach',
      'They are free while an enemy unit stands within so many hexes of their place or of one of them, 1 to 99; left out: whoever comes.',
    ),
  }),
};

/** All hints of a scenario. */
export const HINTS = wordsFor(
  'Hints',
  'What the author tells the machine that plays a side. No rule reads it and it binds nobody: the machine heeds it from the level of a soldier up. Left out: nothing.',
);
