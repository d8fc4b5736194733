/** The events of a scenario told to their author: moments, questions and effects (2.21). */
import { wordsFor, type Definitions, type FieldWords } from './told.ts';

type Fields = Readonly<Record<string, FieldWords>>;

const SIDE = wordsFor('Side', 'The side, by its id.');
const FORCE = wordsFor('Force', 'The force, by its id.');
const GROUP = wordsFor('Group', 'The group, by its id in "groups".');
const VARIABLE = wordsFor('Variable', 'The variable, by its id in "variables".');
const TRIGGER_NAME = wordsFor('Trigger', 'The trigger, by its id in "triggers".');
const WORK = wordsFor('Work', 'The hexside of the wall, tower or gate: its two hexes, such as "1213/1313".');
const HEXES = wordsFor('Hexes', 'The hexes: one zone by name, or a list of hexes and zones.');
const FIGURE = wordsFor('Figure', 'A whole number from -9999 to 9999.');
const BY = wordsFor('By', 'How many more; a figure below 0 takes away.');
const MEETS = wordsFor('Who', 'The pieces it meets.');

export const PHASE = wordsFor('Phase', 'A phase of the game-turn (2.18).', {
  values: {
    'initial-magic': 'the first magic phase (1)',
    siege: 'the siege phase (2)',
    'besieger-movement': 'the besieger’s movement (3)',
    'besieger-combat': 'the besieger’s combat (4)',
    'second-magic': 'the second magic phase (5)',
    'defender-movement': 'the defender’s shots and movement (6)',
    'defender-combat': 'the defender’s combat (7)',
    rally: 'the rally of both (8)',
  },
});

const SPELL = wordsFor('Spell', 'The spell (2.12). Left out: any.', {
  values: {
    'break-darkness': 'Break Darkness',
    stalemate: 'Stalemate Nazgûl',
    reveal: 'Reveal Aragorn',
    fear: 'Fear',
    freeze: 'Freeze Leader',
    'activate-grond': 'Activate Grond',
  },
});

/** Some pieces. */
export const WHO = wordsFor('Who', 'The pieces to whom all of this applies; nothing said: everybody.', {
  fields: {
    side: wordsFor('Side', 'Those of a side, by its id.'),
    force: wordsFor('Force', 'Those of a force, by its id.'),
    kind: wordsFor('Kind', 'Those of a kind, by its id.'),
    pieces: wordsFor('Pieces', 'These, by their ids in "pieces".'),
    in: wordsFor('In', 'Only those that stand in one of these hexes: one zone by name, or a list of hexes and zones.'),
    most: wordsFor('At most', 'The first so many of them, in the order of the file, 1 to 99.'),
  },
});

/** A moment, by its type: what happens then, and at what it looks. */
function moment(description: string, fields: Fields = {}): FieldWords {
  return wordsFor('Moment', description, {
    fields: { type: wordsFor('Type', `Asked at this moment: ${description}`), ...fields },
  });
}

/** A moment at which something befalls pieces. */
function befalls(description: string): FieldWords {
  return moment(description, { who: wordsFor('Who', 'One of these; left out: anybody.') });
}

const SPELLS = { spell: SPELL };

