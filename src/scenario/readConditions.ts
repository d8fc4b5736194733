/** Case 2.13: the questions that triggers ask, read from a scenario. */
import type { Condition } from '../engine/battle.ts';
import { quote } from './problems.ts';
import { readEventCondition } from './readEventCondition.ts';
import { readHeld } from './readHeld.ts';
import { isLevel, readForce, readGroupName, readPiece, readSide, type TriggerContext } from './readNames.ts';
import { optionsSchema } from './schema.ts';
import { tryShape } from './shape.ts';
import type { ConditionLine } from './triggerSchema.ts';

/** Reads a condition; null, with a report, where it names something unknown or could never be met. */
export function readCondition(line: ConditionLine, path: string, context: TriggerContext): Condition | null {
  const { regions } = context;
  switch (line.type) {
    case 'lastTurn':
      return line;
    case 'demoralized':
    case 'demoralizedFor': {
      const force = readForce(line.force, `${path}/force`, context);
      return force === null ? null : { ...line, force };
    }
    case 'holds': {
      const held = readHeld(line, path, context);
      return held === null ? null : { type: 'holds', ...held };
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
    case 'variable':
    case 'count':
    case 'gone':
    case 'track':
    case 'night':
    case 'breached':
    case 'fired':
      return readEventCondition(line, path, context);
    case 'not': {
      const condition = readCondition(line.condition, `${path}/condition`, context);
      return condition === null ? null : { type: 'not', condition };
    }
    case 'all':
    case 'any': {
      const conditions = line.conditions.map((one, index) =>
        readCondition(one, `${path}/conditions/${index}`, context),
      );
      return conditions.every((one) => one !== null) ? { type: line.type, conditions } : null;
    }
  }
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
