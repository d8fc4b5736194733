/** Cases 2.8.5 and 7.18: what shields a target from missiles. */
import type { Board } from '../../board/board.ts';
import { houseSideAt } from '../../board/houseGround.ts';
import { beyond, DIRECTIONS, type Direction, type HexId } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import { terrainArmour } from '../../rulebook/charts/4.3-terrain.ts';
import { WALL_ARMOUR } from '../../rulebook/charts/7.41-casualty.ts';
import { GATE_ARMOUR, TOWER_ARMOUR } from '../../rulebook/house.ts';
import type { Battle } from '../battle.ts';
import type { GameState } from '../state.ts';
import { dockFrom } from './docks.ts';
import { kindOfSide, workAt } from './hexsides.ts';
import { houseCover } from './house.ts';
import type { Modifier } from './modifier.ts';

/**
 * The cover of a target of missiles; where the line runs through a corner, the better of the two for the defender
 * (2.8.5). From the hex of a docked tower the hexside at which it stands covers nobody (2.11.3).
 */
export function coverFrom(battle: Battle, state: GameState, from: HexId, to: HexId): readonly Modifier[] {
  const overlooked = dockFrom(battle, state, from)?.hexside ?? null;
  const covers = entrySides(battle.board, from, to)
    .filter((direction) => hexsideOf(battle.board, to, direction) !== overlooked)
    .map((direction) => coverOf(battle, state, to, direction))
    .filter((cover) => cover !== null);
  return covers.sort((a, b) => b.delta - a.delta).slice(0, 1);
}

/**
 * The sides of a hex, as directions from it, by which a straight line from another hex comes in: one, or two where it
 * runs through a corner. Whether anything blocks the line is not asked: catapults lob (2.8.4).
 */
export function entrySides(board: Board, from: HexId, to: HexId): readonly Direction[] {
  const towards = { q: board.q[from]! - board.q[to]!, r: board.r[from]! - board.r[to]! };
  let most = 0;
  let sides: Direction[] = [];
  for (const direction of DIRECTIONS) {
    const next = beyond(board, to, direction);
    if (next < 0) continue;
    const q = board.q[next]! - board.q[to]!;
    const r = board.r[next]! - board.r[to]!;
    const along = q * (2 * towards.q + towards.r) + r * (towards.q + 2 * towards.r);
    if (along > most) [most, sides] = [along, [direction]];
    else if (along === most && most > 0) sides.push(direction);
  }
  return sides;
}

/** What the hexside of a hex in a direction adds to the armour of a unit in that hex against missiles coming in over it (2.8.5). */
function coverOf(battle: Battle, state: GameState, hex: HexId, direction: Direction): Modifier | null {
  const own = houseSideAt(battle.board, hex * 6 + direction);
  if (own !== null) return houseCover(own.cover, -battle.board.up[hex * 6 + direction]!)[0] ?? null;
  const behind = battle.board.up[hex * 6 + direction] === -1;
  if (!behind) return null;
  const work = workAt(battle, hex, direction);
  if (work !== null && state.works[work]!.breached) return null;
  switch (kindOfSide(battle, hex, direction)) {
    case 'slope':
      return { on: 'armour', what: 'up-slope', delta: terrainArmour('slope'), cite: '4.3' };
    case 'wall':
      return { on: 'armour', what: 'wall-cover', delta: WALL_ARMOUR, cite: '7.18' };
    case 'tower':
      return { on: 'armour', what: 'tower-cover', delta: TOWER_ARMOUR, cite: '2.8.5' };
    case 'gate':
    case 'main-gate':
      return { on: 'armour', what: 'gate-cover', delta: GATE_ARMOUR, cite: '2.8.5' };
    default:
      return null;
  }
}
