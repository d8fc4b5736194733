/** From the names of the roster to what is printed on a counter: icon, people's band, outline of the force, faces. [2.4] */
import type { IconName } from './icons.ts';
import type { Band, CounterLook, EngineShape, Pattern, PrintedCode } from './look.ts';
import type { Sign } from '../../engine/livery.ts';

export type CounterFace = Readonly<{ icon: IconName; band: Band; mirrored: boolean; bulk: number }>;

const band = (colour: string, pattern: Pattern = 'plain'): Band => ({ colour, pattern });
const face = (icon: IconName, of: Band, bulk = 1): CounterFace => ({ icon, band: of, mirrored: false, bulk });

/** Every kind of unit in the shipped rosters. */
export const FACES = {
  'guards-of-the-citadel': face('white-tower', band('#ffffff')),
  'spearmen-of-minas-tirith': face('spears', band('#b9cbe2')),
  'axemen-of-lossarnach': face('battle-axe', band('#d8a24a', 'bars')),
  'knights-of-dol-amroth': face('swan', band('#8fd0e8', 'triangles'), 1.06),
  'bowmen-of-the-city': face('high-shot', band('#b9cbe2')),
  'bowmen-of-blackroot-vale': face('pocket-bow', band('#3a3f4c', 'dots')),
  'royal-eored': face('horse-head', band('#ffffff')),
  'riders-of-the-mark': face('cavalry', band('#f0c95a'), 1.1),
  'grey-company': face('hood', band('#aeb6bd', 'bars')),
  'knights-of-the-southern-fiefs': face('mounted-knight', band('#7cc3bd', 'triangles'), 1.1),
  'spearmen-of-lebennin': face('barbed-spear', band('#7cc3bd')),
  'axemen-of-lamedon': face('war-axe', band('#7cc3bd', 'bars')),
  'bowmen-of-the-ethir': face('pocket-bow', band('#7cc3bd', 'dots')),
  'orc-light-spears': face('spear-hook', band('#d2622f')),
  'orc-swordsmen-e3y': face('orc-head', band('#d2622f', 'bars'), 1.1),
  'orc-swordsmen-e2y': face('goblin-head', band('#d2622f', 'bars'), 1.06),
  'orc-archers': face('bow-arrow', band('#d2622f', 'dots')),
  trolls: face('troll', band('#9a9d93', 'triangles'), 1.1),
  'morgul-cavalry': face('black-knight-helm', band('#9ad07a')),
  'harad-horse': { ...face('cavalry', band('#f0a830', 'bars'), 1.1), mirrored: true },
  mumakil: face('elephant', band('#f0a830', 'triangles'), 1.14),
  'easterling-axes': face('crossed-axes', band('#b98ad6')),
  'variags-of-khand': face('croc-sword', band('#b98ad6', 'dots')),
  'southron-foot': face('round-shield', band('#f0a830')),
  'uruk-hai-of-mordor': face('horned-helm', band('#f3efe6')),
} as const satisfies Record<string, CounterFace>;

/**
 * Every kind of unit that figures of the strategic game come to: one colour a nation; a regular's band is plain, an
 * elite's has triangles, and his icon is another and larger.
 */
export const FIGURES = {
  'dwarves-regular': face('battle-axe', band('#c98b5a')),
  'dwarves-elite': face('dwarf-helmet', band('#c98b5a', 'triangles'), 1.12),
  'elves-regular': face('high-shot', band('#a9dba0')),
  'elves-elite': face('elf-helmet', band('#a9dba0', 'triangles'), 1.12),
  'gondor-regular': face('spears', band('#dfe8f2')),
  'gondor-elite': face('white-tower', band('#dfe8f2', 'triangles'), 1.12),
  'north-regular': face('pocket-bow', band('#c2b07e')),
  'north-elite': face('hood', band('#c2b07e', 'triangles'), 1.12),
  'rohan-regular': face('cavalry', band('#e9d27c')),
  'rohan-elite': face('horse-head', band('#e9d27c', 'triangles'), 1.12),
  'isengard-regular': face('war-axe', band('#f3efe6')),
  'isengard-elite': face('horned-helm', band('#f3efe6', 'triangles'), 1.12),
  'sauron-regular': face('orc-head', band('#d2622f')),
  'sauron-elite': face('troll', band('#d2622f', 'triangles'), 1.14),
  'southrons-regular': face('barbed-spear', band('#f0a830')),
  'southrons-elite': face('elephant', band('#f0a830', 'triangles'), 1.16),
} as const satisfies Record<string, CounterFace>;

/** The icon of each engine of war. */
export const ENGINES = {
  catapult: { icon: 'catapult', bulk: 1 },
  'siege-tower': { icon: 'siege-tower', bulk: 1.04 },
  grond: { icon: 'siege-ram', bulk: 1.06 },
  cauldron: { icon: 'cauldron', bulk: 0.94 },
} as const satisfies Record<EngineShape, Readonly<{ icon: IconName; bulk: number }>>;

