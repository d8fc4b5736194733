import type { HexId } from './hex.ts';
import type { HexsideId } from './hexside.ts';
import type { HouseGround, HouseHexside } from './houseGround.ts';

/** Codes of the terrain array, in the order of the Terrain Effects Chart. */
export const TERRAINS = ['clear', 'crater', 'mountain', 'tunnel', 'plowed', 'grove'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Codes of the hexside array. `rock` is a side of the rock pier, `edge` the edge of the map, `house` one of the map's own (2.22.2). */
export const HEXSIDE_KINDS = [
  'open',
  'slope',
  'wall',
  'tower',
  'gate',
  'main-gate',
  'tunnel',
  'rock',
  'edge',
  'house',
] as const;
export type HexsideKind = (typeof HEXSIDE_KINDS)[number];

/** Index of a work in `Board.works`. */
export type WorkId = number & { readonly __brand: 'WorkId' };

/** A wall, tower or gate hexside: the things that can be breached, held or laddered. */
export interface Work {
  readonly hexside: HexsideId;
  readonly kind: 'wall' | 'tower' | 'gate' | 'main-gate';
  /** The higher hex (2.0.4). */
  readonly inner: HexId;
  readonly outer: HexId;
  /** The city level it defends; 1 = the outer wall, which is never breached except at its main gate (16.3 note). */
  readonly level: number;
  readonly name: string | null;
}

/**
 * The map, compiled once and shared by reference: everything that no action can change.
 * Arrays are indexed by HexId, or by HexId * 6 + Direction where it says "sides".
 */
export interface Board {
  readonly name: string;
  /** Canonical hash of the map file. */
  readonly hash: string;
  readonly orientation: 'pointy' | 'flat';
  readonly offset: 'odd-r' | 'even-r' | 'odd-q' | 'even-q';
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** Axial coordinates, for distances. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** Codes into TERRAINS. */
  readonly terrain: Uint8Array;
  /** City level 1-7, 0 outside the city. */
  readonly level: Uint8Array;
  /** Height for lines of sight: field 0, hill 1, level n = n (2.8.4). */
  readonly height: Uint8Array;
  /** 1 where lines of sight end (2.8.4, 2.22.1). */
  readonly opaque: Uint8Array;
  /** Ground of the map's own (2.22.1), 1 + index into `house.ground`; 0 where the printed row of the terrain holds. */
  readonly houseGround: Uint8Array;
  /** Sides: a hexside of the map's own (2.22.2), 1 + index into `house.hexsides`, else 0. */
  readonly houseSide: Uint8Array;
  /** Costs in half points. */
  readonly house: Readonly<{ ground: readonly HouseGround[]; hexsides: readonly HouseHexside[] }>;
  /** Sides: the neighbour, or -1 beyond the edge. */
  readonly beyond: Int32Array;
  /** Sides: code into HEXSIDE_KINDS; both sides of a hexside hold the same code. */
  readonly side: Uint8Array;
  /** Sides: 1 if the neighbour is the higher or inner hex of this hexside (so crossing is up-slope or inward), -1 if this hex is, 0 if neither. */
  readonly up: Int8Array;
  /** Sides: 1 where a road crosses the hexside. */
  readonly road: Uint8Array;
  /** Sides: WorkId of the work on the hexside, or -1. */
  readonly work: Int32Array;
  readonly works: readonly Work[];
  readonly zones: Readonly<Record<string, readonly HexId[]>>;
  /** The names lettered on the map, by hex. */
  readonly names: ReadonlyMap<HexId, string>;
}
