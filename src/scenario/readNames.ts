/** Cases 2.6, 2.13 and 2.21: the names by which triggers and hints speak of sides, pieces and one another. */
import type { Board } from '../board/board.ts';
import type { ForceId, GroupId, PieceId, Side } from '../engine/battle.ts';
import type { TriggerId, VariableId } from '../engine/triggers/terms.ts';
import type { ScenarioDraft } from './draft.ts';
import { unknownName, type ReportProblem } from './problems.ts';
import type { ReadGroups } from './readGroups.ts';
import { unknownPiece, type Stander } from './readPieces.ts';
import type { ReadSides } from './readSides.ts';
import type { Regions } from './regions.ts';
import type { Turns } from './schema.ts';

/** What is spoken about by name. */
export interface NameContext {
  readonly sides: ReadSides;
  /** Null where the map could not be read. */
  readonly regions: Regions | null;
  readonly board: Board | null;
  /** The levels of the city, null where the map could not be read. */
  readonly levels: ReadonlySet<number> | null;
  readonly standers: readonly Stander[];
  /** Whether all pieces of the file could be read. */
  readonly allPieces: boolean;
  readonly report: ReportProblem;
}

/** What triggers speak about. */
export interface TriggerContext extends NameContext {
  readonly turns: Turns | null;
  readonly groups: ReadGroups;
  /** Variables and triggers by id. */
  readonly names: EventNames;
}

/** The variables and triggers of a file by their ids, and whether all of them could be read. */
export interface EventNames {
  readonly variables: ReadonlyMap<string, VariableId>;
  readonly triggers: ReadonlyMap<string, TriggerId>;
  readonly complete: boolean;
}

/** The names that events may use for one another. */
export function namesOf({ variables, triggers }: Pick<ScenarioDraft, 'variables' | 'triggers'>): EventNames {
  const numbersOf = <Id>(lines: readonly ({ readonly id: string } | null)[]): ReadonlyMap<string, Id> =>
    new Map(lines.flatMap((line, index) => (line === null ? [] : [[line.id, index as Id] as const])));
  return {
    variables: numbersOf<VariableId>(variables),
    triggers: numbersOf<TriggerId>(triggers),
    complete: !variables.includes(null) && !triggers.includes(null),
  };
}

/** A variable by its id; null, with a report, where there is none. */
export function readVariable(
  name: string,
  path: string,
  { names, report }: TriggerContext,
): VariableId | null {
  const variable = names.variables.get(name);
  if (variable === undefined && names.complete) {
    report(path, 'no-such-variable', unknownName('variable', name, [...names.variables.keys()]));
  }
  return variable ?? null;
}

/** A trigger by its id; null, with a report, where there is none. */
export function readTriggerName(
  name: string,
  path: string,
  { names, report }: TriggerContext,
): TriggerId | null {
  const trigger = names.triggers.get(name);
  if (trigger === undefined && names.complete) {
    report(path, 'no-such-trigger', unknownName('trigger', name, [...names.triggers.keys()]));
  }
  return trigger ?? null;
}

/** A side by its id; null, with a report, where there is none. */
export function readSide(name: string, path: string, { sides, report }: NameContext): Side | null {
  const side = sides.sideOf.get(name);
  if (side === undefined && sides.complete) {
    report(path, 'no-such-side', unknownName('side', name, [...sides.sideOf.keys()]));
  }
  return side ?? null;
}

/** A group by its id; null, with a report, where there is none. */
export function readGroupName(
  name: string,
  path: string,
  { groups, report }: TriggerContext,
): GroupId | null {
  const group = groups.groupOf.get(name);
  if (group === undefined && groups.complete) {
    report(path, 'no-such-group', unknownName('group', name, [...groups.groupOf.keys()]));
  }
  return group ?? null;
}

/** A force by its id; null, with a report, where there is none. */
export function readForce(name: string, path: string, { sides, report }: NameContext): ForceId | null {
  const force = sides.forceOf.get(name);
  if (force === undefined && sides.complete) {
    report(path, 'no-such-force', unknownName('force', name, [...sides.forceOf.keys()]));
  }
  return force ?? null;
}

/** A piece by its id; null, with a report, where there is none. */
export function readPiece(
  name: string,
  path: string,
  { standers, allPieces, report }: NameContext,
): PieceId | null {
  const stander = standers.find(({ piece }) => piece.name === name);
  if (stander === undefined && allPieces) report(path, 'no-such-piece', unknownPiece(name, standers));
  return stander?.piece.id ?? null;
}

/** Whether the map has a city level; a report where it has not. */
export function isLevel(level: number, path: string, { levels, report }: NameContext): boolean {
  if (levels === null || levels.has(level)) return levels !== null;
  const sentence =
    levels.size === 0 ? 'there is no city on this map' : `the levels here are ${[...levels].join(', ')}`;
  report(path, 'no-such-level', `the map has no city level ${level}; ${sentence}`);
  return false;
}