/** The moments of events (2.21.1), by their types. */
export const MOMENTS: Definitions = {
  turnBegins: moment('A game-turn begins.'),
  phaseBegins: moment('A phase begins.', { phase: PHASE }),
  phaseEnds: moment('A phase ends.', { phase: PHASE }),
  hexEntered: moment('A piece comes into one of the hexes, on its way or for good.', {
    hexes: HEXES,
    who: wordsFor('Who', 'One of these; left out: anybody.'),
  }),
  hexLeft: moment('A piece leaves one of the hexes.', {
    hexes: HEXES,
    who: wordsFor('Who', 'One of these; left out: anybody.'),
  }),
  workBreached: moment('A wall, tower or gate is breached.', {
    work: wordsFor('Work', 'This one, by its hexside; left out: any.'),
  }),
  gateTaken: moment('A gate changes hands.', {
    work: wordsFor('Gate', 'This one, by its hexside; left out: any.'),
    side: wordsFor('Side', 'The side that takes it; left out: either.'),
  }),
  levelTaken: moment('A level of the city changes hands.', {
    level: wordsFor('Level', 'This one, 1 to 7; left out: any.'),
    side: wordsFor('Side', 'The side that takes it; left out: either.'),
  }),
  hexesHeld: moment('A side comes to hold so many of the hexes: its ordered units stand there (2.8.14).', {
    side: wordsFor('Side', 'The side, by its id.'),
    hexes: HEXES,
    atLeast: wordsFor('At least', 'How many of them, 1 to as many as there are.'),
  }),
  ladderRaised: moment('A ladder is raised.'),
  towerDocked: moment('A siege tower docks.'),
  unitLost: befalls('A unit is eliminated.'),
  unitReduced: befalls('A unit loses a step.'),
  unitDisrupted: befalls('A unit is disrupted.'),
  unitRallied: befalls('A unit rallies.'),
  engineLost: befalls('An engine is destroyed.'),
  leaderSlain: befalls('A personage is slain.'),
  leaderWounded: befalls('A personage is wounded.'),
  duelFought: befalls('A duel is fought, by either of the two.'),
  duelDeclined: befalls('A challenge is declined.'),
  spellCast: moment('A spell is cast, whatever comes of it.', SPELLS),
  spellWorked: moment('A spell works.', SPELLS),
  spellFailed: moment('A spell fails.', SPELLS),
  oilPoured: moment('Oil is poured.'),
  headThrown: moment('A head is thrown.'),
  forceBroken: moment('A force is demoralized.', { force: FORCE }),
  forceRecovered: moment('A force takes heart again.', { force: FORCE }),
  groupArrived: moment('A group arrives.', { group: GROUP }),
  groupDelayed: moment('A roll for a group fails.', { group: GROUP }),
  variableSet: moment('A variable changes.', { variable: VARIABLE }),
  triggerFired: moment('Another event takes effect.', { trigger: TRIGGER_NAME }),
};

function asks(description: string, fields: Fields = {}): FieldWords {
  return wordsFor('Condition', description, {
    fields: { type: wordsFor('Type', `Asks whether this is so: ${description}`), ...fields },
  });
}

/** The questions that events brought with them (2.21.2), by their types. */
export const EVENT_CONDITIONS: Definitions = {
  variable: asks('A variable lies within bounds.', {
    variable: VARIABLE,
    from: wordsFor('From', 'The least figure. Left out: no bound.'),
    to: wordsFor('To', 'The greatest figure. Left out: no bound.'),
  }),
  count: asks('So many of these pieces are on the map.', {
    who: MEETS,
    atLeast: wordsFor('At least', 'How many of them.'),
  }),
  gone: asks('So many of these pieces are out of the game.', {
    who: MEETS,
    atLeast: wordsFor('At least', 'How many of them.'),
  }),
  track: asks('The demoralization track of a force stands at so much or more (2.10.1).', {
    force: FORCE,
    atLeast: wordsFor('At least', 'The points on its track.'),
  }),
  night: asks('This is a night turn (2.1.1).'),
  breached: asks('A wall, tower or gate is breached (2.3.2).', { work: WORK }),
  fired: asks('Another event has taken effect.', { trigger: TRIGGER_NAME }),
};

/** An effect, by its type. */
function does(description: string, fields: Fields = {}): FieldWords {
  return wordsFor('Effect', description, { fields: { type: wordsFor('Type', description), ...fields } });
}

const meets = (description: string): FieldWords => does(description, { who: MEETS });

