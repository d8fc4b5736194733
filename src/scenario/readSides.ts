/** Cases 2.0.3 and 2.0.10: who defends, who besieges, and with which forces. */
import { BESIEGER, DEFENDER, type Force, type ForceId, type Side, type SideSheet } from '../engine/battle.ts';
import { complete } from './draft.ts';
import { reportTwins } from './names.ts';
import { pointer, type ReportProblem } from './problems.ts';
import type { SideLine } from './schema.ts';

const SIDE_OF_ROLE = { defender: DEFENDER, besieger: BESIEGER } as const satisfies Record<
  SideLine['role'],
  Side
>;

/** Sides and forces by their ids; the defender's forces come first (2.10.3). */
export interface ReadSides {
  readonly sheets: readonly SideSheet[];
  readonly sideOf: ReadonlyMap<string, Side>;
  readonly forces: readonly Force[];
  readonly forceOf: ReadonlyMap<string, ForceId>;
  readonly complete: boolean;
}

/** Reads the sides: exactly two, one of each role, each with exactly one force that holds (2.10.2). */
export function readSides(lines: readonly (SideLine | null)[], report: ReportProblem): ReadSides {
  const known = lines.flatMap((line, index) => (line === null ? [] : [{ line, index }]));
  const ordered = known.toSorted((a, b) => SIDE_OF_ROLE[a.line.role] - SIDE_OF_ROLE[b.line.role]);
  if (complete(lines)) checkRoles(lines as readonly SideLine[], report);
  for (const { line, index } of known) checkHolding(line, pointer(['sides', index, 'forces']), report);
  reportTwins(
    'side',
    known.map(({ line, index }) => ({ name: line.id, path: pointer(['sides', index, 'id']) })),
    report,
  );
  reportTwins(
    'force',
    known.flatMap(({ line, index }) =>
      line.forces.map(({ id }, force) => ({
        name: id,
        path: pointer(['sides', index, 'forces', force, 'id']),
      })),
    ),
    report,
  );
  const forces = ordered.flatMap(({ line }) =>
    line.forces.map((force) => ({ ...force, side: SIDE_OF_ROLE[line.role] })),
  );
  return {
    sheets: ordered.map(({ line: { id, name } }) => ({ id, name })),
    sideOf: new Map(ordered.map(({ line: { id, role } }) => [id, SIDE_OF_ROLE[role]])),
    forces,
    forceOf: new Map(forces.map(({ id }, index) => [id, index as ForceId])),
    complete: complete(lines),
  };
}

function checkRoles(lines: readonly SideLine[], report: ReportProblem): void {
  if (lines.length !== 2) {
    report(
      '/sides',
      'two-sides-needed',
      `there are ${lines.length} sides; a siege has a defender and a besieger`,
    );
  }
  for (const role of ['defender', 'besieger'] as const) {
    const taken = lines.flatMap((line, index) => (line.role === role ? [index] : []));
    if (taken.length === 0) report('/sides', 'role-missing', `no side is the ${role}; give one that role`);
    for (const index of taken.slice(1)) {
      report(pointer(['sides', index, 'role']), 'role-taken-twice', `another side is the ${role} already`);
    }
  }
}

function checkHolding({ id, forces }: SideLine, path: string, report: ReportProblem): void {
  const holding = forces.flatMap((force, index) => (force.holds ? [index] : []));
  if (holding.length === 0) {
    report(
      path,
      'no-force-holds',
      `no force of ${id} has "holds": true; the blows to the fortress are counted on one`,
    );
  }
  for (const index of holding.slice(1)) {
    report(`${path}/${index}/holds`, 'two-forces-hold', `another force of ${id} holds already; only one can`);
  }
}
