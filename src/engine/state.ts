import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { PieceId, Side } from './battle.ts';
import type { Place } from './place.ts';
import type { Spell } from './spell.ts';
import type { TriggerId } from './triggers/terms.ts';

export { GONE, OFF_MAP, type Place } from './place.ts';

/**
 * What can change about a piece. The marks `moved` ... `rallied` say what it has done this game-turn
 * and are cleared when a turn begins: each side has one phase of each sort a turn (2.18).
 */
export interface PieceState {
  readonly at: Place;
  /** Steps lost: the face that shows, 0 = fresh (2.0.8, 2.4.6, 2.4.7). Engines lose none. */
  readonly lost: number;
  readonly disrupted: boolean;
  readonly moved: boolean;
  /** Half movement points spent by that move. */
  readonly spent: number;
  /** Did its act of the siege phase, or the one thing a catapult does a turn (2.11.1, 2.11.5); a leader: cleared a head (2.9.5). */
  readonly worked: boolean;
  readonly fired: boolean;
  /** Attacked in melee, or threw a ladder down instead (2.11.4). */
  readonly fought: boolean;
  /** Slipped away this phase (2.8.6). */
  readonly slipped: boolean;
  /** Was tried for rally this turn; a leader: has tried somebody (2.9.1, 2.9.5). */
  readonly rallied: boolean;
  /** Personages: has challenged, or fought a duel, in this turn's segment of one of the sides (2.20.5). */
  readonly challenged: boolean;
  readonly duelled: boolean;
  /** Declined a challenge this turn (2.9.2). */
  readonly declined: boolean;
  /** Magic leaders: has cast or moved in this magic phase (2.12.1). */
  readonly enchanted: boolean;
  /** Leaders: units beside that in his own hex he has tried to rally (2.9.1). */
  readonly tries: number;
  /** Engines: shot at this turn by an enemy catapult; each side has one step of such shots a turn (2.11.6). */
  readonly shotAt: boolean;
  /** Cauldrons: oil left, 0 for a dummy; UNKNOWN_OIL where it is kept secret (2.11.9, 2.11.11). */
  readonly oil: number;
  /** Cauldrons: has been seen to pour, and so is known to be no dummy (2.11.9, 2.11.11). */
  readonly revealed: boolean;
  /** Magic points left (2.5.3, 2.12.1). */
  readonly magic: number;
  /** The game-turn this leader was frozen in, or 0 (2.12). */
  readonly frozen: number;
}

/** What stands for a supply that is not counted (2.9.6). */
export const WITHOUT_LIMIT = -1;

/** What stands for the oil of a cauldron that a side may not know (2.5.1). */
export const UNKNOWN_OIL = -1;

/** Index = WorkId. */
export interface WorkState {
  readonly breached: boolean;
  /** Gates: the side that controls it (2.3.1). Walls and towers: the defender. */
  readonly holder: Side;
}

/** A ladder standing against a wall hexside (2.11.2). */
export interface Ladder {
  readonly hexside: HexsideId;
  /** The hex at its foot, on the outer side. */
  readonly foot: HexId;
  /** The game-turn it was raised in; it can be climbed from the next. */
  readonly turn: number;
}

/** A siege tower docked for good at a hexside (2.11.3). */
export interface Dock {
  readonly tower: PieceId;
  readonly hexside: HexsideId;
  /** The hex of the tower, on the outer side. */
  readonly foot: HexId;
}

/** Burning oil on a hexside (2.11.10). */
export interface Flame {
  readonly hexside: HexsideId;
  /** The game-turn it was lit in; the hexside burns again from the second turn after. */
  readonly turn: number;
  /** False once it has gone out: kept as long as it still forbids a new one. */
  readonly burning: boolean;
}

/** What magic has done and is doing (2.12). */
export interface MagicState {
  /** Cast in this game-turn, with or without success. */
  readonly cast: readonly Spell[];
  /** Freezes cast in the game. */
  readonly freezes: number;
  /** Working for the rest of this game-turn. */
  readonly darknessBroken: boolean;
  readonly stalemate: boolean;
  readonly fear: boolean;
  /** Siege phases in which Grond is still active (2.12.9). */
  readonly grond: number;
  /** The royal banner has been unfurled (2.12.7). */
  readonly banner: boolean;
  /** Rally phases in which it still rallies by itself. */
  readonly bannerPhases: number;
  /** Units it has rallied in this phase. */
  readonly bannerRallies: number;
}

