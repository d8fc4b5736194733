import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { PieceId, Side } from './battle.ts';
import type { Place } from './place.ts';

export { GONE, OFF_MAP, type Place } from './place.ts';

/**
 * What can change about a piece. The marks `moved` ... `rallied` say what it has done this game-turn
 * and are cleared when a turn begins: each side has one phase of each sort a turn (2.18).
 */
export interface PieceState {
  readonly at: Place;
  /** Turned to its reverse side (2.0.8). Engines are never reduced. */
  readonly reduced: boolean;
  readonly disrupted: boolean;
  readonly moved: boolean;
  /** Half movement points spent by that move. */
  readonly spent: number;
  /** Did its act of the siege phase, or the one thing a catapult does a turn (2.11.1, 2.11.5). */
  readonly worked: boolean;
  readonly fired: boolean;
  /** Attacked in melee, or threw a ladder down instead (2.11.4). */
  readonly fought: boolean;
  /** Slipped away this phase (2.8.6). */
  readonly slipped: boolean;
  /** Was tried for rally this turn (2.9.1). */
  readonly rallied: boolean;
  /** Engines: shot at this turn by an enemy catapult; each side has one step of such shots a turn (2.11.6). */
  readonly shotAt: boolean;
}

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

/**
 * A decision that somebody must take before the game goes on; the first of the list is the one to take.
 * - retreat: `unit` must go `hexes` back from `source` (null for a displacement); `displaced` have moved already in this retreat.
 * - advance: `unit` may advance into `hex`.
 * - slip: `unit`, attacked by `attacker`, may slip away before the roll.
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
  | Readonly<{ type: 'slip'; unit: PieceId; attacker: PieceId }>;

/** How the battle ended, and by which trigger. */
export interface Verdict {
  readonly winner: Side | 'draw';
  readonly trigger: string;
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
  readonly verdict: Verdict | null;
}
