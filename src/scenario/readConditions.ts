/** Case 2.13: the questions that triggers ask, read from a scenario. */
import type { Condition, ForceId, GroupId, PieceId, Side } from '../engine/battle.ts';
import { quote, unknownName, type ReportProblem } from './problems.ts';
import type { ReadGroups } from './readGroups.ts';
import type { Stander } from './readPieces.ts';
import type { ReadSides } from './readSides.ts';
import type { Regions } from './regions.ts';
import { optionsSchema, type Turns } from './schema.ts';
import { tryShape } from './shape.ts';
import type { ConditionLine } from './triggerSchema.ts';

/** What triggers speak about. */
export interface TriggerContext {
  readonly sides: ReadSides;
  /** Null where the map could not be read. */
  readonly regions: Regions | null;
  readonly turns: Turns | null;
  /** The levels of the city, null where the map could not be read. */
  readonly levels: ReadonlySet<number> | null;
  readonly standers: readonly Stander[];
  /** Whether all pieces of the file could be read. */
  readonly allPieces: boolean;
  readonly groups: ReadGroups;
  readonly report: ReportProblem;
}

/** Reads a condition; null, with a report, where it names something unknown or could never be met. */
export function readCondition(line: ConditionLine, path: string, context: TriggerContext): Condition | null {
  const { regions, report } = context;
  switch (line.type) {
    case 'lastTurn':
      return line;
    case 'demoralized':
    case 'demoralizedFor': {
      const force = readForce(line.force, `${path}/force`, context);
      return force === null ? null : { ...line, force };
    }
    case 'holds': {
      const side = readSide(line.side, `${path}/side`, context);
      const hexes = regions?.region(line.hexes, `${path}/hexes`) ?? null;
      if (hexes === null) return null;
      if (line.atLeast > hexes.length) {
        const sentence = `${line.atLeast} of ${hexes.length} hexes can never be held`;
        report(`${path}/atLeast`, 'too-few-hexes', sentence);
      }
      return side === null ? null : { ...line, side, hexes };
    }
    case 'level': {
      const side = readSide(line.side, `${path}/side`, context);
      return isLevel(line.level, `${path}/level`, context) && side !== null ? { ...line, side } : null;
    }
    case 'neverLost':
      return isLevel(line.level, `${path}/level`, context) ? line : null;
    case 'gate': {
      const side = readSide(line.side, `${path}/side`, context);
      const work = regions?.work(line.gate, 'gate', `${path}/gate`) ?? null;
      return side === null || work === null ? null : { type: 'gate', work, side };
    }
    case 'slain': {
      const piece = readPiece(line.piece, `${path}/piece`, context);
      return piece === null ? null : { type: 'slain', piece };
    }
    case 'wiped': {
      const side = readSide(line.side, `${path}/side`, context);
      return side === null ? null : { ...line, side };
    }
    case 'arrived': {
      const group = readGroupName(line.group, `${path}/group`, context);
      return group === null ? null : { type: 'arrived', group };
    }
    case 'turn':
      return isPlayed(line, path, context) ? line : null;
    case 'option':
      return isChoice(line, path, context) ? line : null;
    case 'not': {
      const condition = readCondition(line.condition, `${path}/condition`, context);
      return condition === null ? null : { type: 'not', condition };
    }
    case 'any': {
      const conditions = line.conditions.map((one, index) =>
        readCondition(one, `${path}/conditions/${index}`, context),
      );
      return conditions.every((one) => one !== null) ? { type: 'any', conditions } : null;
    }
  }
}

/** A side by its id; null, with a report, where there is none. */
export function readSide(name: string, path: string, { sides, report }: TriggerContext): Side | null {
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

function readForce(name: string, path: string, { sides, report }: TriggerContext): ForceId | null {
  const force = sides.forceOf.get(name);
  if (force === undefined && sides.complete) {
    report(path, 'no-such-force', unknownName('force', name, [...sides.forceOf.keys()]));
  }
  return force ?? null;
}

function readPiece(
  name: string,
  path: string,
  { standers, allPieces, report }: TriggerContext,
): PieceId | null {
  const stander = standers.find(({ piece }) => piece.name === name);
  if (stander === undefined && allPieces) {
    report(path, 'no-such-piece', `no piece is called ${quote(name)}`);
  }
  return stander?.piece.id ?? null;
}

function isLevel(level: number, path: string, { levels, report }: TriggerContext): boolean {
  if (levels === null || levels.has(level)) return levels !== null;
  const sentence =
    levels.size === 0 ? 'there is no city on this map' : `the levels here are ${[...levels].join(', ')}`;
  report(path, 'no-such-level', `the map has no city level ${level}; ${sentence}`);
  return false;
}

function isPlayed(
  { from, to }: Extract<ConditionLine, { type: 'turn' }>,
  path: string,
  { turns, report }: TriggerContext,
): boolean {
  if (to < from) {
    report(`${path}/to`, 'last-before-first', `the turns end with ${to}, but begin with ${from}`);
    return false;
  }
  if (turns === null || (from <= turns.last && to >= turns.first)) return true;
  const played = `the turns are ${turns.first} to ${turns.last}`;
  report(path, 'turn-out-of-range', `turns ${from} to ${to} are not played; ${played}`);
  return false;
}

function isChoice(
  { option, is }: Extract<ConditionLine, { type: 'option' }>,
  path: string,
  { report }: TriggerContext,
): boolean {
  if (tryShape(optionsSchema.shape[option], is) !== null) return true;
  report(`${path}/is`, 'no-such-option-value', `the option ${option} is never ${quote(String(is))}`);
  return false;
}
