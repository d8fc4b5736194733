/** What the words of a one-line note may mean: short names of nations, characters and places, and who is meant where none is named. */
import { CARDS, CHARACTERS, NATIONS, nationOf, regionOf } from '../facts.ts';
import type { Alliance, FigureType, Nation, RuleSet } from '../figures.ts';
import { lookUp } from '../../../kernel/lookUp.ts';
import { bare } from '../../nearest.ts';

const NATION_WORDS: Readonly<Record<string, Nation>> = {
  dw: 'dwarves',
  dwarf: 'dwarves',
  el: 'elves',
  elf: 'elves',
  elven: 'elves',
  go: 'gondor',
  no: 'north',
  thenorth: 'north',
  ro: 'rohan',
  is: 'isengard',
  uruks: 'isengard',
  sa: 'sauron',
  mordor: 'sauron',
  so: 'southrons',
  southron: 'southrons',
  easterlings: 'southrons',
  harad: 'southrons',
};

const CHARACTER_WORDS: Readonly<Record<string, string>> = {
  wk: 'witch-king',
  witchking: 'witch-king',
  mos: 'mouth-of-sauron',
  mouth: 'mouth-of-sauron',
  sar: 'saruman',
  gg: 'gandalf-grey',
  gandalf: 'gandalf-grey',
  gandalfgrey: 'gandalf-grey',
  gw: 'gandalf-white',
  gandalfwhite: 'gandalf-white',
  ara: 'aragorn',
  aragorn: 'aragorn',
  str: 'strider',
  bor: 'boromir',
  leg: 'legolas',
  gim: 'gimli',
  merry: 'meriadoc',
  pippin: 'peregrin',
};

const CARD_WORDS: Readonly<Record<string, string>> = {
  grond: 'sh-char-20',
};

/** Every word that names a nation or a character in a note, the long ones first: for the nearest to a word that names none. */
export const NATION_NAMES: readonly string[] = [
  ...NATIONS.map(({ id }) => id[0]!.toUpperCase() + id.slice(1)),
  ...Object.keys(NATION_WORDS)
    .filter((word) => word.length > 2)
    .map((word) => word[0]!.toUpperCase() + word.slice(1)),
];
export const CHARACTER_NAMES: readonly string[] = [
  ...CHARACTERS.map(({ name }) => name),
  ...Object.keys(CHARACTER_WORDS).map((word) =>
    word.length < 4 ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1),
  ),
];

/** The alliances as a note writes them. */
export const ALLIANCES_WRITTEN: Readonly<Record<Alliance, string>> = {
  free: 'Free Peoples',
  shadow: 'Shadow',
};

/** A nation as a note writes it. */
export function nationWritten(nation: Nation): string {
  return nation[0]!.toUpperCase() + nation.slice(1);
}

/** The nation a word names, or null. */
export function nationNamed(word: string): Nation | null {
  const wanted = bare(word);
  return NATIONS.find(({ id }) => id === wanted)?.id ?? lookUp(NATION_WORDS, wanted) ?? null;
}

/** The character a word names, or null. */
export function characterNamed(word: string): string | null {
  const wanted = bare(word);
  const found = CHARACTERS.find(({ id, name }) => bare(id) === wanted || bare(name) === wanted);
  return found?.id ?? lookUp(CHARACTER_WORDS, wanted) ?? null;
}

/** The card a word names, whole or by its beginning if only one begins so; or null. */
export function cardNamed(word: string): string | null {
  const wanted = bare(word);
  const exact = CARDS.find(({ id, name }) => bare(id) === wanted || bare(name) === wanted);
  if (exact !== undefined) return exact.id;
  const short = lookUp(CARD_WORDS, wanted);
  if (short !== undefined) return short;
  const begun = CARDS.filter(({ name }) => {
    const full = bare(name);
    return full.startsWith(wanted) || full.startsWith(`the${wanted}`);
  });
  return wanted.length >= 4 && begun.length === 1 ? begun[0]!.id : null;
}

/** The cards that a title in hand may be: of this name, or with this combat title; the same title stands on several. */
export function handCardsNamed(text: string): readonly string[] {
  const wanted = bare(text);
  const titled = CARDS.filter(({ combatCard }) => bare(combatCard) === wanted);
  const named = cardNamed(text);
  return [...titled.map(({ id }) => id), ...(named === null ? [] : [named])];
}

/** The rule set a word names, or null. */
export function rulesNamed(word: string): RuleSet | null {
  const wanted = bare(word).replace(/rules?$/, '');
  return wanted === 'guide' || wanted === 'published' ? wanted : null;
}

/** What an army shows of its alliance: a nation or a character that was named, or a type only one alliance has. */
export interface Signs {
  readonly nations: readonly Nation[];
  readonly characters: readonly string[];
  readonly types: readonly FigureType[];
}

/** The alliance an army must be of, or null if nothing tells. */
export function allianceShown({ nations, characters, types }: Signs): Alliance | null {
  if (nations[0] !== undefined) return nationOf(nations[0]).side;
  const who = CHARACTERS.find(({ id }) => characters.includes(id));
  if (who !== undefined) return who.side;
  if (types.includes('nazgul')) return 'shadow';
  return types.includes('leader') ? 'free' : null;
}

/** Whom each nation's land is fought over with, where a note does not say. */
const FOES: Readonly<Record<Nation, Nation>> = {
  dwarves: 'sauron',
  elves: 'sauron',
  gondor: 'sauron',
  north: 'sauron',
  rohan: 'isengard',
  isengard: 'rohan',
  sauron: 'gondor',
  southrons: 'gondor',
};

/** The nation of figures that a note does not name: the land's own, or its nearest foe; in no man's land Gondor and Sauron. */
export function nationMeant(region: string, alliance: Alliance): Nation {
  const { nation } = regionOf(region)!;
  if (nation === null) return alliance === 'free' ? 'gondor' : 'sauron';
  return nationOf(nation).side === alliance ? nation : FOES[nation];
}
