import type { Action } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';

/** Draws a whole number from 0 to below - 1: an agent's own source of chance, never the dice of the game. */
export type Draw = (below: number) => number;

/** Chooses a legal action for the side that decides now; `state` is the view of that side (2.5.1), never more. */
export type Agent = (battle: Battle, state: GameState, draw: Draw) => Action;
