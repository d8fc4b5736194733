/** Case 2.11.10: burning oil closes its hexside to both sides. */
import type { HexsideId } from '../../board/hexside.ts';
import type { GameState } from '../state.ts';

/** Whether a hexside is in Flames, and so closed to both sides (2.0.4, 2.11.10). */
export function isBurning({ flames }: Pick<GameState, 'flames'>, hexside: HexsideId): boolean {
  return flames.some((flame) => flame.burning && flame.hexside === hexside);
}

/** Whether a pour would set a hexside in Flames: not if it was lit in this game-turn or the one before (2.11.10). */
export function mayBurn({ flames }: Pick<GameState, 'flames'>, hexside: HexsideId): boolean {
  return flames.every((flame) => flame.hexside !== hexside);
}
