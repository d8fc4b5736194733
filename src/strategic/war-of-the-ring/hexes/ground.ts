/** The ground of a stronghold: where on its map the two sides of a strategic siege stand when they are told out in counters. */
import type { HexName, MapFile } from '../../../board/mapFile.ts';
import type { Flood } from './flood.ts';
import type { LastingChange } from './lasting.ts';

/** Where the two sides stand when a stronghold is assailed from one side. Hexes by their printed numbers. */
export interface Front {
  /** Where those inside set up: behind the wall, beside the front that is assailed. */
  readonly garrison: readonly HexName[];
  /** Where the besieger sets up: one to three hexes before the wall. */
  readonly lines: readonly HexName[];
  /** Open ground further off, for field battles and for a besieger who is himself attacked. */
  readonly field: readonly HexName[];
  /** Where the besieger's engines are emplaced, the best place first; nowhere where no road bears them. */
  readonly engines: readonly HexName[];
  /** "FOOT/HEAD": where ladders stand when an assault begins, in the order in which they are raised. */
  readonly ladders: readonly string[];
  /** So many ladders stand at most when an assault begins, one more beside Grond; where it is not told as many as the line finds raised. */
  readonly raised?: number | undefined;
  /** The gate that is assailed, or null where a place has none. Grond begins at its outside hex. */
  readonly gate: readonly [inside: HexName, outside: HexName] | null;
  /** Where there is no gate: the hexes that the garrison holds against the besieger, the first ones first. */
  readonly heads?: readonly HexName[];
  /** Hexsides that a blasting charge opens, as printed ("1213/1313"), best first. */
  readonly weak: readonly string[];
}

/** A stronghold that can be fought for on hexes. */
export interface HexGround extends Front {
  /** The region's id in `facts/regions.json`. */
  readonly region: string;
  readonly map: MapFile;
  /** The map from the second block on, where a wall counts in the first only (B5). */
  readonly later?: MapFile;
  /** Where an army from a neighbouring region comes in, by that region. */
  readonly edges: Readonly<Record<string, readonly HexName[]>>;
  /** "OUTSIDE/INSIDE": works that stand broken before anybody comes; none if there are none. */
  readonly ruined?: readonly string[];
  /** What the besieger is here for: the citadel, or the hexes of the inner keep. */
  readonly keep: readonly HexName[];
  /** The river that obeys the holder, where there is one. */
  readonly flood?: Flood;
  /** What of the ground gives way for good, where anything does. */
  readonly lasting?: readonly LastingChange[];
  /** Fronts of those who come from other regions than the first front faces, by these regions. */
  readonly fronts?: readonly (Front & Readonly<{ from: readonly string[] }>)[];
}

/** The map of a ground in a block, by its number from 1. */
export function mapIn({ map, later = map }: HexGround, block: number): MapFile {
  return block > 1 ? later : map;
}

/** The same ground with the front that faces a region: the first where it is not told, or faces no other. What the first tells of its heads and ladders holds for no other. */
export function frontTo(ground: HexGround, from: string | null): HexGround {
  const other = ground.fronts?.find((front) => from !== null && front.from.includes(from));
  return other === undefined ? ground : { ...ground, heads: [], raised: undefined, ...other };
}

/** Printed hex numbers, or pairs of them, as they stand in a list with blanks between. */
export function readList(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** A shipped map as it stands: tests hold every one to its schema, so that it need not be read anew. */
export function asDrawn(map: unknown): MapFile {
  return map as MapFile;
}
