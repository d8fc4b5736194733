/** Cases 2.5 and 2.7.1: the pieces of a scenario and where they begin. */
import { TERRAINS, type Board } from '../board/board.ts';
import type { HexId } from '../board/hex.ts';
import { DEFENDER, type Kind, type Piece, type PieceId } from '../engine/battle.ts';
import { bears, lacksWall } from '../engine/facts/ground.ts';
import { stepsOf } from '../engine/facts/pieces.ts';
import { OFF_MAP, type Place } from '../engine/place.ts';
import { nearestName, reportTwins } from './names.ts';
import { pointer, quote, unknownName, type ReportProblem } from './problems.ts';
import { kindOf, type Kinds } from './readKinds.ts';
import type { ReadSides } from './readSides.ts';
import type { Regions } from './regions.ts';
import type { PieceLine } from './schema.ts';

/** A piece with its number in the file; `place` is null where its hex is not on the map. */
export interface Stander {
  readonly piece: Piece;
  readonly place: Place | null;
  /** 2.5.3: of cauldrons; 0 for a dummy and for everything else. */
  readonly oil: number;
  /** Steps lost before the battle (2.4.6). */
  readonly lost: number;
  readonly disrupted: boolean;
  readonly index: number;
}

/** Among so many ids with the same first letter the nearest is looked for. */
const MOST_ALIKE = 300;

/** The sentence for a piece that is not there, with the id that comes nearest. */
export function unknownPiece(name: string, standers: readonly Stander[]): string {
  const alike = standers.flatMap(({ piece }) => (piece.name[0] === name[0] ? [piece.name] : []));
  const nearest = nearestName(name, alike.slice(0, MOST_ALIKE));
  const told = nearest === null ? '' : `; the nearest is ${quote(nearest)}`;
  return `no piece is called ${quote(name)}${told}`;
}

/** Reads the pieces whose kind, force and side are known, and checks where they stand (2.7.1, 4.3). */
export function readPieces(
  lines: readonly (PieceLine | null)[],
  kinds: Kinds,
  sides: ReadSides,
  ground: Readonly<{ board: Board; regions: Regions }> | null,
  report: ReportProblem,
): readonly Stander[] {
  const known = lines.flatMap((line, index) => (line === null ? [] : [{ line, index }]));
  reportTwins(
    'piece',
    known.map(({ line, index }) => ({ name: line.id, path: pointer(['pieces', index, 'id']) })),
    report,
  );
  const compiledKinds = new Map([...kinds.sheets].map(([id, sheet]) => [id, kindOf(sheet)]));
  const standers = known.flatMap(({ line, index }): readonly Stander[] => {
    const path = pointer(['pieces', index]);
    const kind = compiledKinds.get(line.kind);
    const force = sides.forceOf.get(line.force);
    if (kind === undefined && kinds.complete) {
      report(`${path}/kind`, 'no-such-kind', unknownName('kind', line.kind, [...compiledKinds.keys()]));
    }
    if (force === undefined && sides.complete) {
      report(`${path}/force`, 'no-such-force', unknownName('force', line.force, [...sides.forceOf.keys()]));
    }
    const place = line.at === 'off' ? OFF_MAP : (ground?.regions.hex(line.at, `${path}/at`) ?? null);
    if (kind === undefined || force === undefined) return [];
    const { side } = sides.forces[force]!;
    const piece = { id: index as PieceId, name: line.id, kind, force, side };
    checkOil(piece, line.oil, path, report);
    checkWear(piece, line, path, report);
    const { oil = 0, lost = 0, disrupted = false } = line;
    return [{ piece, place, oil, lost, disrupted, index }];
  });
  if (ground !== null) {
    for (const stander of standers) checkTerrain(stander, ground.board, report);
    checkStacks(standers, report);
  }
  return standers;
}

