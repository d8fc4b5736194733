/** Checks of where pieces are set up, and of those who come later (2.5, 2.6). */
import { distance } from '../../board/distance.ts';
import { hexName, type HexId } from '../../board/hex.ts';
import type { GroupId } from '../../engine/battle.ts';
import type { GroupLine, SetupLine, SideLine } from '../../scenario/schema.ts';
import type { Command } from '../command.ts';
import { inPart, terrainAt, type Check, type Finding, type Survey } from './check.ts';
import { entryFaults, type EntryFault } from './entry.ts';
import { hexesOfRegion, membersOfSetup } from './regions.ts';

function setupsWhere(
  { document }: Survey,
  holds: (line: SetupLine) => boolean,
  fix: (line: SetupLine, at: number) => Command | null,
): readonly Finding[] {
  return document.setup.flatMap((line, at) =>
    holds(line) ? [inPart(`/setup/${at}`, line.name, fix(line, at))] : [],
  );
}

function groupsWhere(
  { document }: Survey,
  holds: (group: GroupLine, at: number) => boolean,
  fix: (group: GroupLine, at: number) => Command | null,
): readonly Finding[] {
  return document.groups.flatMap((group, at) =>
    holds(group, at) ? [inPart(`/groups/${at}`, group.name, fix(group, at))] : [],
  );
}

const hexesOf = ({ document }: Survey, { zone }: SetupLine | GroupLine): readonly HexId[] =>
  hexesOfRegion(document, zone);

/** A line of the set-up with other hexes. */
function withHexes({ sheet, document }: Survey, at: number, hexes: readonly HexId[]): Command {
  const zone = hexes.map((hex) => hexName(sheet, hex));
  return { type: 'putSetup', at, line: { ...document.setup[at]!, zone } };
}

/** The hexes on which the pieces of a line begin. */
function standsOf({ document }: Survey, line: SetupLine): ReadonlySet<string> {
  return new Set(membersOfSetup(document, line).map(({ at }) => at));
}

/** The side whose zone a hex is in first, by the lines of the set-up before one. */
function takenBefore(
  survey: Survey,
  end: number,
): ReadonlyMap<HexId, Readonly<{ side: SideLine; at: number }>> {
  const taken = new Map<HexId, Readonly<{ side: SideLine; at: number }>>();
  for (const [at, line] of survey.document.setup.slice(0, end).entries()) {
    const side = survey.sideOfForce.get(line.force);
    if (side === undefined) continue;
    for (const hex of hexesOf(survey, line)) if (!taken.has(hex)) taken.set(hex, { side, at });
  }
  return taken;
}

/** The hexes of a line that are the other side's already, with the line in which they are so. */
function sharedBy(survey: Survey, line: SetupLine): ReadonlyMap<HexId, number> {
  const side = survey.sideOfForce.get(line.force);
  const taken = takenBefore(survey, survey.document.setup.indexOf(line));
  return new Map(
    hexesOf(survey, line).flatMap((hex) => {
      const before = taken.get(hex);
      return side === undefined || before === undefined || before.side === side ? [] : [[hex, before.at]];
    }),
  );
}

/** Each shared hex stays with the side that stands there, or with the first; null where nothing would be left of a zone. */
function partZones(survey: Survey, line: SetupLine, at: number): Command | null {
  const { sheet, document } = survey;
  const shared = sharedBy(survey, line);
  const own = standsOf(survey, line);
  const lost = new Map<number, Set<HexId>>();
  for (const [hex, before] of shared) {
    const loser = own.has(hexName(sheet, hex)) ? before : at;
    lost.set(loser, (lost.get(loser) ?? new Set()).add(hex));
  }
  const commands: Command[] = [];
  for (const [index, hexes] of lost) {
    const left = hexesOf(survey, document.setup[index]!).filter((hex) => !hexes.has(hex));
    if (left.length === 0) return null;
    commands.push(withHexes(survey, index, left));
  }
  return { type: 'all', commands, label: 'putSetup' };
}

const unitsOf = ({ document, kindOf }: Survey, line: SetupLine): number =>
  membersOfSetup(document, line).filter(({ kind }) => kindOf.get(kind)?.class === 'unit').length;

