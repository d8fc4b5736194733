/** The hints of a scenario: their names become sides, hexes and pieces. What is foolish but can be read is left to the editor's checks. */
import type { Board } from '../board/board.ts';
import type { HexId } from '../board/hex.ts';
import type { ForceId, MachineHint, PieceId, Side } from '../engine/battle.ts';
import type { Objective } from '../engine/hint.ts';
import type { HintLine, ObjectiveLine, ReserveLine } from './hintSchema.ts';
import { pointer, quote, unknownName } from './problems.ts';
import { isLevel, readForce, readPiece, readSide, type NameContext } from './readNames.ts';

/** Reads the hints; null in place of one that names something unknown. */
export function readHints(
  lines: readonly (HintLine | null)[],
  context: NameContext,
): readonly (MachineHint | null)[] {
  return lines.map((line, index) =>
    line === null ? null : readHint(line, pointer(['hints', index]), context),
  );
}

function readHint(line: HintLine, path: string, context: NameContext): MachineHint | null {
  const side = readSide(line.side, `${path}/side`, context);
  const force = line.force === undefined ? null : readForceOf(line.force, side, `${path}/force`, context);
  if (line.type === 'reserve') return readReserve(line, { side, force }, path, context);
  const objective = readObjective(line.objective, `${path}/objective`, context);
  if (side === null || objective === null || (line.force !== undefined && force === null)) return null;
  return line.type === 'hold'
    ? { type: 'hold', side, force, objective }
    : { type: 'take', side, force, objective, by: line.by };
}

/** A force of the side that is told. */
function readForceOf(name: string, side: Side | null, path: string, context: NameContext): ForceId | null {
  const force = readForce(name, path, context);
  const { forces } = context.sides;
  if (force === null || side === null || forces[force]!.side === side) return force;
  const own = forces.filter((one) => one.side === side).map(({ id }) => id);
  context.report(path, 'no-such-force', unknownName('force of that side', name, own));
  return null;
}

function readObjective(line: ObjectiveLine, path: string, context: NameContext): Objective | null {
  const { regions, board } = context;
  if ('hexes' in line) {
    const hexes = readHexes(line.hexes, `${path}/hexes`, context);
    return hexes === null ? null : { hexes, level: null };
  }
  if ('gate' in line) {
    const work = regions?.work(line.gate, 'gate', `${path}/gate`) ?? null;
    return work === null || board === null ? null : { hexes: [board.works[work]!.inner], level: null };
  }
  const { level } = line;
  return isLevel(level, `${path}/level`, context) && board !== null
    ? { hexes: hexesOf(board, level), level }
    : null;
}

function readHexes(
  region: ReserveLine['hexes'],
  path: string,
  { regions, report }: NameContext,
): readonly HexId[] | null {
  const hexes = regions?.region(region, path) ?? null;
  // Of a list whose hexes are not on the map that has been told.
  if (hexes?.length === 0 && (typeof region === 'string' || region.length === 0))
    report(path, 'zone-empty', 'the zone has no hexes; a hint names one at least');
  return hexes;
}

function hexesOf({ level, size }: Board, wanted: number): readonly HexId[] {
  return Array.from({ length: size }, (_, hex) => hex as HexId).filter((hex) => level[hex] === wanted);
}

interface ToldTo {
  readonly side: Side | null;
  readonly force: ForceId | null;
}

function readReserve(
  line: ReserveLine,
  { side, force }: ToldTo,
  path: string,
  context: NameContext,
): MachineHint | null {
  const { standers, report } = context;
  const hexes = readHexes(line.hexes, `${path}/hexes`, context);
  const isToldOf = (piece: PieceId): boolean => {
    const { piece: known } = standers.find((one) => one.piece.id === piece)!;
    return known.side === side && (line.force === undefined || known.force === force);
  };
  const named = line.pieces?.flatMap((name, index) => {
    const place = `${path}/pieces/${index}`;
    const piece = readPiece(name, place, context);
    if (piece === null) return [];
    if (side !== null && (line.force === undefined || force !== null) && !isToldOf(piece)) {
      const whose = quote(line.force ?? line.side);
      report(place, 'piece-of-other-side', `${name} is not of ${whose}; take it out`);
    }
    return [piece];
  });
  if (side === null || hexes === null || (line.force !== undefined && force === null)) return null;
  const pieces = new Set(named ?? standers.map(({ piece }) => piece.id).filter(isToldOf));
  return {
    type: 'reserve',
    side,
    force,
    pieces,
    hexes,
    until: line.until ?? null,
    reach: line.reach ?? null,
  };
}
