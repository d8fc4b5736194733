/** Cases 4.3, 2.7.7, 2.7.9 and 2.22.1: which ground bears which kind of piece. */
import { TERRAINS, type Board } from '../../board/board.ts';
import { houseGroundAt } from '../../board/houseGround.ts';
import type { HexId } from '../../board/hex.ts';
import { TERRAIN_COST, forbids } from '../../rulebook/charts/4.3-terrain.ts';
import { FIRST_LEVEL_WITHOUT_BEASTS } from '../../rulebook/house.ts';
import type { Kind } from '../battle.ts';
import { standsAs } from './house.ts';

/** Whether the terrain of a hex bears a kind of piece: nobody on mountains, no horse in fields and groves, no beast above the first level, no engine or cauldron in tunnels either; on ground of the map's own, whoever can enter it. */
export function bears(board: Board, kind: Kind, hex: HexId): boolean {
  const terrain = TERRAINS[board.terrain[hex]!]!;
  if (TERRAIN_COST[terrain] === null) return false;
  const own = houseGroundAt(board, hex);
  if (own !== null && own.cost[standsAs(kind)] === null) return false;
  if (kind.class === 'personage') return true;
  if (kind.class !== 'unit')
    return terrain !== 'tunnel' && (own !== null || !forbids(terrain, 'siege tower'));
  if (kind.gait === 'beast' && board.level[hex]! >= FIRST_LEVEL_WITHOUT_BEASTS) return false;
  return own !== null || kind.gait === 'foot' || !forbids(terrain, 'cavalry');
}

/** Case 2.5.1: whether a cauldron may begin in a hex as far as walls go: in the city, with a wall, tower or gate on one of its sides. */
export function besideWork(board: Board, hex: HexId): boolean {
  return board.level[hex]! > 0 && board.work.subarray(hex * 6, hex * 6 + 6).some((work) => work >= 0);
}

/** Case 2.5.1: whether a kind of piece is without the wall that it needs to begin in a hex: a cauldron needs one at hand, nobody else does. */
export function lacksWall(board: Board, kind: Kind, hex: HexId): boolean {
  return kind.class === 'cauldron' && !besideWork(board, hex);
}

/** Cases 2.5.1 and 4.3: whether a kind of piece may begin in a hex as far as its ground goes; who stands there, and whose zone it is, is not asked. */
export function mayBegin(board: Board, kind: Kind, hex: HexId): boolean {
  return bears(board, kind, hex) && !lacksWall(board, kind, hex);
}
