/**
 * Two players of a whole game of marching and melee, as quick as the rules let them be: whatever they do goes through
 * the engine and the sequence of play. One lists every move of a unit and picks one, the other only walks on.
 */
import type { HexId } from '../../src/board/hex.ts';
import type { Action } from '../../src/engine/action.ts';
import { enemyOf, type Battle, type PieceId } from '../../src/engine/battle.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { openSides } from '../../src/engine/facts/hexsides.ts';
import { allowance, stepCosts, wayOf } from '../../src/engine/facts/movement.ts';
import { unitAt } from '../../src/engine/facts/occupancy.ts';
import { sideOf } from '../../src/engine/facts/pieces.ts';
import { destinations, range, wayTo } from '../../src/engine/facts/range.ts';
import { whyNotRallySelf } from '../../src/engine/facts/whoRallies.ts';
import { zones } from '../../src/engine/facts/zones.ts';
import type { GameState, Step } from '../../src/engine/state.ts';
import type { Draw } from '../../src/ai/agent.ts';
import { random } from '../../src/ai/random.ts';
import { apply } from '../../src/game/apply.ts';
import { permittedIn } from '../../src/sequence/permits.ts';
import type { Manner, Played } from './kernels/playout.ts';

/** Plays a battle to its end; every unit is asked in turn, and once. */
export function played(battle: Battle, start: GameState, manner: Manner, dice: Dice, draw: Draw): Played {
  const result: Played = { moves: 0, blows: 0, left: 0 };
  let state = start;
  let step: Step | null = null;
  let next = 0;
  while (state.verdict === null) {
    const action = decided();
    const done = apply(battle, state, action, dice);
    if (!done.ok) throw new Error(`${action.type} is refused: ${done.refusal.code}`);
    if (action.type === 'Move') result.moves += 1;
    if (action.type === 'Melee') result.blows += 1;
    state = done.state;
  }
  result.left = state.pieces.filter(({ at }) => at >= 0).length;
  return result;

  function decided(): Action {
    if (state.owed.length > 0) return random(battle, state, draw);
    if (step !== state.step) [step, next] = [state.step, 0];
    for (; next < battle.pieces.length; next += 1) {
      const unit = next as PieceId;
      if (sideOf(battle, unit) !== state.active || state.pieces[unit]!.at < 0) continue;
      const action = deed(unit);
      if (action === null) continue;
      next += 1;
      return action;
    }
    return { type: 'EndStep' };
  }

  function deed(unit: PieceId): Action | null {
    const permits = permittedIn(state.step);
    if (permits.has('Move')) {
      const path = manner === 'full' ? chosen(battle, state, unit, draw) : walked(battle, state, unit, draw);
      return path.length === 0 ? null : { type: 'Move', unit, path, pushes: null, carries: NOBODY };
    }
    if (permits.has('Melee')) return attack(battle, state, unit, draw);
    const rallies = permits.has('RallySelf') && whyNotRallySelf(battle, state, unit) === null;
    return rallies ? { type: 'RallySelf', unit } : null;
  }
}

const NOBODY: readonly PieceId[] = [];

/** The way to one of all hexes in which a move may end. */
function chosen(battle: Battle, state: GameState, unit: PieceId, draw: Draw): readonly HexId[] {
  const reached = range(battle, state, unit);
  const ends = destinations(reached);
  return ends.length === 0 ? [] : wayTo(reached, ends[draw(ends.length)]!);
}

/** A random walk that goes on until a zone stops it or the points are spent, back to its last free hex. */
function walked(battle: Battle, state: GameState, unit: PieceId, draw: Draw): readonly HexId[] {
  const { beyond } = battle.board;
  const side = sideOf(battle, unit);
  const { disrupted } = state.pieces[unit]!;
  const stop = zones(battle, state, enemyOf(side));
  const cost = stepCosts(battle, state, wayOf(battle, unit)!);
  const path: HexId[] = [];
  let left = allowance(battle, state, unit);
  let hex = state.pieces[unit]!.at as HexId;
  let free = 0;
  for (let leaving = true; leaving || stop[hex] === 0; leaving = false) {
    const shuns = disrupted || (leaving && stop[hex] === 1);
    const turned = draw(6);
    let edge = -1;
    for (let way = turned; way < turned + 6 && edge < 0; way += 1) {
      const at = hex * 6 + (way % 6);
      const to = beyond[at]!;
      if (cost[at]! > left || (shuns && stop[to] === 1)) continue;
      const there = unitAt(battle, state, to as HexId);
      if (there === null || sideOf(battle, there) === side) edge = at;
    }
    if (edge < 0) break;
    left -= cost[edge]!;
    hex = beyond[edge]! as HexId;
    path.push(hex);
    if (unitAt(battle, state, hex) === null) free = path.length;
  }
  return path.slice(0, free);
}

/** A blow at one of all enemies in contact. */
function attack(battle: Battle, state: GameState, attacker: PieceId, draw: Draw): Action | null {
  const { at, disrupted } = state.pieces[attacker]!;
  if (disrupted) return null;
  const open = openSides(battle, state);
  const near: PieceId[] = [];
  for (let edge = at * 6; edge < at * 6 + 6; edge += 1) {
    const other = open[edge] === 1 ? unitAt(battle, state, battle.board.beyond[edge]! as HexId) : null;
    if (other !== null && sideOf(battle, other) !== state.active) near.push(other);
  }
  return near.length === 0 ? null : { type: 'Melee', attacker, defender: near[draw(near.length)]! };
}
