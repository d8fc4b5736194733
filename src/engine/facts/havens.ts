/** Cases 2.20.4 and 2.20.7: where a flight may end, and where a personage gets away to. */
import { TERRAINS } from '../../board/board.ts';
import { houseGroundAt } from '../../board/houseGround.ts';
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { TERRAIN_COST } from '../../rulebook/charts/4.3-terrain.ts';
import { ESCAPE_REACH } from '../../rulebook/house.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { GameState } from '../state.ts';
import { isClosed } from './closed.ts';
import { hasGift, hexOf, sideOf, standingAt, unitKind } from './pieces.ts';

/** Whether a hex lies in the field, outside the city (2.20.4). */
export function isField({ board }: Battle, hex: HexId): boolean {
  return board.level[hex] === 0;
}

/** Whether any enemy piece, unit, engine, cauldron or personage, stands in a hex (2.20.2, 2.20.4). */
export function holdsEnemyOf(battle: Battle, state: GameState, personage: PieceId, hex: HexId): boolean {
  const side = sideOf(battle, personage);
  return state.pieces.some(({ at }, id) => at === hex && sideOf(battle, id as PieceId) !== side);
}

/** Whether the ground of a hex lets a flight end there (2.20.4): in the field, no Crater, no mountain, no ground of the map's own that foot cannot enter. Who stands there is not asked. */
export function isLandingGround(battle: Battle, state: GameState, hex: HexId): boolean {
  const bare = TERRAIN_COST[TERRAINS[battle.board.terrain[hex]!]!] === null || isClosed(state, hex);
  const sinks = houseGroundAt(battle.board, hex)?.cost.foot === null;
  return isField(battle, hex) && !bare && !sinks;
}

/**
 * The hexes among which the owner of a personage who gets away must choose (2.20.7): the nearest with a friendly unit,
 * within 6, walls ignored; for a wraith with none so near the nearest that he could end a flight on. None: he is lost.
 */
export function havensOf(battle: Battle, state: GameState, personage: PieceId): readonly HexId[] {
  const side = sideOf(battle, personage);
  const friends: HexId[] = [];
  for (const { id, side: whose } of battle.pieces) {
    const hex = hexOf(state, id);
    if (whose === side && hex !== null && unitKind(battle, id) !== null) friends.push(hex);
  }
  const from = standingAt(state, personage);
  const near = nearest(battle, from, friends, ESCAPE_REACH);
  if (near.length > 0 || !hasGift(battle, personage, 'wraith')) return near;
  const fields: HexId[] = [];
  for (let hex = 0 as HexId; hex < battle.board.size; hex = (hex + 1) as HexId) {
    const free = hex !== from && isLandingGround(battle, state, hex);
    if (free && !holdsEnemyOf(battle, state, personage, hex)) fields.push(hex);
  }
  return nearest(battle, from, fields, Infinity);
}

/** Those of several hexes that are nearest to one, none further than `reach`, in the order of their ids. */
function nearest({ board }: Battle, from: HexId, hexes: readonly HexId[], reach: number): readonly HexId[] {
  const least = hexes.reduce((best, hex) => Math.min(best, distance(board, from, hex)), Infinity);
  if (least > reach) return [];
  return hexes.filter((hex) => distance(board, from, hex) === least).sort((a, b) => a - b);
}
