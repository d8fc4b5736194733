import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { PieceId } from './battle.ts';

/** What a player may ask for. One file of `verbs/` a type. */
export type Action =
  /** 2.5: put a piece on a hex of its set-up zone; a piece of the same class there changes places with it. */
  | Readonly<{ type: 'Deploy'; piece: PieceId; hex: HexId }>
  /** 2.7: go along a path (the hexes entered, in order), perhaps pushing the engine of the starting hex (2.7.9). */
  | Readonly<{ type: 'Move'; unit: PieceId; path: readonly HexId[]; pushes: PieceId | null }>
  /** 2.11.2 */
  | Readonly<{ type: 'RaiseLadder'; unit: PieceId; hexside: HexsideId }>
  /** 2.11.4 */
  | Readonly<{ type: 'ThrowDown'; unit: PieceId; hexside: HexsideId }>
  /** 2.11.7, 2.11.12, 16.3 */
  | Readonly<{ type: 'Breach'; engine: PieceId; hexside: HexsideId }>
  /** 2.11.6: a catapult at an enemy engine. */
  | Readonly<{ type: 'Bombard'; engine: PieceId; target: PieceId }>
  /** 2.8.2: a bow or a catapult at an enemy unit. */
  | Readonly<{ type: 'Fire'; shooter: PieceId; target: PieceId }>
  /** 2.8.C */
  | Readonly<{ type: 'Melee'; attacker: PieceId; defender: PieceId }>
  /** 2.8.6: cavalry avoids the attack. */
  | Readonly<{ type: 'SlipAway'; unit: PieceId; to: HexId }>
  /** 2.8.6: cavalry that could slip away takes the attack. */
  | Readonly<{ type: 'StandFast'; unit: PieceId }>
  /** 2.8.10-2.8.12: `path` = the hexes entered, in order; ending on a friend displaces him. */
  | Readonly<{ type: 'Retreat'; unit: PieceId; path: readonly HexId[] }>
  /** 2.8.9 */
  | Readonly<{ type: 'Advance'; unit: PieceId }>
  /** 2.8.9: the attacker stays where he is. */
  | Readonly<{ type: 'HoldGround'; unit: PieceId }>
  /** 2.9.3 */
  | Readonly<{ type: 'RallySelf'; unit: PieceId }>
  /** 2.0.7: done with this step. */
  | Readonly<{ type: 'EndStep' }>;

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