/**
 * A decision that somebody must take before the game goes on; the first of the list is the one to take.
 * - retreat: `unit` must go `hexes` back from `source` (null for a displacement); `displaced` have moved already in this retreat.
 * - advance: `unit` may advance into `hex`.
 * - slip: `unit`, attacked by `attacker`, may slip away before the roll.
 * - duel: `unit`, a personage challenged by `challenger`, accepts or declines (2.20.5).
 * - withdraw: `unit`, a personage, goes back 2 hexes from `source` after a duel (2.20.8).
 * - escape: `unit`, a personage, flees to one of the nearest hexes with a friendly unit (2.20.7).
 * `unit` is always the piece whose owner decides.
 */
export type Owed =
  | Readonly<{
      type: 'retreat';
      unit: PieceId;
      hexes: 1 | 2;
      source: HexId | null;
      displaced: readonly PieceId[];
    }>
  | Readonly<{ type: 'advance'; unit: PieceId; hex: HexId }>
  | Readonly<{ type: 'slip'; unit: PieceId; attacker: PieceId }>
  | Readonly<{ type: 'duel'; unit: PieceId; challenger: PieceId }>
  | Readonly<{ type: 'withdraw'; unit: PieceId; source: HexId }>
  | Readonly<{ type: 'escape'; unit: PieceId }>;

/** How the battle ended, and by which trigger. */
export interface Verdict {
  readonly winner: Side | 'draw';
  readonly trigger: string;
  /** Index = Side: the points, where they decided (2.13.3); else null. */
  readonly points: readonly [defender: number, besieger: number] | null;
}

/** What the events of a scenario have changed (2.21). */
export interface Story {
  /** Index = VariableId. */
  readonly variables: readonly number[];
  /** Index = TriggerId: how often it has fired. */
  readonly fired: readonly number[];
  /** Triggers that are switched off, rising. */
  readonly off: readonly TriggerId[];
  /** Triggers that have been met and wait until nobody owes a decision. */
  readonly waiting: readonly TriggerId[];
  /** The last game-turn, and the night turns, as they stand now. */
  readonly last: number;
  readonly night: readonly number[];
}

/** A step of the sequence of play (2.18); the turn chart is their only author. */
export type Step = string & { readonly __brand: 'Step' };

/** Everything that actions change. Integers, booleans and short lists only: JSON in, the same JSON out. */
export interface GameState {
  readonly step: Step;
  readonly turn: number;
  /** Who decides now. */
  readonly active: Side;
  /** Dice thrown so far. */
  readonly rolls: number;
  readonly pieces: readonly PieceState[];
  readonly works: readonly WorkState[];
  readonly ladders: readonly Ladder[];
  /** Ladders left in supply. */
  readonly ladderSupply: number;
  readonly docks: readonly Dock[];
  readonly flames: readonly Flame[];
  /** Hexes with a head marker, and heads left to throw (2.11.8). */
  readonly heads: readonly HexId[];
  readonly headSupply: number;
  /** Hexes turned into craters, and trenches left to dig (2.2.10). */
  readonly trenches: readonly HexId[];
  readonly trenchSupply: number;
  /** Hexes that events have closed, rising (2.21.3). */
  readonly closed: readonly HexId[];
  readonly magic: MagicState;
  /** Index = GroupId: whether the group has arrived (2.6.1). */
  readonly arrived: readonly boolean[];
  readonly owed: readonly Owed[];
  /** Index = ForceId: the demoralization track, which has no floor (2.10.1). */
  readonly tracks: readonly number[];
  readonly demoralized: readonly boolean[];
  /** Index = ForceId: whether its first demoralization has paid out (2.10.2). */
  readonly brokenBefore: readonly boolean[];
  /** Whether the fall of the main gate has been counted (2.10.2, once). */
  readonly mainGateCounted: boolean;
  /** Index = city level (0 unused): who holds it (2.10.5). */
  readonly levels: readonly Side[];
  /** Index = city level: whether its defender has ever lost it (2.13.3). */
  readonly lostBefore: readonly boolean[];
  /** Index = ForceId: ends of game-turns in a row at which it was demoralized (2.13.2). */
  readonly brokenTurns: readonly number[];
  /** Index = Side: tries to rally that its leaders still have, or WITHOUT_LIMIT (2.9.6). */
  readonly triesLeft: readonly number[];
  readonly verdict: Verdict | null;
  /** Null in a battle whose scenario has no events. */
  readonly story: Story | null;
}
