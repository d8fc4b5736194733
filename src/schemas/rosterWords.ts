/** A roster file and the kinds of pieces in it, told to their author. */
import { SIGN_VALUES } from './liveryWords.ts';
import { TEMPER_VALUES } from './temperWords.ts';
import { wordsFor, type Definitions } from './told.ts';

const SPELL_NAMES = {
  'break-darkness': 'the host does not rally, Mordor attacks a letter weaker, and there are no fanatics by night',
  stalemate: 'the Lord of the Nazgûl casts nothing, duels nobody and keeps away from units',
  reveal: 'the royal banner is unfurled, and the Lord of the Nazgûl casts no more (2.12.7)',
  fear: 'the West is a letter weaker in strength and morale, and does not rally',
  freeze: 'a leader of the enemy can do nothing until the end of the next first magic phase (2.12.3)',
  'activate-grond': 'Grond strikes in as many siege phases as points were spent (2.12.9)',
};

const CODE = 'Melee letter A to E, missile letter a to e if it shoots, armour 1 to 4, morale W to Z; a hyphen lowers a letter, such as "Be3X" or "D-3W" (2.4.1).';
const ID = 'Small letters, figures and single hyphens, such as "guards-of-the-citadel". Pieces name their kind by it.';
const klass = (what: string) => wordsFor('Class', `Makes this ${what}.`);
const id = wordsFor('Id', ID);
const name = wordsFor('Name', 'What stands on the counter and in every report.');
const icon = wordsFor('Icon', 'The sign on the counter. Left out: that of the game for a kind of this id, or else the one for all others.', {
  values: SIGN_VALUES,
});
const temper = wordsFor(
  'Temper',
  'How the machine leads pieces of this kind, from the level of a soldier up. No rule reads it and it binds nobody. Left out: as it leads everybody.',
  { values: TEMPER_VALUES },
);
const ma = wordsFor('Movement allowance', 'Whole movement points a turn, 1 to 20, as printed (2.7).');

/** The four classes of kinds (2.0.1). */
export const KINDS: Definitions = {
  unit: wordsFor('Unit', 'A kind of unit: it has a code and fights (2.4).', {
    fields: {
      class: klass('a kind of unit'),
      id,
      name,
      code: wordsFor('Code', `The fresh side. ${CODE}`),
      reverse: wordsFor('Reverse', `The reduced side. Left out, it follows from the fresh one (2.4.6). ${CODE}`),
      second: wordsFor('Second counter', 'The counter it is exchanged for when the reduced side is spent (2.4.7).', {
        fields: {
          code: wordsFor('Code', `The fresh side of the second counter. ${CODE}`),
          reverse: wordsFor('Reverse', `Its reduced side. Left out, it follows from the fresh one (2.4.6). ${CODE}`),
        },
      }),
      gait: wordsFor('Gait', 'How it moves (2.0.2).', {
        values: {
          foot: 'on foot, trolls among them',
          horse: 'mounted',
          beast: 'a beast such as a mûmak, which horses fear (2.7.6)',
        },
      }),
      ma,
      range: wordsFor('Range', 'How far its bows carry, in hexes, 1 to 9 (2.8.3). Only with a missile letter, and then always.'),
      value: wordsFor('Value', 'Demoralization points that its loss adds to the track of its force, 0 to 99 (2.4.1).'),
      traits: wordsFor('Traits', 'What units of this kind can do besides.', {
        values: {
          fanatic: 'fights fanatically at night (2.8.16)',
          ladders: 'raises and climbs ladders (2.11.2)',
          pushes: 'pushes engines (2.7.9)',
          'pushes-grond': 'pushes Grond and makes it strike (2.7.9, 2.11.12)',
          'fears-beasts': 'keeps out of contact with mûmakil (2.7.6)',
          mordor: 'is weakened by Break Darkness (2.0.2, 2.12.8)',
          digs: 'digs trenches of fire, where they are played (2.2.10)',
        },
      }),
      temper,
      icon,
    },
  }),
  engine: wordsFor('Engine', 'A kind of siege engine (2.11).', {
    fields: {
      class: klass('a kind of engine'),
      id,
      name,
      weapon: wordsFor('Weapon', 'Which engine it is.', {
        values: {
          catapult: 'throws at units and works',
          grond: 'the ram, which breaks gates (2.11.12)',
          'siege-tower': 'docks at a wall (2.11.3)',
        },
      }),
    },
  }),
  personage: wordsFor('Personage', 'A kind of leader or individual, usually one person (2.4, 2.20).', {
    fields: {
      class: klass('a leader or individual'),
      id,
      name,
      rank: wordsFor('Rank', 'What he can do (2.20.10).', {
        values: { leader: 'rallies and duels', individual: 'only duels' },
      }),
      ratings: wordsFor('Ratings', 'Two numbers, full then reduced, for duels and rallies. No leader is above 8, the last row of 8.37.'),
      ma,
      magic: wordsFor('Magic', 'Only of those who cast spells (2.12).', {
        fields: {
          points: wordsFor('Points', 'The points of magic he begins with, 1 to 99.'),
          spells: wordsFor('Spells', 'The spells he can cast (17.4).', { values: SPELL_NAMES }),
        },
      }),
      gifts: wordsFor('Gifts', 'What sets him apart.', {
        values: {
          flies: 'flies from field to field over anything (2.20.4)',
          wraith: 'declines no challenge, and falls only to a "slays-wraith" (2.20.5, 2.20.9)',
          'slays-wraith': 'may eliminate a wraith in a duel (2.20.9)',
          'wraith-bane': '+4 in any duel with a wraith (2.19.5)',
          mourned: 'his fall gives every "avenger" +1 in duels for the rest of the game (2.19.5)',
          avenger: 'fights harder once a "mourned" has fallen (2.19.5)',
          banner: 'the royal banner may be unfurled over him (2.12.7)',
          heartens: 'units within 1 hex of him keep their morale under Fear (2.12)',
        },
      }),
      temper,
      icon,
    },
  }),
  cauldron: wordsFor('Cauldron', 'A kind of cauldron, real or dummy: each piece says how much oil is in it (2.5.3).', {
    fields: { class: klass('a kind of cauldron'), id, name },
  }),
};

/** A roster (2.4). */
export const ROSTER = wordsFor('Roster', 'Kinds of pieces that scenarios share (2.4).', {
  fields: {
    format: wordsFor('Format', 'Says that this is a roster: always "pelennor/roster".'),
    version: wordsFor('Version', 'The version of the format: always 1.'),
    id: wordsFor('Id', 'Small letters, figures and single hyphens, such as "gondor".'),
    name: wordsFor('Name', 'What the roster is called.'),
    kinds: wordsFor('Kinds', 'The kinds of units, engines, personages and cauldrons. Each id stands once.'),
  },
});
