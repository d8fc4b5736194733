/** Case 2.5: which pieces may be put where before the first turn. */
import { hexName, type HexId } from '../board/hex.ts';
import type { Board } from '../board/board.ts';
import type { SetupZone } from '../engine/battle.ts';
import { pointer, quote, unknownName, type ReportProblem } from './problems.ts';
import { unknownPiece, type Stander } from './readPieces.ts';
import type { ReadSides } from './readSides.ts';
import type { Regions } from './regions.ts';
import type { SetupLine } from './schema.ts';

/** What the lines of the set-up speak about. */
export interface SetupContext {
  readonly board: Board;
  readonly regions: Regions;
  readonly sides: ReadSides;
  readonly standers: readonly Stander[];
  /** Whether all pieces of the file could be read. */
  readonly allPieces: boolean;
  readonly report: ReportProblem;
}

/** Reads the set-up zones; every piece is in one at most, and begins there unless it waits off the map. */
export function readSetup(lines: readonly (SetupLine | null)[], context: SetupContext): readonly SetupZone[] {
  const named = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    if (line !== null && line.pieces !== 'all') checkNames(line, line.pieces, index, named, context);
  }
  return lines.flatMap((line, index) => (line === null ? [] : zoneOf(line, index, named, context)));
}

function checkNames(
  { force }: SetupLine,
  pieces: readonly string[],
  index: number,
  named: Map<string, string>,
  { sides, standers, allPieces, report }: SetupContext,
): void {
  for (const [place, name] of pieces.entries()) {
    const path = pointer(['setup', index, 'pieces', place]);
    const before = named.get(name);
    if (before !== undefined)
      report(path, 'piece-in-two-zones', `${quote(name)} has its zone already at ${before}`);
    named.set(name, before ?? path);
    const stander = standers.find(({ piece }) => piece.name === name);
    if (stander === undefined) {
      if (allPieces) report(path, 'no-such-piece', unknownPiece(name, standers));
    } else if (sides.forces[stander.piece.force]!.id !== force) {
      report(
        path,
        'piece-of-other-force',
        `${name} is not of the force ${quote(force)}; list it under its own`,
      );
    }
  }
}

function zoneOf(
  line: SetupLine,
  index: number,
  named: ReadonlyMap<string, string>,
  context: SetupContext,
): readonly SetupZone[] {
  const { regions, sides, standers, report } = context;
  const path = pointer(['setup', index]);
  const force = sides.forceOf.get(line.force);
  if (force === undefined && sides.complete) {
    report(`${path}/force`, 'no-such-force', unknownName('force', line.force, [...sides.forceOf.keys()]));
  }
  const region = regions.region(line.zone, `${path}/zone`);
  if (region?.length === 0)
    report(`${path}/zone`, 'zone-empty', 'the zone has no hexes; nothing can be set up there');
  if (force === undefined || region === null) return [];
  const hexes = new Set(region);
  const members = standers.filter(({ piece }) =>
    line.pieces === 'all'
      ? piece.force === force && !named.has(piece.name)
      : piece.force === force && line.pieces.includes(piece.name),
  );
  for (const member of members) checkInside(member, hexes, line, context);
  const pieces = members.map(({ piece }) => piece.id);
  return [{ side: sides.forces[force]!.side, pieces, hexes, name: line.name }];
}

function checkInside(
  { piece, place, index }: Stander,
  hexes: ReadonlySet<HexId>,
  line: SetupLine,
  { board, report }: SetupContext,
): void {
  if (place === null || place < 0 || hexes.has(place as HexId)) return;
  report(
    pointer(['pieces', index, 'at']),
    'outside-setup-zone',
    `${piece.name} begins in ${hexName(board, place as HexId)}, outside its set-up zone (${line.name.en}); move it or widen the zone`,
  );
}
