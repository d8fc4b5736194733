/** The terrain table as printed: what a category of units gains or loses in attack | in defence. Several terrains add up. */

/** The ten categories of preference, in the order of the print. */
export const CATEGORIES = [
  'Levy',
  'Open',
  'Wilderness',
  'Woodland',
  'Dwarven',
  'Ambusher',
  'Relentless',
  'Unyielding',
  'Flying',
  'Fortification',
] as const;

/** A category of terrain preference. */
export type Category = (typeof CATEGORIES)[number];

/** Attacking or defending. */
export type Role = 'attack' | 'defence';

/** The eight rows of ten cells: attack | defence. */
const TABLE = {
  Mountain: ['-1 | 0', '-2 | -1', '1 | 2', '-2 | -1', '1 | 2', '0 | 2', '0 | 0', '0 | 2', '1 | 1', '0 | 3'],
  'Hill, Pass': ['-1 | 0', '-1 | 0', '1 | 1', '-1 | 0', '1 | 2', '0 | 2', '0 | 0', '0 | 1', '1 | 1', '0 | 3'],
  Cave: ['-1 | 0', '-2 | -1', '-1 | 0', '-2 | -1', '1 | 2', '0 | 2', '0 | 0', '0 | 1', '-2 | -2', '0 | 3'],
  Marsh: ['-1 | 0', '-1 | 0', '1 | 1', '0 | 1', '-2 | -1', '-1 | 0', '0 | 0', '-1 | 0', '1 | 1', '0 | 0'],
  Forest: ['-1 | 0', '-2 | -1', '1 | 2', '2 | 3', '-2 | -1', '0 | 2', '0 | 0', '-1 | 0', '-2 | -2', '0 | 0'],
  River: ['0 | 1', '-1 | 0', '-1 | 0', '-1 | 0', '-2 | 0', '-1 | 0', '0 | 0', '0 | 1', '0 | 0', '0 | 0'],
  Settlement: ['0 | 1', '-1 | 0', '-2 | -2', '0 | 1', '0 | 1', '-1 | 0', '2 | 0', '0 | 3', '0 | 0', '0 | 3'],
  Plains: ['1 | 0', '3 | 1', '-1 | -1', '0 | -1', '0 | -1', '0 | -1', '0 | -1', '0 | -1', '0 | 0', '0 | 0'],
} as const satisfies Readonly<Record<string, readonly Cell[]>>;

type Cell = `${number} | ${number}`;

/** A row of the table, as printed. */
type TerrainRow = keyof typeof TABLE;

/** The terrains of a territory, and the row each is read in: hills and passes share one. */
const ROW_OF = {
  mountain: 'Mountain',
  hill: 'Hill, Pass',
  pass: 'Hill, Pass',
  cave: 'Cave',
  marsh: 'Marsh',
  forest: 'Forest',
  river: 'River',
  settlement: 'Settlement',
  plains: 'Plains',
} as const satisfies Readonly<Record<string, TerrainRow>>;

/** A terrain that a territory can have. */
export type TerritoryTerrain = keyof typeof ROW_OF;

/** Every terrain that a territory can have. */
export const TERRAINS = Object.keys(ROW_OF) as readonly TerritoryTerrain[];

/** What a unit of a category gains or loses in a territory of these terrains; one without a category nothing. */
export function preference(
  category: Category | null,
  terrains: readonly TerritoryTerrain[],
  role: Role,
): number {
  if (category === null) return 0;
  const column = CATEGORIES.indexOf(category);
  return terrains.reduce((sum, terrain) => sum + numbersOf(TABLE[ROW_OF[terrain]][column]!)[role], 0);
}

/** The table by row and category, with the two numbers of each cell. */
export function printedTerrain(): Readonly<Record<string, Readonly<Record<string, Record<Role, number>>>>> {
  return Object.fromEntries(
    Object.entries(TABLE).map(([row, cells]) => [
      row,
      Object.fromEntries(CATEGORIES.map((category, column) => [category, numbersOf(cells[column]!)])),
    ]),
  );
}

function numbersOf(cell: Cell): Record<Role, number> {
  const [attack, defence] = cell.split(' | ').map(Number);
  return { attack: attack!, defence: defence! };
}
