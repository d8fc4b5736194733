/** The ground of a stronghold: where on its map the two sides of a strategic siege stand when they are told out in counters. */
import type { HexName, MapFile } from '../../../board/mapFile.ts';

/** A stronghold that can be fought for on hexes. Hexes by their printed numbers. */
export interface HexGround {
  /** The region's id in `facts/regions.json`. */
  readonly region: string;
  readonly map: MapFile;
  /** Where those inside set up: behind the wall, beside the front that is assailed. */
  readonly garrison: readonly HexName[];
  /** Where the besieger sets up: one to three hexes before the wall. */
  readonly lines: readonly HexName[];
  /** Open ground further off, for field battles and for a besieger who is himself attacked. */
  readonly field: readonly HexName[];
  /** Where an army from a neighbouring region comes in, by that region. */
  readonly edges: Readonly<Record<string, readonly HexName[]>>;
  /** Where the besieger's engines are emplaced, the best place first. */
  readonly engines: readonly HexName[];
  /** "FOOT/HEAD": where ladders stand when an assault begins, in the order in which they are raised. */
  readonly ladders: readonly string[];
  /** The main gate. Grond begins two hexes before its inside hex. */
  readonly gate: readonly [inside: HexName, outside: HexName];
  /** Hexsides that a blasting charge opens, as printed ("1213/1313"), best first. */
  readonly weak: readonly string[];
  /** What the besieger is here for: the citadel, or the hexes of the inner keep. */
  readonly keep: readonly HexName[];
}

/** Printed hex numbers, or pairs of them, as they stand in a list with blanks between. */
export function readList(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** A shipped map as it stands: tests hold every one to its schema, so that it need not be read anew. */
export function asDrawn(map: unknown): MapFile {
  return map as MapFile;
}