/** 2.5.1, 2.5.3: a cauldron of the defender says what is in it, and nothing else does. */
function checkOil(
  { name, kind, side }: Piece,
  oil: number | undefined,
  path: string,
  report: ReportProblem,
): void {
  const isCauldron = kind.class === 'cauldron';
  if (isCauldron && oil === undefined) {
    report(`${path}/oil`, 'oil-missing', `${name} is a cauldron; give its "oil", 0 for a dummy [2.5.3]`);
  }
  if (!isCauldron && oil !== undefined) {
    report(`${path}/oil`, 'oil-without-cauldron', `${name} is no cauldron; take its "oil" out [2.5.3]`);
  }
  if (isCauldron && side !== DEFENDER) {
    report(`${path}/force`, 'cauldron-of-besieger', `only the defender has cauldrons; move ${name} [2.11.9]`);
  }
}

/** 2.4.6, 2.4.7, 2.8.13: a unit keeps a step, a personage is wounded once, and only units are disrupted. */
function checkWear(
  { name, kind }: Piece,
  { lost, disrupted }: PieceLine,
  path: string,
  report: ReportProblem,
): void {
  const steps = stepsOf(kind);
  if (lost !== undefined && lost >= steps) {
    report(
      `${path}/lost`,
      'too-many-lost',
      `${name} has ${steps} ${steps === 1 ? 'step' : 'steps'}; take ${lost} off and nothing stands [2.4.7]`,
    );
  }
  if (disrupted !== undefined && kind.class !== 'unit') {
    report(
      `${path}/disrupted`,
      'disrupted-without-unit',
      `${name} is no unit; take its "disrupted" out [2.8.13]`,
    );
  }
}

function checkStacks(standers: readonly Stander[], report: ReportProblem): void {
  const before = new Map<Place, Stander[]>();
  for (const stander of standers) {
    const { piece, place, index } = stander;
    if (place === null || place < 0) continue;
    const there = before.get(place) ?? [];
    before.set(place, there);
    // One of each side and class says all about a hex, however many a file heaps there.
    const alike = ({ piece: other }: Stander): boolean =>
      other.side === piece.side && other.kind.class === piece.kind.class;
    const path = pointer(['pieces', index, 'at']);
    const enemy = there.find((other) => other.piece.side !== piece.side);
    const twin = there.find((other) => takesPlaceOf(other.piece.kind, piece.kind));
    if (enemy !== undefined) {
      report(
        path,
        'both-sides-in-hex',
        `${enemy.piece.name} of the other side stands there; no hex holds both sides [2.7.1]`,
      );
    } else if (twin !== undefined) {
      const one = piece.kind.class === 'unit' ? 'one unit' : 'one engine or cauldron';
      report(path, 'stacking', `${twin.piece.name} stands there; a hex holds ${one} [2.7.1]`);
    }
    if (!there.some(alike)) there.push(stander);
  }
}

/** 2.7.1: one unit a hex, one engine or cauldron, any number of personages. */
export function takesPlaceOf(one: Kind, other: Kind): boolean {
  if (one.class === 'personage' || other.class === 'personage') return false;
  return (one.class === 'unit') === (other.class === 'unit');
}

function checkTerrain({ piece, place, index }: Stander, board: Board, report: ReportProblem): void {
  if (place === null || place < 0) return;
  const terrain = TERRAINS[board.terrain[place]!]!;
  if (bears(board, piece.kind, place as HexId)) {
    if (!lacksWall(board, piece.kind, place as HexId)) return;
    report(
      pointer(['pieces', index, 'at']),
      'cauldron-without-wall',
      `${piece.name} begins where no wall, tower or gate is at hand; move it to one in the city [2.5.1]`,
    );
    return;
  }
  const level = board.level[place]!;
  const where = level === 0 ? terrain : `${terrain} of city level ${level}`;
  report(
    pointer(['pieces', index, 'at']),
    'terrain-bars-piece',
    `${piece.name} may not stand on ${where}; move it [4.3, 2.7.7, 2.7.9]`,
  );
}
