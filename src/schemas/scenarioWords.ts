/** A scenario file, told to its author. */
import { MAP } from './mapWords.ts';
import { OPTIONS } from './optionWords.ts';
import { KINDS } from './rosterWords.ts';
import { told, type Definitions } from './told.ts';
import { CONDITIONS, CONSEQUENCES, TRIGGER } from './triggerWords.ts';

const SPELLED = 'Small letters, figures and single hyphens';
const REGION = 'One zone by name, or a list of hexes and zones.';
const WORKS = 'Each by the two hexes beside it, such as "1213/1313".';

const FORCES = told('Forces', 'The forces of the side; exactly one of them holds.', {
  each: told('Force', 'A part of a side with a track of its own (2.10.1).', {
    fields: {
      id: told('Id', `${SPELLED}, such as "garrison". Each id stands once in the file.`),
      name: told('Name', 'What the force is called.'),
      threshold: told('Threshold', 'The points on its track at which it is demoralized, 1 to 999 (2.10.1).'),
      holds: told(
        'Holds',
        'True of one force of each side: the defender’s takes the blows to the fortress, the besieger’s gains by them (2.10.2).',
      ),
    },
  }),
});

const SIDES = told('Sides', 'The two sides: one defender, one besieger.', {
  each: told('Side', 'One of the two sides (2.0.3).', {
    fields: {
      id: told('Id', `${SPELLED}, such as "westernesse".`),
      role: told('Role', 'What the side does here (2.0.10).', {
        values: { defender: 'holds the walls', besieger: 'comes against them' },
      }),
      name: told('Name', 'What the side is called.'),
      forces: FORCES,
    },
  }),
});

const TURNS = told('Turns', 'The game-turns of the battle (2.1).', {
  fields: {
    first: told('First turn', 'The number of the first turn, 1 to 99.'),
    last: told('Last turn', 'The number of the last turn; not before the first.'),
    night: told('Night turns', 'The numbers of the turns that are played by night.'),
    names: told('Names of turns', 'What turns are called, by their number.', {
      each: told('Name', 'What this turn is called.'),
    }),
  },
});

const tries = (side: string) =>
  told('Tries', `How often the leaders of the ${side} may try to rally, 0 to 99. Left out: no limit.`);

const SUPPLIES = told('Supplies', 'What the besieger has in supply, and how often leaders may rally (2.5.3, 2.9.6).', {
  fields: {
    ladders: told('Ladders', 'Ladders of the besieger, 0 to 99 (2.11.2). Left out: 0.'),
    heads: told('Heads', 'Heads that his engines may throw, 0 to 99. Left out: 0.'),
    trenches: told('Trenches', 'Trenches of fire that he may dig, 0 to 99, if the option allows them (2.2.10). Left out: 0.'),
    tries: told('Tries to rally', 'Limits on rallying in the whole battle (2.9.6). Left out: none.', {
      fields: { defender: tries('defender'), besieger: tries('besieger') },
    }),
  },
});

const OPENING = told('Opening', 'What has happened before the first turn. It moves no track. Left out: a fresh siege.', {
  fields: {
    breached: told('Breached works', `Walls, towers and gates that are down. ${WORKS}`),
    lost: told('Lost levels', 'City levels that the besieger has taken, 1 to 7.'),
    taken: told('Taken gates', `Gates that the besieger holds although their level is not lost. ${WORKS}`),
    ladders: told('Ladders', 'Ladders that stand: the hex at the foot, then the hex above, such as "1414/1314".'),
    tracks: told('Tracks', 'Where the tracks begin, by the id of the force (2.10.1). Left out: 0.', {
      each: told('Points', 'The points on the track of this force, -999 to 999.'),
    }),
  },
});

