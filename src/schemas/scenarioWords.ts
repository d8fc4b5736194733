/** A scenario file, told to its author. */
import { EFFECTS, EVENT_CONDITIONS, MOMENTS, VARIABLES, WHO } from './eventWords.ts';
import { COLOUR_VALUES, SIGN_VALUES } from './liveryWords.ts';
import { HINTS, HINTS_BY_TYPE } from './hintWords.ts';
import { MAP } from './mapWords.ts';
import { OPTIONS } from './optionWords.ts';
import { KINDS } from './rosterWords.ts';
import { TESTS } from './testWords.ts';
import { wordsFor, type Definitions } from './told.ts';
import { CONDITIONS, CONSEQUENCES, TRIGGER } from './triggerWords.ts';

const SPELLED = 'Small letters, figures and single hyphens';
const REGION = 'One zone by name, or a list of hexes and zones.';
const WORKS = 'Each by the two hexes beside it, such as "1213/1313".';

const FORCES = wordsFor('Forces', 'The forces of the side; exactly one of them holds.', {
  each: wordsFor('Force', 'A part of a side with a track of its own (2.10.1).', {
    fields: {
      id: wordsFor('Id', `${SPELLED}, such as "garrison". Each id stands once in the file.`),
      name: wordsFor('Name', 'What the force is called.'),
      threshold: wordsFor('Threshold', 'The points on its track at which it is demoralized, 1 to 999 (2.10.1).'),
      holds: wordsFor(
        'Holds',
        'True of one force of each side: the defender’s takes the blows to the fortress, the besieger’s gains by them (2.10.2).',
      ),
      colour: wordsFor(
        'Colour',
        'What its counters and its track are painted in. Left out: the colour of its side, by its place among the forces there. The outline of counters always tells the side.',
        { values: COLOUR_VALUES },
      ),
      device: wordsFor(
        'Device',
        'The sign of the force, on its track and on its counters. Left out: the sign of its side, on the track alone.',
        { values: SIGN_VALUES },
      ),
    },
  }),
});

const SIDES = wordsFor('Sides', 'The two sides: one defender, one besieger.', {
  each: wordsFor('Side', 'One of the two sides (2.0.3).', {
    fields: {
      id: wordsFor('Id', `${SPELLED}, such as "westernesse".`),
      role: wordsFor('Role', 'What the side does here (2.0.10).', {
        values: { defender: 'holds the walls', besieger: 'comes against them' },
      }),
      name: wordsFor('Name', 'What the side is called.'),
      forces: FORCES,
    },
  }),
});

const TURNS = wordsFor('Turns', 'The game-turns of the battle (2.1).', {
  fields: {
    first: wordsFor('First turn', 'The number of the first turn, 1 to 99.'),
    last: wordsFor('Last turn', 'The number of the last turn; not before the first.'),
    night: wordsFor('Night turns', 'The numbers of the turns that are played by night.'),
    names: wordsFor('Names of turns', 'What turns are called, by their number.', {
      each: wordsFor('Name', 'What this turn is called.'),
    }),
  },
});

const tries = (side: string) =>
  wordsFor('Tries', `How often the leaders of the ${side} may try to rally, 0 to 99. Left out: no limit.`);

const SUPPLIES = wordsFor('Supplies', 'What the besieger has in supply, and how often leaders may rally (2.5.3, 2.9.6).', {
  fields: {
    ladders: wordsFor('Ladders', 'Ladders of the besieger, 0 to 99 (2.11.2). Left out: 0.'),
    heads: wordsFor('Heads', 'Heads that his engines may throw, 0 to 99. Left out: 0.'),
    trenches: wordsFor('Trenches', 'Trenches of fire that he may dig, 0 to 99, if the option allows them (2.2.10). Left out: 0.'),
    tries: wordsFor('Tries to rally', 'Limits on rallying in the whole battle (2.9.6). Left out: none.', {
      fields: { defender: tries('defender'), besieger: tries('besieger') },
    }),
  },
});

const LEVEL_VALUES = wordsFor(
  'Level values',
  'What a city level counts when it changes hands (2.10.2). Left out: 10 and 5, as in the rules.',
  {
    fields: {
      lost: wordsFor('Lost', 'Points against the force that holds the city for each level taken, 0 to 99; retaken, they come back. Left out: 10.'),
      gained: wordsFor('Gained', 'Points in favour of the besieger’s holding force for each level taken, 0 to 99; retaken, they are gone. Left out: 5.'),
    },
  },
);

const OPENING = wordsFor('Opening', 'What has happened before the first turn. It moves no track. Left out: a fresh siege.', {
  fields: {
    breached: wordsFor('Breached works', `Walls, towers and gates that are down. ${WORKS}`),
    lost: wordsFor('Lost levels', 'City levels that the besieger has taken, 1 to 7.'),
    taken: wordsFor('Taken gates', `Gates that the besieger holds although their level is not lost. ${WORKS}`),
    ladders: wordsFor('Ladders', 'Ladders that stand: the hex at the foot, then the hex above, such as "1414/1314".'),
    tracks: wordsFor('Tracks', 'Where the tracks begin, by the id of the force (2.10.1). Left out: 0.', {
      each: wordsFor('Points', 'The points on the track of this force, -999 to 999.'),
    }),
  },
});

