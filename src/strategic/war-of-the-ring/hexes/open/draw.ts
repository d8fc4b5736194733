/**
 * Draws open ground from a kind and a seed: a road, features on the half of the attacker, and all of it turned about the centre, so
 * that neither side has the better half. A sheet on which somebody is cut off is thrown away and drawn anew.
 */
import type { OpenKind } from './kinds.ts';
import {
  around,
  blankSheet,
  CELLS,
  chanceOf,
  COLUMNS,
  floodFrom,
  isSame,
  letterAt,
  ROWS,
  turnOver,
  write,
  type Below,
  type Cell,
  type Sheet,
} from './sheet.ts';

/** A drawn sheet and its road from the first row to the last. */
export interface Drawn {
  readonly sheet: Sheet;
  readonly road: readonly Cell[];
}

/** How often a sheet is drawn before the land is left bare but for road and river. */
const TRIES = 20;
/** Rows of the attacker in which features lie: the first two stay clear for whoever comes in. */
const FEATURED = { first: 2, rows: 6 } as const;
/** Hexes on which an army of ten counters and its camp can be set up in the first four rows. */
const ROOM = 60;
const SETUP_ROWS = 4;
/** Where the two halves of the road meet, left and right of the centre. */
const MIDDLE: readonly Cell[] = [
  { column: 12, row: 8 },
  { column: 11, row: 9 },
];

interface Feature {
  readonly letter: string;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

const FEATURES: Readonly<Record<OpenKind, readonly Feature[]>> = {
  plain: [
    { letter: 'p', count: 3, from: 4, to: 6 },
    { letter: 'g', count: 2, from: 3, to: 3 },
    { letter: 'h', count: 1, from: 5, to: 5 },
  ],
  hills: [
    { letter: 'h', count: 4, from: 6, to: 9 },
    { letter: 'M', count: 2, from: 4, to: 5 },
    { letter: 'g', count: 1, from: 3, to: 3 },
  ],
  forest: [{ letter: 'h', count: 1, from: 5, to: 5 }],
  river: [
    { letter: 'g', count: 1, from: 3, to: 3 },
    { letter: 'p', count: 1, from: 4, to: 6 },
    { letter: 'h', count: 1, from: 5, to: 5 },
  ],
};

/** Open ground of a kind. `fords`: how many on either side of the bridge. The same seed draws the same sheet. */
export function drawOpen(kind: OpenKind, seed: number, fords = 1): Drawn {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const drawn = drawOnce(kind, chanceOf(seed, attempt), fords, FEATURES[kind]);
    if (isPassable(drawn.sheet)) return drawn;
  }
  return drawOnce(kind, chanceOf(seed, TRIES), fords, []);
}

function drawOnce(kind: OpenKind, chance: Below, fords: number, features: readonly Feature[]): Drawn {
  const sheet = blankSheet();
  const road = roadFrom(6 + chance(12));
  const isOff = (cell: Cell): boolean => !road.some((one) => isSame(one, cell));
  if (kind === 'forest') plantWood(sheet, chance, isOff);
  for (const feature of features) {
    for (let one = 0; one < feature.count; one++) grow(sheet, chance, feature, isOff);
  }
  if (kind === 'river') drawRiver(sheet, chance, fords);
  return { sheet, road };
}

/** Down a column, along a row to the middle, and the same turned on the other half. */
function roadFrom(column: number): readonly Cell[] {
  const down = Array.from({ length: 8 }, (_, row): Cell => ({ column, row }));
  const step = Math.sign(12 - column);
  const along = Array.from({ length: Math.abs(12 - column) }, (_, at): Cell => ({
    column: column + step * (at + 1),
    row: 7,
  }));
  const half = [...down, ...along];
  return [...half, ...MIDDLE, ...half.toReversed().map(turnOver)];
}

/** Wood beyond so many columns of the middle, row by row. */
function plantWood(sheet: Sheet, chance: Below, isOff: (cell: Cell) => boolean): void {
  for (let row = 0; row < ROWS / 2; row++) {
    const left = 4 + chance(4);
    const right = COLUMNS - 1 - 4 - chance(4);
    for (let column = 0; column < COLUMNS; column++) {
      const cell = { column, row };
      if ((column < left || column > right) && isOff(cell)) both(sheet, cell, 'w');
    }
  }
}

/** A patch that grows from a cell into neighbours by lot, off the road and on clear ground. */
function grow(
  sheet: Sheet,
  chance: Below,
  { letter, from, to }: Feature,
  isOff: (cell: Cell) => boolean,
): void {
  const mayLie = (cell: Cell): boolean =>
    cell.row >= FEATURED.first &&
    cell.row < FEATURED.first + FEATURED.rows &&
    letterAt(sheet, cell) === '.' &&
    isOff(cell) &&
    isOff(turnOver(cell));
  const begins = CELLS.filter(mayLie);
  if (begins.length === 0) return;
  const patch = [begins[chance(begins.length)]!];
  const size = from + chance(to - from + 1);
  while (patch.length < size) {
    const rim = patch
      .flatMap(around)
      .filter((cell) => mayLie(cell) && !patch.some((one) => isSame(one, cell)));
    if (rim.length === 0) break;
    patch.push(rim[chance(rim.length)]!);
  }
  for (const cell of patch) both(sheet, cell, letter);
}

/** A line of water across the middle, with the bridge of the road and fords on either side of it. */
function drawRiver(sheet: Sheet, chance: Below, fords: number): void {
  for (let column = 12; column < COLUMNS; column++) both(sheet, { column, row: 8 }, '~');
  for (const cell of MIDDLE) write(sheet, cell, '=');
  for (let one = 0; one < fords; one++) both(sheet, { column: 15 + one * 3 + chance(3), row: 8 }, '%');
}

function both(sheet: Sheet, cell: Cell, letter: string): void {
  write(sheet, cell, letter);
  write(sheet, turnOver(cell), letter);
}

/** Whether all ground hangs together, for horse as well, and an army finds room to set up. */
export function isPassable(sheet: Sheet): boolean {
  const walks = (cell: Cell): boolean => !'M~'.includes(letterAt(sheet, cell));
  const rides = (cell: Cell): boolean => !'M~pg'.includes(letterAt(sheet, cell));
  const first = CELLS.filter(({ row }) => row === 0);
  const walked = CELLS.filter(walks).length;
  const room = CELLS.filter((cell) => cell.row < SETUP_ROWS && rides(cell)).length;
  return (
    floodFrom(first.slice(0, 1), walks).length === walked &&
    floodFrom(first, rides).length === CELLS.filter(rides).length &&
    room >= ROOM
  );
}
