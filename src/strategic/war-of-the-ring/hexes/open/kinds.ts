/** What the open country of a region is like: one of four kinds, and walls of its own where a city or a fortification stands. */
import type { HouseHexside } from '../../../../board/houseGround.ts';
import { regionOf } from '../../facts.ts';

/** The four kinds of open ground. */
export type OpenKind = 'plain' | 'hills' | 'forest' | 'river';

/** Regions that are a wood, or lie at the edge of one. */
const FORESTS: readonly string[] = [
  'buckland',
  'carrock',
  'druadan-forest',
  'eastern-mirkwood',
  'fangorn',
  'narrows-of-the-forest',
  'north-ithilien',
  'northern-mirkwood',
  'old-forest',
  'old-forest-road',
  'rhosgobel',
  'south-ithilien',
  'southern-mirkwood',
  'western-mirkwood',
];

/** Regions that a river crosses which an army has to pass. */
const RIVERS: readonly string[] = [
  'enedwaith',
  'erech',
  'fords-of-bruinen',
  'fords-of-isen',
  'gladden-fields',
  'lossarnach',
  'minhiriath',
  'north-anduin-vale',
  'old-ford',
  'osgiliath',
  'parth-celebrant',
  'south-anduin-vale',
  'tharbad',
  'vale-of-the-carnen',
  'vale-of-the-celduin',
];

/** The kind of a region: its river first, then its wood, then mountains at its border; all else is a plain. */
export function openKindOf(region: string): OpenKind {
  if (RIVERS.includes(region)) return 'river';
  if (FORESTS.includes(region)) return 'forest';
  return (regionOf(region)?.impassable.length ?? 0) > 0 ? 'hills' : 'plain';
}

/** The wall of a place that is no stronghold: passed when the first round is over (B5). */
export interface PlaceWall {
  readonly wall: HouseHexside;
  /** Hexes within each ring of it, ring by ring. */
  readonly rings: readonly number[];
  /** Of so many hexsides one lies open, besides those of the road; 0: none. */
  readonly gaps: number;
  /** Whether water reaches it, with quays. */
  readonly quays: boolean;
}

const MEN = { foot: 1, horse: null, beast: null, engine: null } as const;
const CLIMBED = { ...MEN, foot: 2 } as const;
const SHIELDS = { look: 'pale', armour: 1, cover: 1, contact: true } as const;

/** Walls by region: six cities and two fortifications. */
const WALLS: Readonly<Record<string, PlaceWall>> = {
  angmar: {
    wall: { ...SHIELDS, name: { en: 'Ruined ring', de: 'Verfallener Ring' }, cost: MEN },
    rings: [16],
    gaps: 3,
    quays: false,
  },
  dale: {
    wall: { ...SHIELDS, name: { en: 'Burnt wall', de: 'Verbrannte Mauer' }, cost: CLIMBED },
    rings: [14],
    gaps: 8,
    quays: false,
  },
  edoras: {
    wall: {
      ...SHIELDS,
      name: { en: 'Dike and thorn fence', de: 'Wall mit Dornenhecke' },
      cost: CLIMBED,
      armour: 2,
    },
    rings: [12],
    gaps: 0,
    quays: false,
  },
  'far-harad': {
    wall: { ...SHIELDS, name: { en: 'Mud wall', de: 'Lehmmauer' }, cost: CLIMBED },
    rings: [18],
    gaps: 0,
    quays: false,
  },
  'fords-of-isen': {
    wall: { ...SHIELDS, name: { en: 'Earth fort', de: 'Erdschanze' }, cost: MEN },
    rings: [3, 3],
    gaps: 4,
    quays: false,
  },
  osgiliath: {
    wall: { ...SHIELDS, name: { en: 'Broken wall', de: 'Zerbrochene Mauer' }, cost: MEN },
    rings: [14],
    gaps: 5,
    quays: false,
  },
  pelargir: {
    wall: { ...SHIELDS, name: { en: 'City wall', de: 'Stadtmauer' }, cost: CLIMBED },
    rings: [16],
    gaps: 0,
    quays: true,
  },
  'the-shire': {
    wall: { ...SHIELDS, name: { en: 'Hedge and bank', de: 'Hecke und Damm' }, cost: CLIMBED, cover: 0 },
    rings: [13],
    gaps: 0,
    quays: false,
  },
};

/** The wall of a region's city or fortification; null where it has none. */
export function wallOf(region: string): PlaceWall | null {
  return WALLS[region] ?? null;
}
