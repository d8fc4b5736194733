/** Case 2.13: the questions that a scenario's conditions of victory ask. */
import { assertNever } from '../../kernel/assertNever.ts';
import type { HexId } from '../../board/hex.ts';
import type { Battle, Condition, Side } from '../battle.ts';
import { GONE, type GameState } from '../state.ts';
import type { Who } from '../triggers/terms.ts';
import { isNight, lastTurnOf } from './phase.ts';
import { unitAt } from './occupancy.ts';
import { hexOf, isOrdered, sideOf } from './pieces.ts';

/** Whether a side holds a hex: one of its ordered units stands there (2.8.14, 2.20.1). */
export function holdsHex(battle: Battle, state: GameState, side: Side, hex: HexId): boolean {
  const unit = unitAt(battle, state, hex);
  return unit !== null && sideOf(battle, unit) === side && isOrdered(battle, state, unit);
}

/** How many of some hexes a side holds. */
export function countHeld(battle: Battle, state: GameState, side: Side, hexes: readonly HexId[]): number {
  return hexes.filter((hex) => holdsHex(battle, state, side, hex)).length;
}

/** Whether the turn of a state is the last of the battle (2.1.2). */
export function isLastTurn(battle: Battle, state: GameState): boolean {
  return state.turn >= lastTurnOf(battle, state);
}

/** Whether a condition is met now. */
export function isMet(battle: Battle, state: GameState, condition: Condition): boolean {
  switch (condition.type) {
    case 'holds': {
      const { side, hexes, atLeast } = condition;
      return countHeld(battle, state, side, hexes) >= atLeast;
    }
    case 'demoralized':
      return state.demoralized[condition.force]!;
    case 'lastTurn':
      return isLastTurn(battle, state);
    case 'demoralizedFor':
      return state.brokenTurns[condition.force]! >= condition.turns;
    case 'level':
      return state.levels[condition.level] === condition.side;
    case 'neverLost':
      return !state.lostBefore[condition.level]!;
    case 'gate':
      return state.works[condition.work]!.holder === condition.side;
    case 'slain':
      return state.pieces[condition.piece]!.at === GONE;
    case 'wiped':
      return !battle.pieces.some(
        ({ id, side, kind }) =>
          side === condition.side && kind.class === 'unit' && state.pieces[id]!.at !== GONE,
      );
    case 'arrived':
      return state.arrived[condition.group]!;
    case 'turn':
      return state.turn >= condition.from && state.turn <= condition.to;
    case 'option':
      return battle.options[condition.option] === condition.is;
    case 'variable': {
      const figure = state.story?.variables[condition.variable] ?? 0;
      return figure >= (condition.from ?? -Infinity) && figure <= (condition.to ?? Infinity);
    }
    case 'count':
      return countStanding(state, condition.who) >= condition.atLeast;
    case 'gone':
      return countGone(state, condition.who) >= condition.atLeast;
    case 'track':
      return state.tracks[condition.force]! >= condition.atLeast;
    case 'night':
      return isNight(battle, state);
    case 'breached':
      return state.works[condition.work]!.breached;
    case 'fired':
      return (state.story?.fired[condition.trigger] ?? 0) > 0;
    case 'all':
      return condition.conditions.every((one) => isMet(battle, state, one));
    case 'not':
      return !isMet(battle, state, condition.condition);
    case 'any':
      return condition.conditions.some((one) => isMet(battle, state, one));
    default:
      return assertNever(condition);
  }
}

/** How many of them stand on the map, in the hexes if some are named. */
function countStanding(state: GameState, { pieces, hexes }: Who): number {
  return pieces.filter((piece) => {
    const hex = hexOf(state, piece);
    return hex !== null && (hexes === null || hexes.includes(hex));
  }).length;
}

/** How many of them are out of the game. */
function countGone(state: GameState, { pieces }: Who): number {
  return pieces.filter((piece) => state.pieces[piece]!.at === GONE).length;
}
