/** The facts of the strategic game, read from `facts/`: what the map, the boxes and the cards say. */
import cardFacts from './facts/cards.json' with { type: 'json' };
import characterFacts from './facts/characters.json' with { type: 'json' };
import combatCardFacts from './facts/combatCards.json' with { type: 'json' };
import diceFacts from './facts/dice.json' with { type: 'json' };
import huntTileFacts from './facts/huntTiles.json' with { type: 'json' };
import nationFacts from './facts/nations.json' with { type: 'json' };
import regionFacts from './facts/regions.json' with { type: 'json' };
import setupFacts from './facts/setup.json' with { type: 'json' };
import { bare } from '../nearest.ts';
import type { Alliance, FigureType, Figures, Nation } from './figures.ts';

/** What stands in a region; a fortification is no settlement. */
export type Settlement = 'stronghold' | 'city' | 'town' | 'fortification' | 'none';

/** A region of the map. */
export interface Region {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation | null;
  readonly settlement: Settlement;
  readonly vp: number;
  readonly coastal: boolean;
  /** Regions an army may march to. */
  readonly adjacent: readonly string[];
  /** Regions beyond a black line. */
  readonly impassable: readonly string[];
}

/** What the box of a nation holds, and where its marker begins. */
export interface NationFacts {
  readonly id: Nation;
  readonly side: Alliance;
  /** The printed number of figures of each type. */
  readonly totals: Figures;
  /** Those of them that begin as reinforcements (difference 5). */
  readonly reinforcements: Figures;
  /** The peace box of the published set-up, 1 to 3; three steps less it is the way to war (difference 2). */
  readonly startBox: number;
  readonly active: boolean;
}

/** An army of the set-up: figures of one nation. */
export type SetupArmy = Figures & { readonly region: string; readonly nation: Nation };

/** A companion, a minion, or whoever else has a name. */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly side: Alliance;
  /** How far he walks; whoever has level 0 leaves his place with no army. */
  readonly level: number | 'flies';
  readonly leadership: number;
  /** Dice he adds to an army, never beyond five (B2). */
  readonly combatStrengthBonus: number;
  /** Action dice he adds while he is in play. */
  readonly dieBonus: number;
  readonly begins: 'fellowship' | 'later';
  readonly entry: string | null;
  readonly guide: string | null;
  readonly special: string | null;
  readonly activates: Nation | 'any' | null;
  readonly upgrade: string | null;
}

/** An event card; its other half is a combat card. Effects are summaries in words of our own. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly side: Alliance;
  readonly deck: 'character' | 'strategy';
  readonly die: 'character' | 'army' | 'muster';
  readonly combatCard: string;
  readonly effect: string;
  /** What becomes of it in a siege on hexes, where anything does. */
  readonly link: string | null;
}

/** A title of combat cards. */
export interface CombatCard {
  readonly title: string;
  readonly side: Alliance;
  /** How many of the 96 cards bear it. */
  readonly copies: number;
  /** When it acts; one title acts twice. */
  readonly initiatives: readonly number[];
  readonly condition: string | null;
  readonly effect: string;
}

/** A tile of the hunt. */
export interface HuntTile {
  readonly value: number | 'eye' | 'die';
  readonly reveal?: boolean;
  readonly stop?: boolean;
  readonly count?: number;
  readonly side?: Alliance;
  readonly card?: string;
}

/** The 105 regions. */
export const REGIONS = regionFacts as readonly Region[];
/** The eight nations. */
export const NATIONS = nationFacts as readonly NationFacts[];
/** The 35 armies of the published set-up. */
export const SETUP = setupFacts as readonly SetupArmy[];
/** The fourteen characters. */
export const CHARACTERS = characterFacts as readonly Character[];
/** The 96 event cards. */
export const CARDS = cardFacts as readonly Card[];
/** The 38 titles of combat cards. */
export const COMBAT_CARDS = combatCardFacts as readonly CombatCard[];
/** The tiles of the hunt: the standard ones with their number, and the eight special ones (difference 26). */
export const HUNT_TILES = huntTileFacts as {
  readonly standard: readonly HuntTile[];
  readonly special: readonly HuntTile[];
};
/** The action dice of both sides. */
export const ACTION_DICE: Readonly<
  Record<Alliance, { readonly base: number; readonly faces: readonly string[] }>
> = diceFacts;

/** The types of figures, in the order in which they are told. */
export const FIGURE_TYPES: readonly FigureType[] = ['regular', 'elite', 'leader', 'nazgul'];

const PLACES: ReadonlyMap<string, string> = new Map(
  REGIONS.flatMap(({ id, name }) => [id, name, name.replace(/^the /i, '')].map((one) => [bare(one), id])),
);
const regions = new Map(REGIONS.map((one) => [one.id, one]));
const nations = new Map(NATIONS.map((one) => [one.id, one]));
const characters = new Map(CHARACTERS.map((one) => [one.id, one]));
const cards = new Map(CARDS.map((one) => [one.id, one]));

/** The region of this id, or undefined. */
export function regionOf(id: string): Region | undefined {
  return regions.get(id);
}

/** The region a text names, by its name or id, or null. */
export function regionNamed(text: string): string | null {
  const wanted = bare(text);
  return PLACES.get(wanted) ?? PLACES.get(wanted.replace(/^the/, '')) ?? null;
}

/** Whether something stands in a region that can be held: a fortification is no settlement. */
export function isSettled({ settlement }: Region): boolean {
  return settlement === 'stronghold' || settlement === 'city' || settlement === 'town';
}

/** A nation. */
export function nationOf(nation: Nation): NationFacts {
  return nations.get(nation)!;
}

/** The alliance a nation belongs to. */
export function allianceOf(nation: Nation): Alliance {
  return nationOf(nation).side;
}

/** The character of this id, or undefined. */
export function characterOf(id: string): Character | undefined {
  return characters.get(id);
}

/** The card of this id, or undefined. */
export function cardOf(id: string): Card | undefined {
  return cards.get(id);
}
