/**
 * The shape of a map file (2.2.0), as authors write it: printed hex numbers CCRR, rows of letters,
 * hexsides as pairs of neighbours. `compile.ts` turns it into a Board; the painter reads it as it is.
 */

import type { HouseGround, HouseHexside } from './houseGround.ts';

/** A hex as printed on the sheet: column then row, both from 01, e.g. "1313". */
export type HexName = string;

/** One point of a decoration, in hex-centre units: x in columns (0 = column 01 of an odd row), y in rows (0 = row 01). */
export type DecorPoint = readonly [x: number, y: number];

/** A letter of the legend: which terrain it stands for. */
export interface TerrainLetter {
  readonly terrain: 'clear' | 'tunnel' | 'mountain' | 'plowed' | 'grove' | 'crater';
  /** False: ground within the walls that is not built over, drawn as the field it is. */
  readonly city?: boolean | undefined;
  /** Height of an open-field hex for lines of sight (2.8.4); 0 when absent. */
  readonly elevation?: number | undefined;
  /** Ground of the map's own that stands in the place of the printed row (2.22.1), by its id in `house.ground`. */
  readonly house?: string | undefined;
  readonly name: string;
}

/** A hexside with something on it, listed once with a < b. */
export interface MapHexside {
  readonly a: HexName;
  readonly b: HexName;
  readonly kind: 'wall' | 'tower' | 'gate' | 'main-gate' | 'tunnel' | 'slope' | 'house';
  /** What a hexside of the kind "house" is (2.22.2), by its id in `house.hexsides`. */
  readonly house?: string | undefined;
  /** The higher or inner of the two hexes. */
  readonly up?: HexName | undefined;
  /** The city level that the wall or gate defends, 1 = outer wall. */
  readonly level?: number | undefined;
  /** A side of the rock pier: never crossed, laddered or breached. */
  readonly rock?: boolean | undefined;
  /** A rock side beside a gate: drawn with a gate tower, rules as rock. */
  readonly flank?: boolean | undefined;
  readonly name?: string | undefined;
}

export interface MapRoad {
  readonly name: string;
  readonly kind: 'causeway' | 'road' | 'street';
  readonly path: readonly HexName[];
}

/** A name lettered on the sheet. */
export interface MapName {
  readonly text: string;
  readonly at: HexName;
  readonly importance: number;
  readonly kind: string;
  readonly place?: string | undefined;
  readonly angle?: number | undefined;
  readonly span?: readonly HexName[] | undefined;
}

/** Painted things without any effect on the rules. */
export interface MapDecor {
  readonly note?: string | undefined;
  readonly rammasEchor?: readonly (readonly DecorPoint[])[] | undefined;
  readonly causewayForts?: readonly DecorPoint[] | undefined;
  readonly anduin?: readonly DecorPoint[] | undefined;
  readonly harlondQuays?: readonly DecorPoint[] | undefined;
  /** Ramparts of earth, each along its crest with the ditch on the left hand. */
  readonly ramparts?: readonly (readonly DecorPoint[])[] | undefined;
  /** Streams, each from its spring down; one that meets a wall runs under it. */
  readonly streams?: readonly (readonly DecorPoint[])[] | undefined;
}

/** What a map brings beside the printed rows (2.22). */
export interface MapHouse {
  readonly ground?: Readonly<Record<string, HouseGround>> | undefined;
  readonly hexsides?: Readonly<Record<string, HouseHexside>> | undefined;
}

export interface MapFile {
  readonly name: string;
  readonly orientation: 'pointy' | 'flat';
  readonly columns: number;
  readonly rows: number;
  /** Which lines of hexes are shoved by half a hex, counted from 0. */
  readonly offset: 'odd-r' | 'even-r' | 'odd-q' | 'even-q';
  readonly legend: Readonly<Record<string, TerrainLetter>>;
  /** One string of legend letters a row. */
  readonly hexes: readonly string[];
  /** One string a row: city level 1-7, or "." outside. */
  readonly levels: readonly string[];
  readonly hexsides: readonly MapHexside[];
  readonly roads: readonly MapRoad[];
  readonly blocks: {
    readonly plowed: Readonly<Record<string, readonly HexName[]>>;
    readonly groves: Readonly<Record<string, readonly HexName[]>>;
    readonly hills: Readonly<Record<string, readonly HexName[]>>;
  };
  readonly decor: MapDecor;
  readonly names: readonly MapName[];
  /** Ground and hexsides of the map's own, by their ids; costs in movement points (2.22). */
  readonly house?: MapHouse | undefined;
  readonly zones: Readonly<Record<string, readonly HexName[]>>;
  readonly numbering?: string | undefined;
  readonly scale?: string | undefined;
  readonly hexsideKinds?: Readonly<Record<string, string>> | undefined;
  readonly hexsideNotes?: string | undefined;
}
