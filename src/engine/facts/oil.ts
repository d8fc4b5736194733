/** Case 2.11.9: whom oil would strike, and how well he is protected. */
import type { HexsideId } from '../../board/hexside.ts';
import type { Armour } from '../../rulebook/charts/7.41-casualty.ts';
import { EMPTY_TOWER_ARMOUR } from '../../rulebook/house.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { GameState } from '../state.ts';
import { dockAt } from './docks.ts';
import { unitAt } from './occupancy.ts';
import { faceOf, sideOf } from './pieces.ts';
import { workOn } from './works.ts';

/** What stands under a hexside: an enemy unit, a tower docked there, or both; never neither. */
export type Below =
  Readonly<{ unit: PieceId; tower: PieceId | null }> | Readonly<{ unit: null; tower: PieceId }>;

/** The enemies of a cauldron under a work, or null: nobody, or only what oil does not harm. */
export function targetBelow(
  battle: Battle,
  state: GameState,
  cauldron: PieceId,
  hexside: HexsideId,
): Below | null {
  const { outer } = workOn(battle, hexside)!.work;
  const isEnemy = (id: PieceId): boolean => sideOf(battle, id) !== sideOf(battle, cauldron);
  const there = unitAt(battle, state, outer);
  const unit = there !== null && isEnemy(there) ? there : null;
  const docked = dockAt(battle, state, hexside)?.tower ?? null;
  const tower = docked !== null && isEnemy(docked) ? docked : null;
  if (unit !== null) return { unit, tower };
  return tower === null ? null : { unit, tower };
}

/** The armour that oil meets: as printed, no ground adds to it; that of an empty tower without a unit (2.11.9). */
export function armourBelow(battle: Battle, state: GameState, { unit }: Below): Armour {
  return unit === null ? EMPTY_TOWER_ARMOUR : faceOf(battle, state, unit)!.armour;
}
