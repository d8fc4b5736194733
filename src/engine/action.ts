import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { PieceId } from './battle.ts';
import type { Spell } from './spell.ts';

/** What a player may ask for. One file of `verbs/` a type. */
export type Action =
  /** 2.5: put a piece on a hex of its set-up zone; a piece of the same class there changes places with it. */
  | Readonly<{ type: 'Deploy'; piece: PieceId; hex: HexId }>
  /**
   * 2.7: go along a path (the hexes entered, in order), perhaps pushing the engine or cauldron of the starting hex (2.7.9) and
   * carrying personages of that hex (2.20.2). From off the map the first hex is the entry hex (2.6.3).
   */
  | Readonly<{
      type: 'Move';
      unit: PieceId;
      path: readonly HexId[];
      pushes: PieceId | null;
      carries: readonly PieceId[];
    }>
  /** 2.20.2: a personage goes alone along a path; magic leaders in magic phases (2.20.3), the others in movement phases. */
  | Readonly<{ type: 'MoveAlone'; personage: PieceId; path: readonly HexId[] }>
  /** 2.20.4: over anything from field to field. */
  | Readonly<{ type: 'Fly'; personage: PieceId; hex: HexId }>
  /** 2.12, 17.4: `target` = the leader to freeze, else null. */
  | Readonly<{ type: 'Cast'; caster: PieceId; spell: Spell; points: number; target: PieceId | null }>
  /** 2.11.2 */
  | Readonly<{ type: 'RaiseLadder'; unit: PieceId; hexside: HexsideId }>
  /** 2.11.4 */
  | Readonly<{ type: 'ThrowDown'; unit: PieceId; hexside: HexsideId }>
  /** 2.11.7, 2.11.12, 16.3 */
  | Readonly<{ type: 'Breach'; engine: PieceId; hexside: HexsideId }>
  /** 2.11.6: a catapult at an enemy engine. */
  | Readonly<{ type: 'Bombard'; engine: PieceId; target: PieceId }>
  /** 2.11.3: a siege tower docks at a hexside of its hex. */
  | Readonly<{ type: 'Dock'; tower: PieceId; hexside: HexsideId }>
  /** 2.11.8 */
  | Readonly<{ type: 'ThrowHead'; engine: PieceId; hex: HexId }>
  /** 2.2.10 */
  | Readonly<{ type: 'DigTrench'; unit: PieceId; hex: HexId }>
  /** 2.11.9 */
  | Readonly<{ type: 'Pour'; cauldron: PieceId; hexside: HexsideId }>
  /** 2.11.11 */
  | Readonly<{ type: 'RemoveDummy'; cauldron: PieceId }>
  /** 2.8.2: a bow or a catapult at an enemy unit. */
  | Readonly<{ type: 'Fire'; shooter: PieceId; target: PieceId }>
  /** 2.8.C */
  | Readonly<{ type: 'Melee'; attacker: PieceId; defender: PieceId }>
  /** 2.20.5: a personage challenges an enemy personage in contact. */
  | Readonly<{ type: 'Challenge'; personage: PieceId; target: PieceId }>
  | Readonly<{ type: 'AcceptDuel'; personage: PieceId }>
  | Readonly<{ type: 'DeclineDuel'; personage: PieceId }>
  /** 2.20.8: after a duel he goes back alone, or with the unit of his hex; `carries` = other personages going along with it (2.20.3). */
  | Readonly<{
      type: 'Withdraw';
      personage: PieceId;
      path: readonly HexId[];
      unit: PieceId | null;
      carries: readonly PieceId[];
    }>
  /** 2.20.7 */
  | Readonly<{ type: 'Escape'; personage: PieceId; hex: HexId }>
  /** 2.8.6: cavalry avoids the attack; `carries` = personages going along. */
  | Readonly<{ type: 'SlipAway'; unit: PieceId; to: HexId; carries: readonly PieceId[] }>
  /** 2.8.6: cavalry that could slip away takes the attack. */
  | Readonly<{ type: 'StandFast'; unit: PieceId }>
  /** 2.8.10-2.8.12: `path` = the hexes entered, in order; ending on a friend displaces him. `carries` = personages going along (2.20.3). */
  | Readonly<{ type: 'Retreat'; unit: PieceId; path: readonly HexId[]; carries: readonly PieceId[] }>
  /** 2.8.9 */
  | Readonly<{ type: 'Advance'; unit: PieceId; carries: readonly PieceId[] }>
  /** 2.8.9: the attacker stays where he is. */
  | Readonly<{ type: 'HoldGround'; unit: PieceId }>
  /** 2.9.1: a leader tries a disrupted unit. */
  | Readonly<{ type: 'Rally'; leader: PieceId; unit: PieceId }>
  /** 2.12.7: the banner rallies a unit without a roll. */
  | Readonly<{ type: 'RallyToBanner'; unit: PieceId }>
  /** 2.9.5 */
  | Readonly<{ type: 'ClearHead'; leader: PieceId }>
  /** 2.9.3 */
  | Readonly<{ type: 'RallySelf'; unit: PieceId }>
  /** 2.0.7: done with this step. */
  | Readonly<{ type: 'EndStep' }>;

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