const PIECES = told('Pieces', 'Every piece of both sides, on the map or waiting.', {
  each: told('Piece', 'One piece: what it is, whose it is and where it begins (2.5).', {
    fields: {
      id: told('Id', `${SPELLED}, such as "orcs-7". Each id stands once.`),
      kind: told('Kind', 'The id of its kind, from a roster or from "kinds".'),
      force: told('Force', 'The id of its force.'),
      at: told('Hex', 'Where it begins: a printed hex number such as "1213", or "off" if it comes later.'),
      oil: told('Oil', 'Of cauldrons, and of each of them: the measures of oil in it, 0 for a dummy (2.5.3).'),
      lost: told('Steps lost', 'Steps it has lost already, 1 to 3; at least one must be left (2.4.6, 2.4.7).'),
      disrupted: told('Disrupted', 'True of a unit that begins disrupted (2.8.13). Left out: it is ordered.'),
    },
  }),
});

const SETUP = told('Set-up', 'Who may place what where before the first turn (2.5). What no line names begins as it stands.', {
  each: told('Set-up zone', 'Pieces of one force, and the hexes among which their player may place them.', {
    fields: {
      force: told('Force', 'The id of the force.'),
      pieces: told('Pieces', '"all" for every piece of the force that no other line names, or their ids.'),
      zone: told('Zone', `Where they may stand. ${REGION}`),
      name: told('Name', 'What the zone is called while it is set up.'),
    },
  }),
});

const GROUPS = told('Groups', 'Pieces that come later and together; a trigger lets each group arrive (2.6).', {
  each: told('Group', 'Pieces that wait off the map, and the hexes by which they come.', {
    fields: {
      id: told('Id', `${SPELLED}, such as "rohan". Each id stands once.`),
      name: told('Name', 'What the group is called.'),
      side: told('Side', 'The id of its side.'),
      pieces: told('Pieces', 'Their ids; each of them begins "off", in one group at most.'),
      zone: told('Entry', `The hexes by which they enter (2.6.2). ${REGION}`),
    },
  }),
});

/** A scenario. */
export const SCENARIO = told('Scenario', 'A battle: its map, its pieces, what comes when and how it ends.', {
  fields: {
    format: told('Format', 'Says that this is a scenario: always "pelennor/scenario".'),
    version: told('Version', 'The version of the format: always 1.'),
    id: told('Id', `${SPELLED}, such as "the-great-gate".`),
    title: told('Title', 'What the battle is called.'),
    summary: told('Summary', 'Two or three sentences for whoever chooses a battle.'),
    history: told('History', 'What happened there in the tale.'),
    notes: told('Notes', 'Why the scenario is as it is.'),
    balance: told('Balance', 'How often each side wins, and against whom that was found.'),
    minutes: told('Minutes', 'How long two players take, 1 to 999.'),
    picture: told('Picture', 'A file under assets/scenarios, such as "the-great-gate.jpg".'),
    map: told('Map', 'The ground of the battle: a file, or a map in this place.', {
      fields: {
        file: told('File', 'The name of a map that the game knows, such as "maps/minas-tirith.json".'),
        inline: told('Map in place', 'The map itself.'),
      },
    }),
    kinds: told('Kinds', 'The kinds of pieces: names of rosters such as "rosters/gondor.json", and kinds of its own.'),
    sides: SIDES,
    turns: TURNS,
    options: OPTIONS,
    supplies: SUPPLIES,
    opening: OPENING,
    zones: told('Zones', 'Hexes under names of the scenario’s own, beside the zones of its map.', {
      each: told('Zone', 'The printed numbers of its hexes.'),
    }),
    pieces: PIECES,
    setup: SETUP,
    groups: GROUPS,
    triggers: told(
      'Triggers',
      'What comes when, and how the battle ends, in the order in which it is asked. The last turn must end in a "win" or a "reckon".',
      { each: TRIGGER },
    ),
  },
});

/** What scenarios define once. */
export const SCENARIO_DEFINITIONS: Definitions = {
  text: told('Text', 'A text by language; English is always there.', {
    fields: { en: told('English', 'The text in English.') },
    each: told('Other language', 'The text in another language, under its code such as "de".'),
  }),
  region: told('Region', REGION),
  map: MAP,
  ...KINDS,
  ...CONDITIONS,
  ...CONSEQUENCES,
};
