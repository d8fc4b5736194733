import type { Action } from './action.ts';
import type { Battle } from './battle.ts';
import type { Dice } from './dice.ts';
import type { GameEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { GameState } from './state.ts';

/** One kind of action: what could be asked, why not, and what happens. Whether the step allows it is the sequence's business. */
export interface Verb<A extends Action> {
  /**
   * Every action of this kind that `whyNot` would let pass for the acting side. Of the ways to one end of a move, of whichever
   * `whyNot` lets pass, the cheapest stands for all (2.7, 2.20.2).
   */
  options(battle: Battle, state: GameState): readonly A[];
  /**
   * Whether a step should wait for actions of this kind; without it: whether there is any option. Tells no secret (2.18.4:
   * a dummy that might pour makes the oil step stand), and may be cheaper than listing everything.
   */
  possible?(battle: Battle, state: GameState): boolean;
  /** The first reason against the action, or null. Never throws, whatever ids the action names. */
  whyNot(battle: Battle, state: GameState, action: A): Refusal | null;
  /** What the action does; only asked after `whyNot` said null. */
  resolve(battle: Battle, state: GameState, action: A, dice: Dice): readonly GameEvent[];
}