/** The effects of events that are theirs alone (2.21.3), by their types. */
export const EFFECTS: Definitions = {
  message: does('Both players read it.', { text: wordsFor('Text', 'What they read.') }),
  setVariable: does('A variable is set.', { variable: VARIABLE, to: FIGURE }),
  addVariable: does('Something is added to a variable.', { variable: VARIABLE, by: FIGURE }),
  rollVariable: does('A variable is rolled for.', {
    variable: VARIABLE,
    dice: wordsFor('Dice', 'One or two dice, whose sum counts.'),
  }),
  moveTrack: does('A demoralization track moves (2.10.1).', {
    force: FORCE,
    by: wordsFor('By', 'The points; below 0 the force takes heart.'),
  }),
  giveMagic: does('A magic leader gains magic points, or loses them.', {
    personage: wordsFor('Personage', 'The leader, by the id of the piece.'),
    by: BY,
  }),
  giveOil: does('A cauldron is filled up, or drained.', {
    cauldron: wordsFor('Cauldron', 'The cauldron, by the id of the piece.'),
    by: BY,
  }),
  giveSupply: does('The besieger gains supplies, or loses them.', {
    supply: wordsFor('Supply', 'What he gains (2.5.3).', {
      values: { ladders: 'ladders', heads: 'heads to throw', trenches: 'fire-trenches to dig' },
    }),
    by: BY,
  }),
  giveTries: does('A side gains tries to rally, if they are counted (2.9.6).', { side: SIDE, by: BY }),
  place: does('Those who wait off the map are put on it, each in the first hex of the list where it may stand.', {
    who: MEETS,
    hexes: HEXES,
  }),
  remove: meets('They leave the game, and no track counts them.'),
  eliminate: meets('They are lost, and their tracks count it (2.10.2).'),
  disrupt: meets('Units are disrupted.'),
  rally: meets('Units rally.'),
  reduce: meets('Units lose a step, but never their last.'),
  restore: meets('Units are given a step back.'),
  wound: meets('Personages are wounded.'),
  heal: meets('Personages recover from their wounds.'),
  freeze: meets('Personages are frozen (2.12.3).'),
  thaw: meets('Personages are frozen no longer.'),
  refresh: meets('They may move, shoot and fight once more in this game-turn.'),
  breach: does('A wall, tower or gate falls; the outer wall never does but at its gate (16.3).', { work: WORK }),
  repair: does('A wall, tower or gate is built up again.', { work: WORK }),
  giveGate: does('A gate passes to a side (2.3.1).', { work: WORK, side: SIDE }),
  closeHexes: does(
    'Hexes in which nobody and nothing stands become Craters until they are opened: a bridge breaks, a plain is drowned.',
    { hexes: HEXES },
  ),
  openHexes: does('Hexes that an event has closed are again what the map shows.', { hexes: HEXES }),
  takeLadders: does('All ladders that stand are gone.'),
  clearHeads: does('All heads in the city are carried away (2.11.8).'),
  quenchFlames: does('All flames go out (2.11.10).'),
  changeNight: does('Game-turns become night turns, or day turns (2.1.1).', {
    from: wordsFor('From turn', 'The first of these turns.'),
    to: wordsFor('To turn', 'The last of these turns.'),
    is: wordsFor('Night', 'True: night. False: day.'),
  }),
  moveLastTurn: does('The battle ends with another turn (2.1.2).', {
    turn: wordsFor('Turn', 'The last turn; never earlier than the one that is played.'),
  }),
  callOff: does('A group never comes.', { group: GROUP }),
  switchOn: does('Another event may come again.', { trigger: TRIGGER_NAME }),
  switchOff: does('Another event comes no more.', { trigger: TRIGGER_NAME }),
};

/** The variables of a scenario. */
export const VARIABLES = wordsFor('Variables', 'Figures that the events of the scenario keep (2.21.2).', {
  each: wordsFor('Variable', 'A figure with a name.', {
    fields: {
      id: wordsFor('Id', 'Small letters, figures and single hyphens, such as "hope". Each id stands once.'),
      name: wordsFor('Name', 'What it is called on the screen.'),
      first: wordsFor('First figure', 'Where it begins, -9999 to 9999. Left out: 0.'),
      shown: wordsFor('Shown', 'Whether both players see it. Left out: true.'),
    },
  }),
});
