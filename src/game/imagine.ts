/**
 * The one place that imagines: what would come of an action under assumed dice, and what a state would be after some events.
 * By the very functions that the door resolves and folds with (`apply`), cited rules and all; nobody else calls them.
 */
import type { Action } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import type { Dice, Purpose } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import { reduceAll } from '../engine/reduce.ts';
import type { GameState, Owed } from '../engine/state.ts';
import { verbOf } from '../engine/verbs.ts';

/**
 * Dice that change nothing about what is asked: who is bereft of his unit when that dies is no part of it (2.20.7). They
 * show a six, and every branch is counted once.
 */
const ASIDE: ReadonlySet<Purpose> = new Set<Purpose>(['bereft']);

function setAside(dice: Dice): Dice {
  return { roll: (request) => (ASIDE.has(request.purpose) ? [6] : dice.roll(request)) };
}

/**
 * What would happen if a legal action were done and the dice fell so. A unit that could slip away is taken to stand
 * (2.8.6), a personage who could decline a duel to accept it (2.20.5). The sequence of play does not go on, and whether the
 * action may be done is not asked.
 */
export function imagine(battle: Battle, state: GameState, action: Action, dice: Dice): readonly GameEvent[] {
  const assumed = setAside(dice);
  const events = verbOf(action.type).resolve(battle, state, action, assumed);
  if (action.type !== 'Melee' && action.type !== 'Challenge') return events;
  const after = stateAfter(battle, state, events);
  const answer = answerTo(after.owed[0]);
  if (answer === null) return events;
  return [...events, ...verbOf(answer.type).resolve(battle, after, answer, assumed)];
}

function answerTo(owed: Owed | undefined): Action | null {
  if (owed?.type === 'slip') return { type: 'StandFast', unit: owed.unit };
  return owed?.type === 'duel' ? { type: 'AcceptDuel', personage: owed.unit } : null;
}

/** The state after some events, imagined or recorded. */
export function stateAfter(battle: Battle, state: GameState, events: readonly GameEvent[]): GameState {
  return reduceAll(battle, state, events);
}

/** An event between the state that it met and the state that it left. */
export interface Moment {
  readonly before: GameState;
  readonly event: GameEvent;
  readonly after: GameState;
}

/** Goes through events again, one by one: for whoever tells what happened. */
export function* retrace(
  battle: Battle,
  state: GameState,
  events: readonly GameEvent[],
): Generator<Moment, void, undefined> {
  let before = state;
  for (const event of events) {
    const after = reduceAll(battle, before, [event]);
    yield { before, event, after };
    before = after;
  }
}
