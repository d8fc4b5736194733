/** Cases 2.6 and 2.13: the conditions of a scenario in words. */
import { hexName, type HexId } from '../../board/hex.ts';
import type { Battle, Side } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { Condition } from '../../engine/trigger.ts';
import { holdsHex } from '../../engine/facts/conditions.ts';
import type { Who } from '../../engine/triggers/terms.ts';
import { assertNever } from '../../kernel/assertNever.ts';
import { fill } from '../../i18n/fill.ts';
import { CONDITIONS } from '../../i18n/words.ts';
import { inWords, placeWords } from './words.ts';
import { pieceName, sideName, textIn, workName } from './names.ts';

/** A condition as a clause, with the figures that it has now. */
export function conditionWords(battle: Battle, state: GameState, condition: Condition): string {
  const force = (index: number) => textIn('force', battle.forces[index]!.name);
  const holder = (side: Side) => textIn('side', battle.sides[side].name);
  switch (condition.type) {
    case 'holds': {
      const { side, hexes, atLeast } = condition;
      if (hexes.length === 1)
        return fill(CONDITIONS.holdsOne, { ...holder(side), hex: placeName(battle, hexes[0]!) });
      const count = hexes.filter((hex) => holdsHex(battle, state, side, hex)).length;
      return fill(CONDITIONS.holds, { ...holder(side), count, all: hexes.length, wanted: atLeast });
    }
    case 'demoralized':
      return fill(CONDITIONS.demoralized, force(condition.force));
    case 'demoralizedFor':
      return fill(CONDITIONS.demoralizedFor, { ...force(condition.force), turns: condition.turns });
    case 'level':
      return fill(CONDITIONS.level, { ...holder(condition.side), level: condition.level });
    case 'neverLost':
      return fill(CONDITIONS.neverLost, { level: condition.level });
    case 'gate':
      return fill(CONDITIONS.gate, {
        ...holder(condition.side),
        gate: workName(battle, condition.work),
      });
    case 'slain':
      return fill(CONDITIONS.slain, { piece: inWords(battle.pieces[condition.piece]!.kind.name) });
    case 'wiped':
      return fill(CONDITIONS.wiped, { side: sideName(battle, condition.side) });
    case 'arrived':
      return fill(CONDITIONS.arrived, textIn('group', battle.groups[condition.group]!.name));
    case 'turn':
      return turnWords(battle, condition.from, condition.to);
    case 'lastTurn':
      return CONDITIONS.lastTurn;
    case 'option':
      return fill(CONDITIONS.option, { option: condition.option, is: String(condition.is) });
    case 'variable': {
      const { name } = battle.variables![condition.variable]!;
      const { from, to } = condition;
      const span = from === null ? 'to' : to === null ? 'from' : from === to ? 'is' : 'both';
      return fill(CONDITIONS.variable, { variable: inWords(name), span, from: from ?? 0, to: to ?? 0 });
    }
    case 'count':
      return fill(CONDITIONS.count, {
        who: whoWords(battle, state, condition.who),
        atLeast: condition.atLeast,
      });
    case 'gone':
      return fill(CONDITIONS.gone, {
        who: whoWords(battle, state, condition.who),
        atLeast: condition.atLeast,
      });
    case 'track':
      return fill(CONDITIONS.track, { ...force(condition.force), atLeast: condition.atLeast });
    case 'night':
      return CONDITIONS.night;
    case 'breached':
      return fill(CONDITIONS.breached, { work: workName(battle, condition.work) });
    case 'fired':
      return fill(CONDITIONS.fired, { trigger: battle.triggers[condition.trigger]!.id });
    case 'all':
      return condition.conditions.map((one) => conditionWords(battle, state, one)).join(CONDITIONS.and);
    case 'not':
      if (isOneOfSeveral(condition.condition)) {
        const { side, hexes } = condition.condition;
        const level = levelOf(battle, hexes);
        return fill(CONDITIONS.holdsNone, { ...holder(side), all: hexes.length, level });
      }
      return fill(CONDITIONS.isNot, { condition: conditionWords(battle, state, condition.condition) });
    case 'any':
      return condition.conditions.map((one) => conditionWords(battle, state, one)).join(CONDITIONS.or);
    default:
      return assertNever(condition);
  }
}

/** The first few of some pieces by name. */
function whoWords(battle: Battle, state: GameState, { pieces }: Who): string {
  const kinds = new Set(pieces.map((piece) => pieceName(battle, state, piece)));
  const named = [...kinds].slice(0, NAMED).join(', ');
  return kinds.size > NAMED ? `${named} …` : named;
}

/** So many kinds of pieces are named. */
const NAMED = 3;

/** "from turn 9", "turn 7", "turns 5 to 6". */
function turnWords({ turns }: Battle, from: number, to: number): string {
  if (to >= turns.last && from < to) return fill(CONDITIONS.turnFrom, { from });
  return fill(from === to ? CONDITIONS.turnOnly : CONDITIONS.turns, { from, to });
}

function placeName({ board }: Battle, hex: Parameters<typeof hexName>[1]): string {
  const name = board.names.get(hex);
  return name === undefined ? hexName(board, hex) : placeWords(name);
}

/** Whether a side is asked to hold any one of several hexes: turned round, none of them. */
function isOneOfSeveral(condition: Condition): condition is Extract<Condition, { type: 'holds' }> {
  return condition.type === 'holds' && condition.hexes.length > 1 && condition.atLeast === 1;
}

/** The level on which all of the hexes lie; 0 where they lie on several, or in the field. */
function levelOf({ board }: Battle, hexes: readonly HexId[]): number {
  const [level, ...others] = new Set(hexes.map((hex) => board.level[hex] ?? 0));
  return others.length === 0 ? (level ?? 0) : 0;
}
