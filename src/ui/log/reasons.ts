/** Why the machine did what it did: kept as long as the page, beside the record and never in it. */
import type { Reason } from '../../ai/agent.ts';
import type { Action } from '../../engine/action.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';

/** By the action as it stands in the record; null where the machine plans nothing. */
export const REASONS = new WeakMap<Action, Reason | null>();

/** An action that is advised, and why; null in a half of the turn, and in the set-up, for which nobody plans. */
export interface Advice {
  readonly action: Action;
  readonly reason: Reason | null;
}

export interface Adviser {
  /** What the side that decides in `view` should do; rejects where the adviser fails or is silent too long. */
  advise(battle: Battle, view: GameState): Promise<Advice>;
}
