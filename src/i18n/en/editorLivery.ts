/** The words for what forces and kinds look like, and how the machine leads them. */
import type { Temper } from '../../engine/temper.ts';

/** Fields and buttons. */
export const EDITOR_LIVERY = {
  colour: 'Colour',
  colourHelp:
    'What its counters and its track are painted in. The outline of the counters always tells the side.',
  colourUsual: 'As the side has it',
  device: 'Device',
  deviceHelp: 'The sign of the force: on its track, and small on its counters.',
  deviceUsual: 'None of its own',
  symbol: 'Icon',
  symbolHelp: 'What is drawn on the counter.',
  symbolUsual: 'The usual one',
  temper: 'Temper',
  temperHelp: 'How the machine leads them, from the soldier up. It binds no player and changes no rule.',
  temperUsual: 'None of their own',
  rank: 'Rank',
  rankHelp: 'Leaders rally and fight duels; individuals only fight duels.',
  rankLeader: 'Leader',
  rankIndividual: 'Individual',
  second: 'Second counter',
  secondHelp:
    'The code of the counter it is exchanged for when its reduced side is spent: four steps in all. Left blank, it is lost after two.',
  secondReverse: 'Second, reduced',
  secondReverseHelp: 'The reverse of the second counter. Left blank, it follows from the front by the rules.',
  alter: 'Alter',
  alterNamed: 'Alter {kind}',
  alterHelp: 'All pieces of this kind change with it, in this battle and in no other.',
  alterKind: 'Alter the kind',
  letBe: 'Let it be',
};

/** Tempers of kinds, in which the machine leads them. */
export const EDITOR_TEMPERS = {
  press: 'Presses on',
  hold: 'Holds its ground',
  charge: 'Charges',
  spare: 'Is spared',
} as const satisfies Record<Temper, string>;

/** Colours of forces. */
export const EDITOR_COLOURS = {
  blue: 'Blue',
  green: 'Green',
  grey: 'Grey',
  red: 'Red',
  copper: 'Copper',
  violet: 'Violet',
};

/** Signs, as icons of kinds and as devices of forces. */
export const EDITOR_SIGNS = {
  spears: 'Spears',
  'barbed-spear': 'Barbed spear',
  'spear-hook': 'Hooked spear',
  'battle-axe': 'Battle axe',
  'war-axe': 'War axe',
  'sharp-axe': 'Bearded axe',
  'crossed-axes': 'Crossed axes',
  broadsword: 'Broadsword',
  'crossed-swords': 'Crossed swords',
  'croc-sword': 'Jagged sword',
  'spiked-mace': 'Spiked mace',
  'high-shot': 'Archer',
  'pocket-bow': 'Short bow',
  'bow-arrow': 'Bow and arrow',
  'round-shield': 'Round shield',
  shield: 'Shield',
  cavalry: 'Rider',
  'mounted-knight': 'Mounted knight',
  'horse-head': 'Horse',
  elephant: 'Mûmak',
  troll: 'Troll',
  'orc-head': 'Orc',
  'goblin-head': 'Goblin',
  'black-knight-helm': 'Closed helm',
  'horned-helm': 'Horned helm',
  'overlord-helm': 'Dark lord’s helm',
  'dwarf-helmet': 'Dwarf helm',
  'elf-helmet': 'Elf helm',
  hood: 'Hood',
  'pointy-hat': 'Pointed hat',
  'wizard-staff': 'Wizard’s staff',
  'winged-scepter': 'Winged sceptre',
  crown: 'Crown',
  'crowned-skull': 'Crowned skull',
  'death-skull': 'Skull',
  hand: 'Hand',
  flame: 'Flame',
  sun: 'Sun',
  moon: 'Moon',
  swan: 'Swan',
  'white-tower': 'Tower',
  castle: 'Castle',
  'flying-flag': 'Flag',
  'hunting-horn': 'Horn',
};
