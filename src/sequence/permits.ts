import type { Action, ActionType } from '../engine/action.ts';
import { refuse, type Refusal } from '../engine/refusal.ts';
import type { Step } from '../engine/state.ts';
import { STEPS } from './steps.ts';
import { SIGNALS } from './turn.chart.ts';

const signals: ReadonlySet<string> = new Set(SIGNALS);

const PERMITS: ReadonlyMap<Step, ReadonlySet<ActionType>> = new Map(
  [...STEPS].map(([step, events]) => [
    step,
    new Set(events.filter((event) => !signals.has(event)) as ActionType[]),
  ]),
);

const NOTHING: ReadonlySet<ActionType> = new Set();

/** The kinds of action that a step allows, read off the turn chart (2.18). */
export function permittedIn(step: Step): ReadonlySet<ActionType> {
  return PERMITS.get(step) ?? NOTHING;
}

/** The refusal of an action whose kind does not belong to the step, or null (2.18). */
export function whyNotPermitted(step: Step, action: Action): Refusal | null {
  return permittedIn(step).has(action.type) ? null : refuse('not-in-this-step', '2.18');
}
