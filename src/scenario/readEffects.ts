/** Case 2.21.3: the effects of events, read from a scenario. */
import { OUTER_WALL_LEVEL } from '../rulebook/house.ts';
import type { Effect } from '../engine/triggers/effect.ts';
import type { Kind } from '../engine/battle.ts';
import { readWho } from './readEvents.ts';
import {
  readForce,
  readGroupName,
  readPiece,
  readSide,
  type TriggerContext,
  readTriggerName,
  readVariable,
} from './readNames.ts';
import type { EffectLine } from './triggerSchema.ts';

/** A winner of the file that is no side. */
const DRAW = 'draw';

/** Reads an effect; null, with a report, where it names something unknown or could never come about. */
export function readEffect(line: EffectLine, path: string, context: TriggerContext): Effect | null {
  switch (line.type) {
    case 'message':
    case 'reckon':
    case 'giveSupply':
    case 'takeLadders':
    case 'clearHeads':
    case 'quenchFlames':
    case 'moveLastTurn':
      return line;
    case 'changeNight':
      checkTurns(line, path, context);
      return line;
    case 'setVariable':
    case 'addVariable':
    case 'rollVariable': {
      const variable = readVariable(line.variable, `${path}/variable`, context);
      return variable === null ? null : { ...line, variable };
    }
    case 'moveTrack': {
      const force = readForce(line.force, `${path}/force`, context);
      return force === null ? null : { ...line, force };
    }
    case 'giveMagic': {
      const personage = readOf('personage', line.personage, `${path}/personage`, context);
      return personage === null ? null : { ...line, personage };
    }
    case 'giveOil': {
      const cauldron = readOf('cauldron', line.cauldron, `${path}/cauldron`, context);
      return cauldron === null ? null : { ...line, cauldron };
    }
    case 'giveTries': {
      const side = readSide(line.side, `${path}/side`, context);
      return side === null ? null : { ...line, side };
    }
    case 'win': {
      const side = line.side === DRAW ? DRAW : readSide(line.side, `${path}/side`, context);
      return side === null ? null : { ...line, side };
    }
    case 'place': {
      const who = readWho(line.who, `${path}/who`, context);
      const hexes = context.regions?.region(line.hexes, `${path}/hexes`) ?? null;
      return who === null || hexes === null ? null : { ...line, who, hexes };
    }
    case 'closeHexes':
    case 'openHexes': {
      const hexes = context.regions?.region(line.hexes, `${path}/hexes`) ?? null;
      return hexes === null ? null : { type: line.type, hexes };
    }
    case 'breach':
    case 'repair': {
      const work = readBreakable(line.work, `${path}/work`, context);
      return work === null ? null : { type: line.type, work };
    }
    case 'giveGate': {
      const work = context.regions?.work(line.work, 'gate', `${path}/work`) ?? null;
      const side = readSide(line.side, `${path}/side`, context);
      return work === null || side === null ? null : { type: line.type, work, side };
    }
    case 'arrive':
    case 'callOff': {
      const group = readGroupName(line.group, `${path}/group`, context);
      return group === null ? null : { ...line, group };
    }
    case 'switchOn':
    case 'switchOff': {
      const trigger = readTriggerName(line.trigger, `${path}/trigger`, context);
      return trigger === null ? null : { ...line, trigger };
    }
    default: {
      const who = readWho(line.who, `${path}/who`, context);
      return who === null ? null : { type: line.type, who };
    }
  }
}

function checkTurns(
  { from, to }: Extract<EffectLine, { type: 'changeNight' }>,
  path: string,
  { report }: TriggerContext,
): void {
  if (to >= from) return;
  report(`${path}/to`, 'last-before-first', `the turns end with ${to}, but begin with ${from}`);
}

function readOf(wanted: Kind['class'], name: string, path: string, context: TriggerContext) {
  const piece = readPiece(name, path, context);
  if (piece === null) return null;
  const { kind } = context.standers.find((stander) => stander.piece.id === piece)!.piece;
  if (kind.class === wanted) return piece;
  context.report(path, 'wrong-kind-of-piece', `${name} is no ${wanted} [2.21.3]`);
  return null;
}

/** A work that may fall: the outer wall never does but at its gate (16.3). */
function readBreakable(pair: string, path: string, { regions, board, report }: TriggerContext) {
  const work = regions?.work(pair, 'work', path) ?? null;
  if (work === null || board === null) return null;
  const { level, kind } = board.works[work]!;
  if (level !== OUTER_WALL_LEVEL || kind === 'main-gate') return work;
  report(path, 'outer-wall-stands', 'the outer wall is never breached but at its gate [16.3]');
  return null;
}
