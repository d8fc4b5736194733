/** Case 2.21: the moments of events and what they speak about, read from a scenario. */
import type { GroupId, PieceId } from '../engine/battle.ts';
import type { TriggerMoment } from '../engine/triggers/moment.ts';
import type { Who } from '../engine/triggers/terms.ts';
import type { MomentLine, WhoLine } from './eventSchema.ts';
import { quote } from './problems.ts';
import { readHeld } from './readHeld.ts';
import {
  isLevel,
  readForce,
  readGroupName,
  readPiece,
  readSide,
  readTriggerName,
  readVariable,
  type TriggerContext,
} from './readNames.ts';

/** The pieces to whom everything that a line says applies; null, with a report, where it names something unknown or nobody. */
export function readWho(line: WhoLine, path: string, context: TriggerContext): Who | null {
  const { standers, allPieces, regions, report } = context;
  const side = line.side === undefined ? undefined : readSide(line.side, `${path}/side`, context);
  const force = line.force === undefined ? undefined : readForce(line.force, `${path}/force`, context);
  const named = line.pieces?.map((name, at) => readPiece(name, `${path}/pieces/${at}`, context));
  const hexes = line.in === undefined ? undefined : (regions?.region(line.in, `${path}/in`) ?? null);
  if (side === null || force === null || hexes === null || named?.includes(null)) return null;
  const kind = line.kind;
  if (kind !== undefined && allPieces && !standers.some(({ piece }) => piece.kind.id === kind)) {
    report(`${path}/kind`, 'no-such-kind', `no piece is of the kind ${quote(kind)}`);
    return null;
  }
  const pieces = standers
    .map(({ piece }) => piece)
    .filter(
      (piece) =>
        (side === undefined || piece.side === side) &&
        (force === undefined || piece.force === force) &&
        (kind === undefined || piece.kind.id === kind) &&
        (named === undefined || named.includes(piece.id)),
    )
    .map(({ id }): PieceId => id);
  if (pieces.length === 0 && allPieces)
    report(path, 'nobody-meant', 'this means no piece of the battle [2.21]');
  return { pieces, hexes: hexes ?? null, most: line.most ?? null };
}

/** Reads the moment of an event; null, with a report, where it names something unknown. */
export function readMoment(line: MomentLine, path: string, context: TriggerContext): TriggerMoment | null {
  switch (line.type) {
    case 'hexEntered':
    case 'hexLeft': {
      const hexes = context.regions?.region(line.hexes, `${path}/hexes`) ?? null;
      const who = readSome(line.who, path, context);
      return hexes === null || who === undefined ? null : { type: line.type, hexes, who };
    }
    case 'workBreached': {
      const work = readWork(line.work, 'work', path, context);
      return work === undefined ? null : { type: line.type, work };
    }
    case 'gateTaken': {
      const work = readWork(line.work, 'gate', path, context);
      const side =
        line.side === undefined ? null : (readSide(line.side, `${path}/side`, context) ?? undefined);
      return work === undefined || side === undefined ? null : { type: line.type, work, side };
    }
    case 'levelTaken': {
      const { level = null } = line;
      const side =
        line.side === undefined ? null : (readSide(line.side, `${path}/side`, context) ?? undefined);
      const known = level === null || isLevel(level, `${path}/level`, context);
      return known && side !== undefined ? { type: line.type, level, side } : null;
    }
    case 'hexesHeld': {
      const held = readHeld(line, path, context);
      return held === null ? null : { type: 'hexesHeld', ...held };
    }
    case 'spellCast':
    case 'spellWorked':
    case 'spellFailed':
      return { type: line.type, spell: line.spell ?? null };
    case 'forceBroken':
    case 'forceRecovered': {
      const force = readForce(line.force, `${path}/force`, context);
      return force === null ? null : { type: line.type, force };
    }
    case 'groupArrived':
    case 'groupDelayed': {
      const group: GroupId | null = readGroupName(line.group, `${path}/group`, context);
      return group === null ? null : { type: line.type, group };
    }
    case 'variableSet': {
      const variable = readVariable(line.variable, `${path}/variable`, context);
      return variable === null ? null : { type: line.type, variable };
    }
    case 'triggerFired': {
      const trigger = readTriggerName(line.trigger, `${path}/trigger`, context);
      return trigger === null ? null : { type: line.type, trigger };
    }
    case 'turnBegins':
    case 'phaseBegins':
    case 'phaseEnds':
    case 'ladderRaised':
    case 'towerDocked':
    case 'oilPoured':
    case 'headThrown':
      return line;
    default: {
      const who = readSome(line.who, path, context);
      return who === undefined ? null : { type: line.type, who };
    }
  }
}

/** Null where nobody is named: then everybody is meant. Undefined where the name is unknown. */
function readSome(line: WhoLine | undefined, path: string, context: TriggerContext): Who | null | undefined {
  return line === undefined ? null : (readWho(line, `${path}/who`, context) ?? undefined);
}

function readWork(
  pair: string | undefined,
  what: 'work' | 'gate',
  path: string,
  { regions }: TriggerContext,
) {
  if (pair === undefined) return null;
  return regions?.work(pair, what, `${path}/work`) ?? undefined;
}