/** Icon of each personage of the shipped rosters and of the strategic game, and a ring of his own where he has one. */
export const LEADERS = {
  gandalf: { icon: 'wizard-staff', ring: '#f4f4ff' },
  imrahil: { icon: 'swan', ring: null },
  forlong: { icon: 'sharp-axe', ring: null },
  theoden: { icon: 'crown', ring: null },
  eomer: { icon: 'horse-head', ring: null },
  eowyn: { icon: 'broadsword', ring: null },
  aragorn: { icon: 'winged-scepter', ring: null },
  halbarad: { icon: 'hood', ring: null },
  legolas: { icon: 'elf-helmet', ring: null },
  gimli: { icon: 'dwarf-helmet', ring: null },
  'lord-of-the-nazgul': { icon: 'crowned-skull', ring: '#a8e08a' },
  gothmog: { icon: 'spiked-mace', ring: null },
  'king-of-harad': { icon: 'croc-sword', ring: '#f0a830' },
  'captain-free': { icon: 'flying-flag', ring: null },
  'captain-nazgul': { icon: 'black-knight-helm', ring: '#a8e08a' },
  'gandalf-grey': { icon: 'pointy-hat', ring: '#aab0b8' },
  'gandalf-white': { icon: 'wizard-staff', ring: '#f4f4ff' },
  strider: { icon: 'hood', ring: null },
  boromir: { icon: 'hunting-horn', ring: null },
  merry: { icon: 'broadsword', ring: null },
  pippin: { icon: 'white-tower', ring: null },
  saruman: { icon: 'hand', ring: '#f3efe6' },
  'witch-king': { icon: 'crowned-skull', ring: '#a8e08a' },
  'mouth-of-sauron': { icon: 'overlord-helm', ring: null },
} as const satisfies Record<string, LeaderFace>;

type LeaderFace = Readonly<{ icon: IconName; ring: string | null }>;

/** Face of a kind of personage, under the icon that his file gives him; one that is known to neither gets a helm. */
export function leaderFace(kind: string, icon?: Sign): LeaderFace {
  const known = knownLeader(kind);
  return icon === undefined ? known : { ...known, icon };
}

function knownLeader(kind: string): LeaderFace {
  return Object.hasOwn(LEADERS, kind)
    ? LEADERS[kind as keyof typeof LEADERS]
    : { icon: 'black-knight-helm', ring: null };
}

/** Face of a kind of unit, under the icon that its file gives it; a kind that is neither in the shipped rosters nor of the strategic game gets crossed swords on a band of its own colour. */
export function faceOf(kind: string, icon?: Sign): CounterFace {
  const known = knownFace(kind);
  return icon === undefined ? known : face(icon, known.band);
}

function knownFace(kind: string): CounterFace {
  if (Object.hasOwn(FACES, kind)) return FACES[kind as keyof typeof FACES];
  if (Object.hasOwn(FIGURES, kind)) return FIGURES[kind as keyof typeof FIGURES];
  const tint = SPARE_BANDS[lettersOf(kind) % SPARE_BANDS.length] ?? SPARE_BANDS[0];
  return face('crossed-swords', tint);
}

/** Face of the counter that a unit is exchanged for when its own is spent (2.4.7): of an elite, that of a regular of his nation. */
export function secondFaceOf(kind: string, icon?: Sign): CounterFace {
  const regular = kind.replace(/-elite$/, '-regular');
  return faceOf(Object.hasOwn(FIGURES, regular) ? regular : kind, icon);
}

const SPARE_BANDS = [
  band('#c9b98f'),
  band('#9fb4a0', 'bars'),
  band('#c79a8a', 'dots'),
  band('#a8a3c4', 'triangles'),
] as const;

/**
 * Reads a printed code such as `D3X`, `e2Y` or `Be3X`; null when it is none. [2.4.1]
 * The back of an E prints `E-`, that of an e `e-`. [2.4.6]
 */
export function printedCode(text: string): PrintedCode | null {
  const found = /^([A-E]-?)?([a-e]-?)?([1-4])([W-Z])$/.exec(text);
  if (!found || (!found[1] && !found[2])) return null;
  return {
    melee: found[1] ?? null,
    missile: found[2] ?? null,
    armour: Number(found[3]) as PrintedCode['armour'],
    morale: found[4] as PrintedCode['morale'],
  };
}

/** The whole look of a unit from its kind, its force and what has befallen it. `code` is printed on the face that lies up. */
export function unitLook(unit: UnitSight): CounterLook {
  const { kind, ...seen } = unit;
  return { ...seen, ...faceOf(kind) };
}

/** What the board knows of a unit besides its kind. Movement in whole printed points. */
export type UnitSight = Omit<CounterLook, keyof CounterFace> & Readonly<{ kind: string }>;

function lettersOf(kind: string): number {
  let sum = 0;
  for (const letter of kind) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}
