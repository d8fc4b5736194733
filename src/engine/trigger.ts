/** Cases 2.6, 2.13 and 2.21: rules of a scenario written as data, one list for arrivals, victory, points and events. */
import type { WorkId } from '../board/board.ts';
import type { HexId } from '../board/hex.ts';
import type { ForceId, GroupId, Options, PieceId, Side, Text } from './battle.ts';
import type { Effect } from './triggers/effect.ts';
import type { TriggerMoment } from './triggers/moment.ts';
import type { TriggerId, VariableId, Who } from './triggers/terms.ts';

/** A question of a trigger about the state. */
export type Condition =
  /** Ordered units of the side stand in at least that many of the hexes. */
  | Readonly<{ type: 'holds'; side: Side; hexes: readonly HexId[]; atLeast: number }>
  | Readonly<{ type: 'demoralized'; force: ForceId }>
  /** Demoralized at the ends of at least that many game-turns in a row, this one included (2.13.2). */
  | Readonly<{ type: 'demoralizedFor'; force: ForceId; turns: number }>
  /** 2.10.5 */
  | Readonly<{ type: 'level'; level: number; side: Side }>
  /** The defender has never lost the level (2.13.3). */
  | Readonly<{ type: 'neverLost'; level: number }>
  /** 2.3.1: the side controls the gate. */
  | Readonly<{ type: 'gate'; work: WorkId; side: Side }>
  | Readonly<{ type: 'slain'; piece: PieceId }>
  /** No unit of the side is on the map or on its way. */
  | Readonly<{ type: 'wiped'; side: Side }>
  | Readonly<{ type: 'arrived'; group: GroupId }>
  /** The game-turn is one of these, both included. */
  | Readonly<{ type: 'turn'; from: number; to: number }>
  | Readonly<{ type: 'lastTurn' }>
  | Readonly<{ type: 'option'; option: keyof Options; is: string | boolean }>
  /** 2.21.2: a variable of the scenario lies between these, both included; null = no bound. */
  | Readonly<{ type: 'variable'; variable: VariableId; from: number | null; to: number | null }>
  /** 2.21.2: at least that many of them are on the map. */
  | Readonly<{ type: 'count'; who: Who; atLeast: number }>
  /** At least that many of them are out of the game. */
  | Readonly<{ type: 'gone'; who: Who; atLeast: number }>
  /** The demoralization track of a force stands at that or more (2.10.1). */
  | Readonly<{ type: 'track'; force: ForceId; atLeast: number }>
  /** 2.1.1 */
  | Readonly<{ type: 'night' }>
  /** 2.3.2 */
  | Readonly<{ type: 'breached'; work: WorkId }>
  /** 2.21.1: the trigger has fired at least once. */
  | Readonly<{ type: 'fired'; trigger: TriggerId }>
  | Readonly<{ type: 'not'; condition: Condition }>
  | Readonly<{ type: 'all'; conditions: readonly Condition[] }>
  | Readonly<{ type: 'any'; conditions: readonly Condition[] }>;

/** What a trigger does. */
export type Consequence =
  /** The battle ends at once; the first met counts (2.13.1, 2.13.2). */
  | Readonly<{ type: 'win'; side: Side | 'draw'; text: Text }>
  /** The battle ends and the points decide it (2.13.3, 2.13.4). */
  | Readonly<{ type: 'reckon'; text: Text }>
  /** Counted when the points decide; `text` names them in the reckoning (2.13.3). */
  | Readonly<{ type: 'points'; side: Side; points: number; text: Text }>
  /** The group becomes available off the map, once a game; `credit` is taken off the track of the defender's holding force (2.6.1). */
  | Readonly<{ type: 'arrive'; group: GroupId; credit: number }>
  /** 2.21: an event. Its effects follow in their order; `once` = in the whole battle. */
  | Readonly<{ type: 'effects'; once: boolean; effects: readonly Effect[] }>;

/** A moment of the sequence of play: the besieger's movement begins (3a), the defender's movement begins (6b), the turn is reckoned (8d). */
export type ClockMoment = 'besiegerMoves' | 'defenderMoves' | 'turnEnds';

/**
 * A rule written as data: at its moment, when every condition is met (and one die, if it asks for one, shows at least `atLeast`),
 * its consequence follows. File order; an arrival that has happened asks no more.
 */
export interface Trigger {
  readonly id: string;
  /** Arrivals: a movement begins. Verdicts and points: the turn is reckoned, points when a `reckon` is met. Events: whatever happens (2.21.1). */
  readonly when: ClockMoment | TriggerMoment;
  readonly if: readonly Condition[];
  readonly roll: Readonly<{ atLeast: number }> | null;
  readonly then: Consequence;
}
