/** Colours of the board by day, by night and in high contrast. Counters keep theirs by night: they are lit by the lamp over the table. */

/** How the board is seen; `stark` = in high contrast, at any hour. */
export type Light = 'day' | 'night' | 'stark';

/** A line with a darker or lighter casing under it; widths in s. */
export interface Cased {
  readonly colour: string;
  readonly width: number;
  readonly casing: string;
  readonly casingWidth: number;
}

/** A transparent wash. */
export interface Wash {
  readonly colour: string;
  readonly alpha: number;
}

export const TABLE = { day: '#241d16', night: '#0c0d12', stark: '#000000' } as const satisfies Record<
  Light,
  string
>;

/** Lines of the overlays: the same by day and by night, each readable on its own casing, any two told apart by every eye. */
const LINES = {
  range: { colour: '#0b4da2', width: 0.085, casing: '#ffffff', casingWidth: 0.17 },
  path: { colour: '#0b4da2', width: 0.18, casing: '#ffffff', casingWidth: 0.3 },
  selected: { colour: '#ffe99e', width: 0.11, casing: '#0a0a0a', casingWidth: 0.2 },
  cursor: { colour: '#ffffff', width: 0.1, casing: '#0a0a0a', casingWidth: 0.2 },
  stop: { colour: '#ffbd00', width: 0.075, casing: '#1a0f00', casingWidth: 0.13 },
  forbidden: { colour: '#7c134e', width: 0.075, casing: '#ffffff', casingWidth: 0.14 },
  target: { colour: '#ff7cc4', width: 0.09, casing: '#16060c', casingWidth: 0.17 },
  hexside: { colour: '#ffd75e', width: 0.16, casing: '#1a1206', casingWidth: 0.3 },
  clear: { colour: '#ffffff', width: 0.075, casing: '#0a0a0a', casingWidth: 0.15 },
  blocked: { colour: '#ffbd00', width: 0.085, casing: '#0a0a0a', casingWidth: 0.16 },
  ray: { colour: '#ff7cc4', width: 0.055, casing: '#16060c', casingWidth: 0.12 },
} as const satisfies Record<string, Cased>;

/** The name of a line. */
type LineName = keyof typeof LINES;

/** The same lines in high contrast: broader, and on pure black or white. */
const STARK_LINES: Readonly<Record<LineName, Cased>> = {
  range: { colour: '#0033a0', width: 0.13, casing: '#ffffff', casingWidth: 0.26 },
  path: { colour: '#0033a0', width: 0.2, casing: '#ffffff', casingWidth: 0.36 },
  selected: { colour: '#f2ff00', width: 0.15, casing: '#000000', casingWidth: 0.28 },
  cursor: { colour: '#ffffff', width: 0.14, casing: '#000000', casingWidth: 0.28 },
  stop: { colour: '#ffc991', width: 0.11, casing: '#000000', casingWidth: 0.2 },
  forbidden: { colour: '#720b43', width: 0.11, casing: '#ffffff', casingWidth: 0.22 },
  target: { colour: '#fd7fcb', width: 0.13, casing: '#000000', casingWidth: 0.25 },
  hexside: { colour: '#f2ff00', width: 0.18, casing: '#000000', casingWidth: 0.36 },
  clear: { colour: '#ffffff', width: 0.11, casing: '#000000', casingWidth: 0.22 },
  blocked: { colour: '#ffc991', width: 0.12, casing: '#000000', casingWidth: 0.24 },
  ray: { colour: '#fd7fcb', width: 0.09, casing: '#000000', casingWidth: 0.19 },
};

/** The lines of the overlays in a light. */
export function linesIn(light: Light): Readonly<Record<LineName, Cased>> {
  return light === 'stark' ? STARK_LINES : LINES;
}

/** Washes and hatches inside the overlays. */
export const WASHES = {
  day: {
    range: { colour: '#145cbe', alpha: 0.24 },
    choice: { colour: '#145cbe', alpha: 0.2 },
    stop: { colour: '#783e00', alpha: 0.5 },
    forbidden: { colour: '#96206e', alpha: 0.1 },
    forbiddenHatch: { colour: '#781054', alpha: 0.42 },
  },
  night: {
    range: { colour: '#468cfa', alpha: 0.24 },
    choice: { colour: '#468cfa', alpha: 0.2 },
    stop: { colour: '#ffc45c', alpha: 0.55 },
    forbidden: { colour: '#b6408e', alpha: 0.16 },
    forbiddenHatch: { colour: '#e07ac0', alpha: 0.5 },
  },
  stark: {
    range: { colour: '#0033a0', alpha: 0.3 },
    choice: { colour: '#0033a0', alpha: 0.3 },
    stop: { colour: '#000000', alpha: 0.85 },
    forbidden: { colour: '#720b43', alpha: 0.2 },
    forbiddenHatch: { colour: '#720b43', alpha: 0.9 },
  },
} as const satisfies Record<Light, Record<string, Wash>>;

/** Marks drawn from the state of the walls. */
export const MARKS = {
  vermilion: '#d9542b',
  white: '#fffdf8',
  ink: '#1d1814',
  dust: '#e4d6b4',
  dustInk: '#7c6a48',
  rubble: '#b9ae98',
  stone: '#d9cfba',
} as const;

/** Fire that stands still: the ink that cuts it out, four flat colours from the outside in, burnt ground and its bank. */
export const FIRE = {
  ink: '#2a0a02',
  tongues: ['#961804', '#e2500f', '#ff9a1f', '#ffe08a'],
  char: '#120c09',
  bank: '#3d2c1c',
} as const;

/** Where a bridge is down or land is drowned (2.21.3). */
export const CLOSED = { gap: '#120d0b', water: '#2f5766' } as const;

/** Planks of what the besiegers build. */
export const TIMBER = { ink: '#120a04', deck: '#a87a45', seam: '#4b2f14', rail: '#d9a863' } as const;

/** How long night takes to fall over the board, in milliseconds. */
export const NIGHTFALL = 2400;
