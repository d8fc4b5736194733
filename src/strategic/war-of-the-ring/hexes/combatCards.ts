/** The 38 combat cards on the hexes (4.4), each in one sentence: what the card does in the block it is chosen for, or why nothing. */

const ONE_LETTER = 'the melee letter of its formations is one better';
const BOTH = (letters: string): string =>
  `the melee letters of both sides are ${letters} better, and the ratings of their leaders ${letters}`;

/** What a card does on the hexes, by its title. */
export const ON_HEXES: Readonly<Record<string, string>> = {
  'It Is a Gift': `${ONE_LETTER}, and so are the ratings of its leaders`,
  'Blade of Westernesse': 'a minion who is struck down in the block is dead',
  'Mighty Attack': 'a companion rallies nobody; when the block is over the enemy loses four steps',
  'Servant of the Secret Fire': ONE_LETTER,
  Andúril:
    'Strider or Aragorn rallies nobody; when the block is over the enemy loses four steps, for Aragorn eight',
  'Heroic Death':
    'if the enemy scored a hit a leader dies and four steps come back; without a leader a companion dies for four steps a level',
  'Daring Defiance': 'no companion rallies, and the enemy card does nothing',
  'Fateful Strike': 'a Nazgûl or a minion who is struck down in the block is dead',
  'Sudden Strike': 'before the block the enemy line loses what as many dice as there is leadership are worth',
  'Brave Stand': 'the enemy has a formation less in the line for each companion, never less than one',
  "Ents' Rage": 'the melee letter of its formations is two better',
  'Huorn-dark': 'the enemy has at most two formations in the line',
  'Nameless Wood': 'if the enemy was hit in the block he loses eight steps more',
  Daylight: 'the enemy has at most three formations in the line',
  'No Quarter': 'if the enemy was hit in the block he loses four steps more',
  'Advantageous Position': 'the melee letter of the enemy formations is one worse',
  Scouts: 'nothing: who goes before the round fights no block; the board game asks for it between the blocks',
  'Shield-wall': 'if the enemy scored two hits or more four steps come back',
  Confusion:
    'when the block is over the enemy loses what natural ones of his dice are worth, a sixth of a hit each',
  Charge: 'before the block the enemy line loses what a die for each elite is worth',
  Valour: ONE_LETTER,
  'One for the Dark Lord': `${ONE_LETTER}, and so are the ratings of its leaders`,
  'Cruel as Death': `${ONE_LETTER}, for two tries to rally`,
  'They Are Terrible': 'the ratings of its leaders are one better, for one try to rally',
  'Dread and Despair':
    'its Nazgûl rally nobody, and the enemy has a formation less in the line for each point they lead with, never less than one',
  'Black Breath': 'a leader or companion who is struck down in the block is dead',
  'Foul Stench': 'where the Nazgûl lead no less than all the leaders across, no leader of the enemy rallies',
  'Words of Power': 'one companion stays out of the block',
  "Durin's Bane": 'before the block the enemy line loses six steps, what three dice are worth that hit on 4',
  'Devilry of Orthanc': ONE_LETTER,
  'Deadly Strife': BOTH('two'),
  Onslaught: 'when the block is over its own side loses four steps and the enemy two',
  'Relentless Assault': `its own line loses four steps before the block, and ${ONE_LETTER}`,
  'Great Host': 'when the block is over an enemy with half as many units or fewer loses four steps',
  Mûmakil: `${ONE_LETTER}; if the enemy was hit oftener he loses four steps more`,
  'Swarm of Bats': 'the enemy card does nothing; if there is none the ratings of its leaders are one better',
  'We Come to Kill': 'when the block is over the enemy loses what a die for each elite is worth',
  'Desperate Battle': BOTH('one'),
};
