/** Case 2.6: the pieces that come later, and by which hexes. */
import type { Group, GroupId } from '../engine/battle.ts';
import { OFF_MAP } from '../engine/place.ts';
import { reportTwins } from './names.ts';
import { pointer, quote, unknownName, type ReportProblem } from './problems.ts';
import { unknownPiece, type Stander } from './readPieces.ts';
import type { ReadSides } from './readSides.ts';
import type { Regions } from './regions.ts';
import type { GroupLine } from './schema.ts';

/** The groups, null in place of an unreadable one so that the rest keep their numbers, and their numbers by id. */
export interface ReadGroups {
  readonly groups: readonly (Group | null)[];
  readonly groupOf: ReadonlyMap<string, GroupId>;
  readonly complete: boolean;
}

/** What the lines of the groups speak about. */
export interface GroupContext {
  readonly regions: Regions | null;
  readonly sides: ReadSides;
  readonly standers: readonly Stander[];
  /** Whether all pieces of the file could be read. */
  readonly allPieces: boolean;
  readonly report: ReportProblem;
}

/** Reads the groups: every piece in one at most, of its side, and off the map until it comes (2.6.4). */
export function readGroups(lines: readonly (GroupLine | null)[], context: GroupContext): ReadGroups {
  const known = lines.flatMap((line, index) => (line === null ? [] : [{ line, index }]));
  reportTwins(
    'group',
    known.map(({ line, index }) => ({ name: line.id, path: pointer(['groups', index, 'id']) })),
    context.report,
  );
  const taken = new Map<string, string>();
  return {
    groups: lines.map((line, index) =>
      line === null ? null : readGroup(line, pointer(['groups', index]), taken, context),
    ),
    groupOf: new Map(known.map(({ line, index }) => [line.id, index as GroupId])),
    complete: known.length === lines.length,
  };
}

function readGroup(
  { id, name, side: sideName, pieces, zone }: GroupLine,
  path: string,
  taken: Map<string, string>,
  context: GroupContext,
): Group | null {
  const { regions, sides, report } = context;
  const side = sides.sideOf.get(sideName);
  if (side === undefined && sides.complete) {
    report(`${path}/side`, 'no-such-side', unknownName('side', sideName, [...sides.sideOf.keys()]));
  }
  const hexes = regions?.region(zone, `${path}/zone`) ?? null;
  if (hexes?.length === 0) {
    report(`${path}/zone`, 'zone-empty', 'the zone has no hexes; nobody can enter there');
  }
  const members = pieces.flatMap((piece, index) => {
    const place = `${path}/pieces/${index}`;
    const before = taken.get(piece);
    if (before !== undefined) {
      report(place, 'piece-in-two-groups', `${quote(piece)} comes with a group already at ${before}`);
    }
    taken.set(piece, before ?? place);
    return memberNamed(piece, sideName, place, context) ?? [];
  });
  if (side === undefined || hexes === null) return null;
  return { id, name, side, pieces: members.map(({ piece }) => piece.id), zone: new Set(hexes) };
}

function memberNamed(
  name: string,
  sideName: string,
  path: string,
  { sides, standers, allPieces, report }: GroupContext,
): Stander | null {
  const stander = standers.find(({ piece }) => piece.name === name) ?? null;
  if (stander === null) {
    if (allPieces) report(path, 'no-such-piece', unknownPiece(name, standers));
    return null;
  }
  const side = sides.sideOf.get(sideName);
  if (side !== undefined && stander.piece.side !== side) {
    report(path, 'piece-of-other-side', `${name} is not of the side ${quote(sideName)}; take it out`);
  }
  if (stander.place !== null && stander.place !== OFF_MAP) {
    report(path, 'piece-on-map', `${name} comes later; write "off" where it begins [2.6.4]`);
  }
  return stander;
}
