/** Case 2.2.10: fire-trenches, field hexes that have become Craters. */
import { distance } from '../../board/distance.ts';
import { DIRECTIONS, type HexId } from '../../board/hex.ts';
import type { Board } from '../../board/board.ts';
import { OUTER_WALL_LEVEL } from '../../rulebook/house.ts';
import type { Battle } from '../battle.ts';
import { perBattle } from '../memory.ts';

const cityEdgeOf = perBattle(({ board: { size, level } }): readonly HexId[] => {
  const edge: HexId[] = [];
  for (let hex = 0; hex < size; hex += 1) {
    if (level[hex] === OUTER_WALL_LEVEL) edge.push(hex as HexId);
  }
  return edge;
});

/** How far a hex is from the wall: the hexes to the nearest city hex of the first level (2.0.6, 2.2.10); Infinity on a map without one. */
export function distanceToWall(battle: Battle, hex: HexId): number {
  return cityEdgeOf(battle).reduce(
    (least, city) => Math.min(least, distance(battle.board, city, hex)),
    Infinity,
  );
}

/** Whether a road crosses any side of a hex. */
export function hasRoad(board: Board, hex: HexId): boolean {
  return DIRECTIONS.some((direction) => board.road[hex * 6 + direction] === 1);
}
