/**
 * The dials of a strategic siege on hexes (4.4, 4.7): whatever makes a block bloodier or milder stands here, each with the rule
 * that names it. They are turned for all sieges together, never for one, and never after a battle.
 */
import type { Nation } from './figures.ts';

/** T (4.4): game-turns of a block, which stands for one round of the strategic battle. */
export const BLOCK_TURNS = 3;

/** Units of a side that are in the line (4.3), as the strategic game never throws more than five dice (B2). */
export const LINE_LIMIT = 5;

/**
 * So many units more than the garrison has find room in the line of an assault: on hexes a host that is many times stronger strikes many
 * times harder, and five dice hit no oftener for it.
 */
export const BESIEGERS_BEYOND = 3;

/** So many units of Sauron or Isengard in the line bring one catapult (4.5, engines). */
export const UNITS_PER_CATAPULT = 3;

/** So many counters of the line find one ladder raised (4.4), and so many more are carried for each that stands. */
export const COUNTERS_PER_LADDER = 2;
export const SPARE_LADDERS = 2;

/** So many units of a garrison keep one cauldron with a single measure of oil. */
export const UNITS_PER_CAULDRON = 3;

/** Tries to rally for each point of leadership, and the most points that count (4.3, L). */
export const TRIES_PER_LEADER = 1;
export const MOST_LEADERSHIP = 5;

/** Counters of the household that a hero brings who adds a die (4.3). */
export const HOUSEHOLD_COUNTERS = 1;

/** Which turns of a block are dark while The Day Without Dawn is in force (4.5), counted from 1. */
export const DARK_TURNS: readonly number[] = [1, 2, 3];

/** How far foot and horse shoot, in hexes (2.8.3). */
export const BOW_RANGES = { foot: 3, horse: 2 } as const;

/**
 * What is printed on the counters (2.4.1): how long a figure stands is set by armour and morale, how hard a block is by the letters,
 * and what a wall is worth by how far both are from armour 4 (2.19.2).
 */
export const CODES: Readonly<Record<Nation, Readonly<{ regular: string; elite: string }>>> = {
  dwarves: { regular: 'Cd2X', elite: 'Ae2X' },
  elves: { regular: 'Db2X', elite: 'Cb2X' },
  gondor: { regular: 'Dd2X', elite: 'Cc2X' },
  north: { regular: 'Dd2X', elite: 'Dc2X' },
  rohan: { regular: 'Dd2X', elite: 'Dc2X' },
  isengard: { regular: 'C3X', elite: 'B3X' },
  sauron: { regular: 'D3X', elite: 'B3X' },
  southrons: { regular: 'D3X', elite: 'Cd3X' },
};

/** The bows that nations have behind walls they hold against an assault, and nowhere else (2.4.1): they lay them aside in the open. */
export const PARAPET_BOWS: Readonly<Partial<Record<Nation, string>>> = {
  isengard: 'e',
  sauron: 'd',
  southrons: 'd',
};

/** Missile letters by which whoever storms a wall shoots worse than his counter says. */
export const STORMING_BOWS = 2;
