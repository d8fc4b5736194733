/**
 * Case 4.3, Terrain Effects Chart: what each hex and hexside costs and how it shields.
 * The words of the cells are the print's; beside them stand the same facts as numbers, movement in half points.
 */
import type { ChartWords } from './chart.ts';

/** One printed row, with its figures. */
export interface TerrainRow {
  readonly terrain: string;
  readonly movement: string;
  readonly combat: string;
  /** The figure of the movement cell in half movement points; null where nothing may enter. */
  readonly halfPoints: number | null;
  /** Added to the armour of a defender the row shields (4.3); 0 when the row has no such effect. */
  readonly armour: 0 | 1;
  /** Which pieces the row forbids altogether. */
  readonly forbids: readonly ('cavalry' | 'siege tower')[];
}

/** The rows in the order of the print. */
export const TERRAIN = {
  clear: {
    terrain: 'Clear',
    movement: '1 MP',
    combat: 'No effect',
    halfPoints: 2,
    armour: 0,
    forbids: [],
  },
  road: {
    terrain: 'Road',
    movement: '½ MP',
    combat: 'Depends on other terrain in hex',
    halfPoints: 1,
    armour: 0,
    forbids: [],
  },
  slope: {
    terrain: 'Slope',
    movement: '1 additional MP',
    combat:
      "If a defending unit is attacked through an up-slope hexside, add 1 to defender's Armoured Protection Rating",
    halfPoints: 2,
    armour: 1,
    forbids: [],
  },
  crater: {
    terrain: 'Crater (Sauron only)',
    movement: 'May not enter',
    combat: 'Not allowed',
    halfPoints: null,
    armour: 0,
    forbids: [],
  },
  mountain: {
    terrain: 'Mountain',
    movement: 'May not enter',
    combat: 'Not allowed',
    halfPoints: null,
    armour: 0,
    forbids: [],
  },
  tunnel: {
    terrain: 'Tunnel (Gondor only)',
    movement: '1 MP',
    combat: 'Allowed only through tunnel hexside',
    halfPoints: 2,
    armour: 0,
    forbids: [],
  },
  plowed: {
    terrain: 'Plowed Fields (Gondor only)',
    movement: '2 MP; cavalry and siege towers may not enter',
    combat: 'No effect',
    halfPoints: 4,
    armour: 0,
    forbids: ['cavalry', 'siege tower'],
  },
  grove: {
    terrain: 'Grove (Gondor only)',
    movement: '2 MP; cavalry and siege towers may not enter',
    combat: 'Unit defending in a grove hex add 1 to Armour Protection Rating',
    halfPoints: 4,
    armour: 1,
    forbids: ['cavalry', 'siege tower'],
  },
  gate: {
    terrain: 'Gate',
    movement: '1 MP if under Friendly control; may not cross if under Enemy control',
    combat: 'No Zones of Control through unbreached Gate hexsides (see Case 6.13)',
    halfPoints: 2,
    armour: 0,
    forbids: [],
  },
  wall: {
    terrain: 'Wall/Tower (Gondor only)',
    movement: '1 additional MP if breached (see Gondor Exclusive Rules, Case 15.1)',
    combat: 'See Gondor Exclusive Rules, Section 16.0',
    halfPoints: 2,
    armour: 0,
    forbids: [],
  },
} as const satisfies Record<string, TerrainRow>;

/** The short name of a row of the chart. */
export type TerrainRowName = keyof typeof TERRAIN;

/** The printed rows, top to bottom (4.3). */
export const TERRAIN_ROWS: readonly TerrainRow[] = Object.values(TERRAIN);

/**
 * Half movement points by row (4.3). Clear 2, tunnel 2, plowed 4 and grove 4 are the cost of the hex; road 1 and
 * gate 2 stand in its place; slope 2 and a breached wall or tower 2 come on top; null, mountain and crater, is never.
 */
export const TERRAIN_COST = {
  clear: TERRAIN.clear.halfPoints,
  road: TERRAIN.road.halfPoints,
  slope: TERRAIN.slope.halfPoints,
  crater: TERRAIN.crater.halfPoints,
  mountain: TERRAIN.mountain.halfPoints,
  tunnel: TERRAIN.tunnel.halfPoints,
  plowed: TERRAIN.plowed.halfPoints,
  grove: TERRAIN.grove.halfPoints,
  gate: TERRAIN.gate.halfPoints,
  wall: TERRAIN.wall.halfPoints,
} as const satisfies Record<TerrainRowName, number | null>;

/** What a row adds to a defender's armour (4.3): 1 up a slope or in a grove, otherwise 0. */
export function terrainArmour(row: TerrainRowName): 0 | 1 {
  return TERRAIN[row].armour;
}

/** Whether a row forbids cavalry or siege towers altogether (4.3); what else 2.3 adds to that is asked elsewhere. */
export function forbids(row: TerrainRowName, kind: 'cavalry' | 'siege tower'): boolean {
  return TERRAIN[row].forbids.some((forbidden) => forbidden === kind);
}

/** The words round the chart (4.3). */
export const TERRAIN_WORDS = {
  title: 'Terrain Effects Chart',
  key: [],
  notes: [
    'Rows marked for the twin game keep their place: no crater lies on this map unless fire-trenches are dug (2.2.10).',
  ],
} as const satisfies ChartWords;
