import type { ActionType } from '../../src/engine/action.ts';

/** Every kind of action, once. */
export const ACTION_TYPES = Object.keys({
  Deploy: 0,
  Move: 0,
  RaiseLadder: 0,
  ThrowDown: 0,
  Breach: 0,
  Bombard: 0,
  Fire: 0,
  Melee: 0,
  SlipAway: 0,
  StandFast: 0,
  Retreat: 0,
  Advance: 0,
  HoldGround: 0,
  RallySelf: 0,
  EndStep: 0,
} satisfies Record<ActionType, 0>) as readonly ActionType[];
