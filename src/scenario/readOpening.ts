/** Case 2.5.3: what has happened before the first turn, where it is not a fresh siege. */
import type { ForceId, Opening } from '../engine/battle.ts';
import { pointer, unknownName, type ReportProblem } from './problems.ts';
import type { ReadSides } from './readSides.ts';
import type { Regions } from './regions.ts';
import type { OpeningLine } from './schema.ts';

/** What the lines of the opening speak about. */
export interface OpeningContext {
  readonly sides: ReadSides;
  /** Null where the map could not be read. */
  readonly regions: Regions | null;
  readonly levels: ReadonlySet<number> | null;
  readonly report: ReportProblem;
}

/** Reads the opening: works that are down, levels that are lost, gates taken, ladders raised, tracks that have begun. Null for a fresh siege. */
export function readOpening(line: OpeningLine | null, context: OpeningContext): Opening | null {
  if (line === null) return null;
  const { sides, regions, levels, report } = context;
  for (const [index, level] of line.lost.entries()) {
    if (levels === null || levels.has(level)) continue;
    report(pointer(['opening', 'lost', index]), 'no-such-level', `the map has no city level ${level}`);
  }
  const tracks = sides.forces.map(() => 0);
  for (const [name, track] of Object.entries(line.tracks)) {
    const force = sides.forceOf.get(name);
    if (force !== undefined) tracks[force as ForceId] = track;
    else if (sides.complete) {
      const known = unknownName('force', name, [...sides.forceOf.keys()]);
      report(pointer(['opening', 'tracks', name]), 'no-such-force', known);
    }
  }
  const breached = line.breached.flatMap(
    (pair, index) => regions?.work(pair, 'work', pointer(['opening', 'breached', index])) ?? [],
  );
  const taken = (line.taken ?? []).flatMap(
    (pair, index) => regions?.work(pair, 'gate', pointer(['opening', 'taken', index])) ?? [],
  );
  const ladders = (line.ladders ?? []).flatMap(
    (pair, index) => regions?.ladder(pair, pointer(['opening', 'ladders', index])) ?? [],
  );
  return { breached, lost: line.lost, tracks, taken, ladders };
}
