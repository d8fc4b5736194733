/** Case 2.21.3: what an event brings about. */
import type { HexId } from '../../board/hex.ts';
import type { WorkId } from '../../board/board.ts';
import type { ForceId, GroupId, PieceId, Side, Text } from '../battle.ts';
import type { TriggerId, VariableId, Who } from './terms.ts';

/** What can be given to the besieger, or taken away from him where `by` is below 0. */
export type Supply = 'ladders' | 'heads' | 'trenches';

export type Effect =
  /** Both players read it. */
  | Readonly<{ type: 'message'; text: Text }>
  | Readonly<{ type: 'setVariable'; variable: VariableId; to: number }>
  | Readonly<{ type: 'addVariable'; variable: VariableId; by: number }>
  /** The sum of one or two dice. */
  | Readonly<{ type: 'rollVariable'; variable: VariableId; dice: 1 | 2 }>
  | Readonly<{ type: 'moveTrack'; force: ForceId; by: number }>
  | Readonly<{ type: 'giveMagic'; personage: PieceId; by: number }>
  | Readonly<{ type: 'giveOil'; cauldron: PieceId; by: number }>
  | Readonly<{ type: 'giveSupply'; supply: Supply; by: number }>
  | Readonly<{ type: 'giveTries'; side: Side; by: number }>
  /** Each that is off the map, in the first hex of the list that is free for it; who finds none stays where he is. */
  | Readonly<{ type: 'place'; who: Who; hexes: readonly HexId[] }>
  /** Out of the game, and no track counts it. */
  | Readonly<{ type: 'remove'; who: Who }>
  /** Out of the game, and its track counts it (2.10.2). */
  | Readonly<{ type: 'eliminate'; who: Who }>
  | Readonly<{ type: 'disrupt'; who: Who }>
  | Readonly<{ type: 'rally'; who: Who }>
  /** One step; not its last. */
  | Readonly<{ type: 'reduce'; who: Who }>
  | Readonly<{ type: 'restore'; who: Who }>
  | Readonly<{ type: 'wound'; who: Who }>
  | Readonly<{ type: 'heal'; who: Who }>
  | Readonly<{ type: 'freeze'; who: Who }>
  | Readonly<{ type: 'thaw'; who: Who }>
  /** They may move, fire and fight again in this game-turn. */
  | Readonly<{ type: 'refresh'; who: Who }>
  | Readonly<{ type: 'breach'; work: WorkId }>
  | Readonly<{ type: 'repair'; work: WorkId }>
  | Readonly<{ type: 'giveGate'; work: WorkId; side: Side }>
  /** Craters until they are opened, where nobody and nothing stands. */
  | Readonly<{ type: 'closeHexes'; hexes: readonly HexId[] }>
  /** What the map shows again. */
  | Readonly<{ type: 'openHexes'; hexes: readonly HexId[] }>
  | Readonly<{ type: 'takeLadders' }>
  | Readonly<{ type: 'clearHeads' }>
  | Readonly<{ type: 'quenchFlames' }>
  /** The game-turns, both included, are night turns, or day turns. */
  | Readonly<{ type: 'changeNight'; from: number; to: number; is: boolean }>
  | Readonly<{ type: 'moveLastTurn'; turn: number }>
  | Readonly<{ type: 'arrive'; group: GroupId; credit: number }>
  /** The group never comes. */
  | Readonly<{ type: 'callOff'; group: GroupId }>
  | Readonly<{ type: 'switchOn'; trigger: TriggerId }>
  | Readonly<{ type: 'switchOff'; trigger: TriggerId }>
  | Readonly<{ type: 'win'; side: Side | 'draw'; text: Text }>
  | Readonly<{ type: 'reckon'; text: Text }>;

export type EffectType = Effect['type'];
