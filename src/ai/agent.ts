import type { HexId } from '../board/hex.ts';
import type { Action } from '../engine/action.ts';
import type { Battle, Side } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';

/** Draws a whole number from 0 to below - 1: an agent's own source of chance, never the dice of the game. */
export type Draw = (below: number) => number;

/** What a side means to do in a turn: its units are drawn to places, none = everybody as he sees fit; with how much of it, and how boldly. */
export interface BattlePlan {
  readonly hexes: readonly HexId[];
  readonly effort: Effort;
  readonly stance: Stance;
}

/** Whether a place draws everybody near, or whoever has little else to do. */
export type Effort = 'all' | 'spare';

export type Stance = 'usual' | 'bold' | 'careful';

/** A plan with what it promises, from 0 = lost to 1 = won, on the average of so many imagined battles. */
export interface Weighed extends BattlePlan {
  readonly promise: number;
  readonly trials: number;
}

/** Why an agent does what it does: what it means to do, and what it thought of besides, the best first. */
export interface Reason {
  readonly turn: number;
  readonly side: Side;
  readonly chosen: Weighed;
  readonly rejected: readonly Weighed[];
}

/**
 * Chooses a legal action for the side that decides now; `state` is the view of that side (2.5.1), never more. One that plans
 * keeps the reason of its last answer.
 */
export interface Agent {
  (battle: Battle, state: GameState, draw: Draw): Action;
  readonly why?: (thinks: boolean) => Reason | null;
}
