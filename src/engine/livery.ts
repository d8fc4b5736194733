/** What tells forces and kinds apart to the eye: no rule asks for it. */

/** Colours of forces: every eye tells any two of them apart. */
export const COLOURS = ['blue', 'green', 'grey', 'red', 'copper', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

/** Signs that stand on counters: of a kind of troops or of a leader, and of a force as its device. */
export const SIGNS = [
  'spears',
  'barbed-spear',
  'spear-hook',
  'battle-axe',
  'war-axe',
  'sharp-axe',
  'crossed-axes',
  'broadsword',
  'crossed-swords',
  'croc-sword',
  'spiked-mace',
  'high-shot',
  'pocket-bow',
  'bow-arrow',
  'round-shield',
  'shield',
  'cavalry',
  'mounted-knight',
  'horse-head',
  'elephant',
  'troll',
  'orc-head',
  'goblin-head',
  'black-knight-helm',
  'horned-helm',
  'overlord-helm',
  'dwarf-helmet',
  'elf-helmet',
  'hood',
  'pointy-hat',
  'wizard-staff',
  'winged-scepter',
  'crown',
  'crowned-skull',
  'death-skull',
  'hand',
  'flame',
  'sun',
  'moon',
  'swan',
  'white-tower',
  'castle',
  'flying-flag',
  'hunting-horn',
] as const;
export type Sign = (typeof SIGNS)[number];
