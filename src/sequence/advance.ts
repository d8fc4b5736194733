import type { Action, ActionType } from '../engine/action.ts';
import type { Battle, Side } from '../engine/battle.ts';
import type { Dice } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import { sideOf } from '../engine/facts/pieces.ts';
import { reduceAll } from '../engine/reduce.ts';
import type { GameState } from '../engine/state.ts';
import { fireFirst, triggersMet, type FiredNow } from '../engine/triggers/follow.ts';
import { anyOption } from '../engine/verbs.ts';
import { CHECKS } from './checks.ts';
import { DECIDING, OWED } from './owed.ts';
import { permittedIn } from './permits.ts';
import { follow, leafOf, type SequenceTask } from './steps.ts';
import type { Signal } from './turn.chart.ts';

/** Where the sequence has come to, and by which events. */
export interface Advanced {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/**
 * Which step is it after an action? Asks the turn chart until a step stands in which somebody has
 * something to decide: steps without any possible action are passed at once (2.0.7), automatic ones are
 * carried out. The events of the scenario follow from what was done and from each of these (2.21). `before` = the state that the
 * deeds met. Answers what came after the deeds, in order, none when the step stays, and the state then.
 */
export function advance(
  battle: Battle,
  before: GameState,
  deeds: readonly GameEvent[],
  action: Action,
  dice: Dice,
): Advanced {
  const firedNow = firedIn(before);
  const told = tell(battle, before, deeds, dice, firedNow);
  const ended = action.type === 'EndStep' ? 'StepEnded' : decisionSignal(battle, told.state);
  const signal = told.state.verdict === null ? ended : 'VictoryReached';
  const { events, state } = follows(battle, told.state, signal, dice, firedNow);
  return { events: told.events.length === 0 ? events : [...told.events, ...events], state };
}

/** What the sequence does before anybody has acted: the first steps are passed where there is nothing to set up. */
export function begin(battle: Battle, state: GameState, dice: Dice): Advanced {
  return follows(battle, state, nothingToDo(battle, state) ? 'StepEnded' : null, dice, firedIn(state));
}

function follows(
  battle: Battle,
  state: GameState,
  first: Signal | null,
  dice: Dice,
  firedNow: FiredNow | null,
): Advanced {
  const events: GameEvent[] = [];
  let now = state;
  let signal = first;
  while (signal !== null) {
    const before = now;
    const begun = events.length;
    for (const deed of follow(now.step, signal)) {
      const found = eventsOf(battle, now, deed, dice);
      events.push(...found);
      now = reduceAll(battle, now, found);
    }
    if (firedNow !== null) {
      const told = tell(battle, before, events.slice(begun), dice, firedNow);
      events.push(...told.events);
      now = told.state;
    }
    signal = nextSignal(battle, now, signal);
  }
  return { events, state: now };
}

/**
 * Folds some events, and lets the events of the scenario follow from them (2.21): those whose moment has come, and what these bring
 * about in their turn, while nobody owes a decision and nobody has won. Answers only what is new. `firedNow` = null where the scenario
 * has no events.
 */
function tell(
  battle: Battle,
  before: GameState,
  happened: readonly GameEvent[],
  dice: Dice,
  firedNow: FiredNow | null,
): Advanced {
  let now = reduceAll(battle, before, happened);
  if (firedNow === null) return { events: NOTHING, state: now };
  const events: GameEvent[] = [];
  const meet = (from: GameState, since: readonly GameEvent[]): void => {
    const found = triggersMet(battle, from, since, firedNow);
    events.push(...found);
    now = reduceAll(battle, now, found);
  };
  meet(before, happened);
  while (now.story!.waiting.length > 0 && now.owed.length === 0 && now.verdict === null) {
    const from = now;
    const found = fireFirst(battle, from, dice);
    events.push(...found);
    now = reduceAll(battle, from, found);
    meet(from, found);
  }
  return { events, state: now };
}

const NOTHING: readonly GameEvent[] = [];

/** The memory of one action, for a scenario that has events (2.21). */
function firedIn({ story }: GameState): FiredNow | null {
  return story === null ? null : new Set();
}

/** Whether the step is the one that the first decision owed asks for, with its owner to decide; without a decision, no step of one (2.18.4). */
export function isDecided(battle: Battle, state: GameState): boolean {
  return decisionSignal(battle, state) === null;
}

/** The signal of the first decision owed, unless its step stands already and the right side decides. */
function decisionSignal(battle: Battle, state: GameState): Signal | null {
  const owed = state.owed[0];
  const leaf = leafOf(state.step);
  if (owed === undefined) return DECIDING.has(leaf) ? 'Settled' : null;
  const { signal, step } = OWED[owed.type];
  return leaf === step && state.active === sideOf(battle, owed.unit) ? null : signal;
}

function nextSignal(battle: Battle, state: GameState, last: Signal): Signal | null {
  if (state.step === 'over') return null;
  if (state.step === 'reckoning') return state.verdict === null ? 'StepEnded' : 'VictoryReached';
  if (state.verdict !== null) return 'VictoryReached';
  const decision = decisionSignal(battle, state);
  if (decision !== null) return decision;
  return last === 'StepEnded' && nothingToDo(battle, state) ? 'StepEnded' : null;
}

/** Nobody could do anything in this step but say so (2.0.7). */
function nothingToDo(battle: Battle, state: GameState): boolean {
  for (const verb of permittedIn(state.step)) {
    if (verb !== ('EndStep' satisfies ActionType) && anyOption(battle, state, verb)) return false;
  }
  return true;
}

function eventsOf(battle: Battle, state: GameState, deed: SequenceTask, dice: Dice): readonly GameEvent[] {
  if (deed.type === 'check') return CHECKS[deed.check](battle, state, dice);
  const active: Side = deed.decides === 'owed' ? sideOf(battle, state.owed[0]!.unit) : deed.decides;
  return [{ type: 'StepEntered', step: deed.step, active, cite: '2.18' }];
}