/** The zone grown by neighbours of the same level, until there is room for everybody; null where there is none. */
function widenZone(survey: Survey, line: SetupLine, at: number): Command | null {
  const { sheet, document, level } = survey;
  const hexes = [...hexesOf(survey, line)];
  const needed = unitsOf(survey, line);
  const side = survey.sideOfForce.get(line.force);
  const barred = new Set<HexId>(
    document.setup.flatMap((other) =>
      survey.sideOfForce.get(other.force) === side ? [] : hexesOf(survey, other),
    ),
  );
  const enemies = new Set(
    document.pieces.filter(({ force }) => survey.sideOfForce.get(force) !== side).map((piece) => piece.at),
  );
  const isRoom = (from: HexId, hex: HexId): boolean =>
    hex >= 0 &&
    level[hex] === level[from] &&
    terrainAt(survey, hex) === terrainAt(survey, from) &&
    !barred.has(hex) &&
    !hexes.includes(hex) &&
    !enemies.has(hexName(sheet, hex));
  for (let one = 0; one < hexes.length && hexes.length < needed; one += 1) {
    const from = hexes[one]!;
    for (const next of sheet.beyond.subarray(from * 6, from * 6 + 6) as unknown as readonly HexId[]) {
      if (hexes.length < needed && isRoom(from, next)) hexes.push(next);
    }
  }
  return hexes.length < needed ? null : withHexes(survey, at, hexes);
}

function isEdge({ sheet }: Survey, hex: HexId): boolean {
  return sheet.beyond.subarray(hex * 6, hex * 6 + 6).includes(-1);
}

/** The hexes at the edge of an entry; where there are none, the one at the edge that is nearest. */
function toTheEdge(survey: Survey, group: GroupLine, at: number): Command | null {
  const { sheet } = survey;
  const hexes = hexesOf(survey, group);
  const [inland] = hexes;
  if (inland === undefined) return null;
  const outer = hexes.filter((hex) => isEdge(survey, hex));
  const edge = Array.from({ length: sheet.size }, (_, hex) => hex as HexId).filter(
    (hex) => isEdge(survey, hex) && terrainAt(survey, hex) !== 'mountain',
  );
  const [nearest] = edge.toSorted((a, b) => distance(sheet, inland, a) - distance(sheet, inland, b));
  const chosen = outer.length > 0 || nearest === undefined ? outer : [nearest];
  if (chosen.length === 0) return null;
  const zone = chosen.map((hex) => hexName(sheet, hex));
  return { type: 'putGroup', at, group: { ...group, zone } };
}

/** Groups whose entry has a fault. Asked of what could be played: while there are errors nothing is known of it. */
function entries(fault: EntryFault): Check['find'] {
  return (survey) => {
    if (survey.battle === null || survey.battle.groups.length === 0) return [];
    const faults = entryFaults(survey.battle);
    return groupsWhere(
      survey,
      (_, at) => faults[at as GroupId] === fault,
      () => null,
    );
  };
}

export const SETUP_CHECKS: readonly Check[] = [
  {
    // Where nobody of them comes later the reader refuses the battle already (2.5.1).
    id: 'setup-too-small',
    severity: 'warning',
    find: (survey) =>
      setupsWhere(
        survey,
        (line) => {
          const { length } = hexesOf(survey, line);
          return survey.battle !== null && length > 0 && unitsOf(survey, line) > length;
        },
        (line, at) => widenZone(survey, line, at),
      ),
  },
  {
    id: 'setup-for-nobody',
    severity: 'hint',
    find: (survey) =>
      setupsWhere(
        survey,
        (line) => membersOfSetup(survey.document, line).length === 0,
        (_, at) => ({ type: 'removeSetup', at }),
      ),
  },
  {
    id: 'setups-overlap',
    severity: 'warning',
    find: (survey) =>
      setupsWhere(
        survey,
        (line) => sharedBy(survey, line).size > 0,
        (line, at) => partZones(survey, line, at),
      ),
  },
  {
    id: 'group-blank',
    severity: 'warning',
    find: (survey) =>
      groupsWhere(
        survey,
        ({ pieces }) => pieces.length === 0,
        ({ id }) => ({ type: 'removeGroup', id }),
      ),
  },
  {
    id: 'entry-inland',
    severity: 'hint',
    find: (survey) =>
      groupsWhere(
        survey,
        (group) => hexesOf(survey, group).some((hex) => !isEdge(survey, hex)),
        (group, at) => toTheEdge(survey, group, at),
      ),
  },
  { id: 'entry-barred', severity: 'warning', find: entries('barred') },
  { id: 'entry-cut-off', severity: 'warning', find: entries('cut-off') },
];
