/**
 * Case 2.22: ground and hexsides that a map brings itself, beside the printed rows of the Terrain Effects Chart, which
 * nobody alters. In a map file they stand as authors write them, in movement points; on a board in half points.
 */
import type { Board } from './board.ts';
import type { HexId } from './hex.ts';

/** Who pays for a step: a unit by its gait, or an engine with whoever pushes it. Personages on their own pay as foot. */
export const MOVERS = ['foot', 'horse', 'beast', 'engine'] as const;
export type Mover = (typeof MOVERS)[number];

/** By mover; null = never. */
export type MoverCosts = Readonly<Record<Mover, number | null>>;

/** How the painter and the flat board draw it; no rules effect. */
export const LOOKS = [
  'water',
  'marsh',
  'wood',
  'ford',
  'bridge',
  'stream',
  'quay',
  'pale',
  'hall',
  'plain',
] as const;
export type Look = (typeof LOOKS)[number];

/** Ground of a map's own (2.22.1). */
export interface HouseGround {
  readonly name: Readonly<{ en: string } & Record<string, string>>;
  readonly look: Look;
  /** What entering the hex costs. */
  readonly cost: MoverCosts;
  /** Added to the armour of whoever is attacked in it. */
  readonly armour: number;
  /** Letters by which whoever attacks out of it is worse, minus = worse. */
  readonly strength: number;
  /** Letters by which the morale of whoever is attacked in it is better or, minus, worse. */
  readonly morale: number;
  /** Lines of sight end at it. */
  readonly opaque: boolean;
  /** Whoever enters it goes no further in that move. */
  readonly stops: boolean;
}

/** A kind of hexside of a map's own (2.22.2). */
export interface HouseHexside {
  readonly name: Readonly<{ en: string } & Record<string, string>>;
  readonly look: Look;
  /** What crossing it costs besides the hex. */
  readonly cost: MoverCosts;
  /** Added to the armour of whoever is attacked over it in melee. */
  readonly armour: number;
  /** Added to the armour of whoever missiles reach over it. */
  readonly cover: number;
  /** Zones of control, melee and advances go over it. */
  readonly contact: boolean;
  /** Letters by which the morale of whoever is attacked over it in melee is better or, minus, worse; left out: none. */
  readonly morale?: number | undefined;
  /** Lines of sight do not cross it, but from or into a hex beside it; left out: they do. */
  readonly opaque?: boolean | undefined;
  /** Whoever crosses it goes no further in that move; left out: he may. */
  readonly stops?: boolean | undefined;
}

/** The ground of the map's own that stands in the place of the printed row (2.22.1), or null. */
export function houseGroundAt({ houseGround, house }: Board, hex: HexId): HouseGround | null {
  const code = houseGround[hex]!;
  return code === 0 ? null : house.ground[code - 1]!;
}

/** The hexside of the map's own between a hex and the next (2.22.2), index = hex * 6 + direction; or null. */
export function houseSideAt({ houseSide, house }: Board, at: number): HouseHexside | null {
  const code = houseSide[at]!;
  return code === 0 ? null : house.hexsides[code - 1]!;
}
