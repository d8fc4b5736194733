/** The triggers of a scenario and the questions they ask, told to their author. */
import { HOUSE_RULE_NAMES } from './optionWords.ts';
import { wordsFor, type Definitions, type FieldWords } from './told.ts';

const SIDE = wordsFor('Side', 'The side, by its id.');
const FORCE = wordsFor('Force', 'The force, by its id.');
const GROUP = wordsFor('Group', 'The group, by its id in "groups".');
const LEVEL = wordsFor('Level', 'The city level, 1 to 7; 1 is the outer one.');

/** A question, by its type: what it asks, and its fields. */
function asks(description: string, fields: Readonly<Record<string, FieldWords>> = {}): FieldWords {
  return wordsFor('Condition', description, {
    fields: { type: wordsFor('Type', `Asks whether this is so: ${description}`), ...fields },
  });
}

/** The questions of a trigger (2.6, 2.13), by their types. */
export const CONDITIONS: Definitions = {
  holds: asks('Ordered units of a side stand in so many of the hexes.', {
    side: SIDE,
    hexes: wordsFor('Hexes', 'The hexes: one zone by name, or a list of hexes and zones.'),
    atLeast: wordsFor('At least', 'In how many of them, 1 to as many as there are.'),
  }),
  demoralized: asks('A force is demoralized (2.10.3).', { force: FORCE }),
  demoralizedFor: asks(
    'A force is demoralized at the ends of so many game-turns in a row, this one included (2.13.2).',
    { force: FORCE, turns: wordsFor('Turns', 'How many game-turns in a row, 1 to 99.') },
  ),
  level: asks('A side controls a level of the city (2.10.5).', { level: LEVEL, side: SIDE }),
  neverLost: asks('The defender has never lost a level of the city (2.13.3).', { level: LEVEL }),
  gate: asks('A side controls a gate (2.3.1).', {
    gate: wordsFor('Gate', 'The hexside of the gate: its two hexes, such as "1213/1313".'),
    side: SIDE,
  }),
  slain: asks('A piece has been eliminated.', { piece: wordsFor('Piece', 'The piece, by its id in "pieces".') }),
  wiped: asks('No unit of a side is on the map or on its way.', { side: SIDE }),
  arrived: asks('A group has arrived (2.6).', { group: GROUP }),
  turn: asks('The game-turn is one of these, both included.', {
    from: wordsFor('From turn', 'The first of these turns.'),
    to: wordsFor('To turn', 'The last of these turns.'),
  }),
  lastTurn: asks('This is the last turn of the battle.'),
  option: asks('An option of the rules is set to a value.', {
    option: wordsFor('Option', 'The name of the option, as in "options".', { values: HOUSE_RULE_NAMES }),
    is: wordsFor('Is', 'The value it must have: one of those that the option may be set to.'),
  }),
  not: asks('Its condition is not met.', {
    condition: wordsFor('Condition', 'The condition that must not be met: any but "not", "all" and "any".'),
  }),
  all: asks('All of its conditions are met; for use within an "any".', {
    conditions: wordsFor('Conditions', 'One or more conditions, of any type but "any" and "all".'),
  }),
  any: asks('At least one of its conditions is met.', {
    conditions: wordsFor('Conditions', 'One or more conditions, of any type but "any".'),
  }),
};

/** A consequence, by its type. */
function does(description: string, fields: Readonly<Record<string, FieldWords>>): FieldWords {
  return wordsFor('Consequence', description, { fields: { type: wordsFor('Type', description), ...fields } });
}

const VERDICT = wordsFor('Text', 'What the result sheet says of it.');

/** What a trigger does (2.6, 2.13), by its type. */
export const CONSEQUENCES: Definitions = {
  win: does('The battle ends at once; of several that are met the first counts (2.13.1, 2.13.2).', {
    side: wordsFor('Side', 'The winner by its id, or "draw".'),
    text: VERDICT,
  }),
  reckon: does('The battle ends and the points decide it (2.13.3, 2.13.4).', { text: VERDICT }),
  points: does('Counts when the points decide (2.13.3).', {
    side: wordsFor('Side', 'The side that is given the points, by its id.'),
    points: wordsFor('Points', 'How many, 1 to 999.'),
    text: wordsFor('Text', 'What the points are for, as the reckoning names it.'),
  }),
  effects: does('An event: its effects follow in their order (2.21.3).', {
    once: wordsFor('Once', 'In the whole battle. Left out: true.'),
    effects: wordsFor('Effects', 'What the event brings about, one after the other.'),
  }),
  arrive: does('A group may enter the map from now on; once a game (2.6.1).', {
    group: GROUP,
    credit: wordsFor(
      'Credit',
      'Points taken off the track of the defender’s force that holds, 0 to 999 (2.6.1). Left out: 0.',
    ),
  }),
};

/** A trigger. */
export const TRIGGER = wordsFor('Trigger', 'At its moment, if all its conditions are met, its consequence follows.', {
  fields: {
    id: wordsFor('Id', 'Small letters, figures and single hyphens, such as "rohan-comes". Each id stands once.'),
    when: wordsFor('When', 'When it is asked (2.18). Arrivals are asked as their side begins to move, verdicts and points as the turn ends, events at a moment of their own (2.21.1).', {
      values: {
        besiegerMoves: 'the besieger’s movement begins (3a)',
        defenderMoves: 'the defender’s movement begins (6b)',
        turnEnds: 'the turn is reckoned (8d)',
      },
    }),
    if: wordsFor('If', 'All of these conditions must be met; an empty list always is.'),
    roll: wordsFor('Roll', 'One die that must be thrown besides; for arrivals and events only (2.6.1, 2.21.1).', {
      fields: { atLeast: wordsFor('At least', 'The lowest face that will do, 2 to 6.') },
    }),
    then: wordsFor('Then', 'What follows.'),
  },
});
