import type { Action } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import type { Dice } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { GameState } from '../engine/state.ts';
import { verbOf } from '../engine/verbs.ts';
import { advance } from '../sequence/advance.ts';
import { whyNotPermitted } from '../sequence/permits.ts';

export type Refused = Readonly<{ ok: false; refusal: Refusal }>;
export type Applied = Readonly<{ ok: true; state: GameState; events: readonly GameEvent[] }>;

/** The first reason why an action may not be done now, or null: the step first (2.18), then the verb's own case. */
export function whyNot(battle: Battle, state: GameState, action: Action): Refusal | null {
  return whyNotPermitted(state.step, action) ?? verbOf(action.type).whyNot(battle, state, action);
}

/**
 * The hinge: what an action does to a state. Refuses with a reason, or answers the events and the state
 * after them, the sequence of play included. Whoever imagines an action (`imagine.ts`) resolves and folds it with the same
 * functions; nothing else does.
 */
export function apply(battle: Battle, state: GameState, action: Action, dice: Dice): Applied | Refused {
  const refusal = whyNot(battle, state, action);
  if (refusal !== null) return { ok: false, refusal };
  const deeds = verbOf(action.type).resolve(battle, state, action, dice);
  const { events: turns, state: after } = advance(battle, state, deeds, action, dice);
  return { ok: true, events: turns.length === 0 ? deeds : [...deeds, ...turns], state: after };
}