const PIECES = wordsFor('Pieces', 'Every piece of both sides, on the map or waiting.', {
  each: wordsFor('Piece', 'One piece: what it is, whose it is and where it begins (2.5).', {
    fields: {
      id: wordsFor('Id', `${SPELLED}, such as "orcs-7". Each id stands once.`),
      kind: wordsFor('Kind', 'The id of its kind, from a roster or from "kinds".'),
      force: wordsFor('Force', 'The id of its force.'),
      at: wordsFor('Hex', 'Where it begins: a printed hex number such as "1213", or "off" if it comes later.'),
      oil: wordsFor('Oil', 'Of cauldrons, and of each of them: the measures of oil in it, 0 for a dummy (2.5.3).'),
      lost: wordsFor('Steps lost', 'Steps it has lost already, 1 to 3; at least one must be left (2.4.6, 2.4.7).'),
      disrupted: wordsFor('Disrupted', 'True of a unit that begins disrupted (2.8.13). Left out: it is ordered.'),
    },
  }),
});

const SETUP = wordsFor('Set-up', 'Who may place what where before the first turn (2.5). What no line names begins as it stands.', {
  each: wordsFor('Set-up zone', 'Pieces of one force, and the hexes among which their player may place them.', {
    fields: {
      force: wordsFor('Force', 'The id of the force.'),
      pieces: wordsFor('Pieces', '"all" for every piece of the force that no other line names, or their ids.'),
      zone: wordsFor('Zone', `Where they may stand. ${REGION}`),
      name: wordsFor('Name', 'What the zone is called while it is set up.'),
    },
  }),
});

const GROUPS = wordsFor('Groups', 'Pieces that come later and together; a trigger lets each group arrive (2.6).', {
  each: wordsFor('Group', 'Pieces that wait off the map, and the hexes by which they come.', {
    fields: {
      id: wordsFor('Id', `${SPELLED}, such as "rohan". Each id stands once.`),
      name: wordsFor('Name', 'What the group is called.'),
      side: wordsFor('Side', 'The id of its side.'),
      pieces: wordsFor('Pieces', 'Their ids; each of them begins "off", in one group at most.'),
      zone: wordsFor('Entry', `The hexes by which they enter (2.6.2). ${REGION}`),
    },
  }),
});

/** A scenario. */
export const SCENARIO = wordsFor('Scenario', 'A battle: its map, its pieces, what comes when and how it ends.', {
  fields: {
    format: wordsFor('Format', 'Says that this is a scenario: always "pelennor/scenario".'),
    version: wordsFor('Version', 'The version of the format: always 1.'),
    id: wordsFor('Id', `${SPELLED}, such as "the-great-gate".`),
    title: wordsFor('Title', 'What the battle is called.'),
    summary: wordsFor('Summary', 'Two or three sentences for whoever chooses a battle.'),
    forkedFrom: wordsFor('Made from', 'The battle of which this one was made. The editor writes it; left out: made from nothing.', {
      fields: {
        id: wordsFor('Id', 'The id of that battle.'),
        title: wordsFor('Title', 'What that battle was called then.'),
        hash: wordsFor('Hash', 'The SHA-256 of that battle, 64 figures and letters: the same on every machine.'),
        before: wordsFor('Before', 'The battles of which that one was made in turn, the nearest first, at most 16.', {
          each: wordsFor('Battle', 'One of them, as it was then.', {
            fields: {
              id: wordsFor('Id', 'The id of that battle.'),
              title: wordsFor('Title', 'What that battle was called then.'),
              hash: wordsFor('Hash', 'The SHA-256 of that battle.'),
            },
          }),
        }),
      },
    }),
    history: wordsFor('History', 'What happened there in the tale.'),
    notes: wordsFor('Notes', 'Why the scenario is as it is.'),
    balance: wordsFor('Balance', 'How often each side wins, and against whom that was found.'),
    minutes: wordsFor('Minutes', 'How long two players take, 1 to 999.'),
    picture: wordsFor('Picture', 'A file under assets/scenarios, such as "the-great-gate.jpg".'),
    map: wordsFor('Map', 'The ground of the battle: a file, or a map in this place.', {
      fields: {
        file: wordsFor('File', 'The name of a map that the game knows, such as "maps/minas-tirith.json".'),
        inline: wordsFor('Map in place', 'The map itself.'),
      },
    }),
    kinds: wordsFor('Kinds', 'The kinds of pieces: names of rosters such as "rosters/gondor.json", and kinds of its own.'),
    sides: SIDES,
    turns: TURNS,
    options: OPTIONS,
    supplies: SUPPLIES,
    levelValues: LEVEL_VALUES,
    opening: OPENING,
    zones: wordsFor('Zones', 'Hexes under names of the scenario’s own, beside the zones of its map.', {
      each: wordsFor('Zone', 'The printed numbers of its hexes.'),
    }),
    pieces: PIECES,
    setup: SETUP,
    groups: GROUPS,
    hints: HINTS,
    variables: VARIABLES,
    triggers: wordsFor(
      'Triggers',
      'What comes when, what happens by itself, and how the battle ends, in the order in which it is asked. The last turn must end in a "win" or a "reckon".',
      { each: TRIGGER },
    ),
    tests: TESTS,
  },
});

/** What scenarios define once. */
export const SCENARIO_DEFINITIONS: Definitions = {
  text: wordsFor('Text', 'A text by language; English is always there.', {
    fields: { en: wordsFor('English', 'The text in English.') },
    each: wordsFor('Other language', 'The text in another language, under its code such as "de".'),
  }),
  region: wordsFor('Region', REGION),
  map: MAP,
  ...KINDS,
  ...HINTS_BY_TYPE,
  ...CONDITIONS,
  ...CONSEQUENCES,
  ...MOMENTS,
  ...EVENT_CONDITIONS,
  ...EFFECTS,
  who: WHO,
};
