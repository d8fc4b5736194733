import type { Action } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import type { Dice, DiceRequest, Purpose } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import { reduceAll } from '../engine/reduce.ts';
import type { GameState, Owed } from '../engine/state.ts';
import { verbOf } from '../engine/verbs.ts';
import { outcomeOf, OUTCOMES, type Outcome } from './outcome.ts';

export type { Outcome } from './outcome.ts';

/** One way things can go: `ways` of `of` equally likely throws. */
export interface Branch<T> {
  readonly ways: number;
  readonly of: number;
  readonly value: T;
}

const ONE_DIE = [1, 2, 3, 4, 5, 6].map((face) => ({ faces: [face], ways: 1, of: 6 }));
const TWO_DICE = Array.from({ length: 11 }, (_, index) => {
  const sum = index + 2;
  const low = Math.max(1, sum - 6);
  return { faces: [low, sum - low], ways: 6 - Math.abs(7 - sum), of: 36 };
});

/** Every possible throw of a request: faces of one die, or sums of two with their ways. */
function throwsOf({ dice }: DiceRequest): readonly { faces: readonly number[]; ways: number; of: number }[] {
  return dice === 1 ? ONE_DIE : TWO_DICE;
}

/** The exact distribution of anything that asks for dice, by running it again for every throw. */
export function outcomes<T>(run: (dice: Dice) => T): readonly Branch<T>[] {
  const found: Branch<T>[] = [];
  const explore = (thrown: readonly (readonly number[])[], ways: number, of: number): void => {
    let next = 0;
    const beyond: DiceRequest[] = [];
    const value = run({
      roll(request) {
        const faces = thrown[next++];
        if (faces !== undefined) return faces;
        beyond.push(request);
        return throwsOf(request)[0]!.faces;
      },
    });
    const request = beyond[0];
    if (request === undefined) found.push({ ways, of, value });
    else for (const one of throwsOf(request)) explore([...thrown, one.faces], ways * one.ways, of * one.of);
  };
  explore([], 1, 1);
  return found;
}

/** Exact odds of an action: ways of `of` for each outcome that can happen, ways summing to `of`. */
export interface Odds {
  readonly of: number;
  readonly outcomes: readonly Readonly<{ outcome: Outcome; ways: number }>[];
}

/**
 * Dice that change nothing about the outcome: who is bereft of his unit when that dies is no part of it (2.20.7). They
 * show a six, and every branch is counted once.
 */
const ASIDE: ReadonlySet<Purpose> = new Set<Purpose>(['bereft']);

function setAside(dice: Dice): Dice {
  return { roll: (request) => (ASIDE.has(request.purpose) ? [6] : dice.roll(request)) };
}

/**
 * The exact odds of an action that rolls dice, through the very functions that resolve it. A unit that could slip away
 * is taken to stand, a personage who could decline a duel to accept it.
 */
export function oddsOf(battle: Battle, state: GameState, action: Action): Odds {
  const branches = outcomes((dice) => outcomeOf(action, resolved(battle, state, action, setAside(dice))));
  const of = branches.reduce((most, branch) => Math.max(most, branch.of), 1);
  const ways = new Map<Outcome, number>();
  for (const branch of branches) {
    ways.set(branch.value, (ways.get(branch.value) ?? 0) + Math.floor((branch.ways * of) / branch.of));
  }
  return {
    of,
    outcomes: OUTCOMES.flatMap((outcome) =>
      ways.has(outcome) ? [{ outcome, ways: ways.get(outcome)! }] : [],
    ),
  };
}

/** The events of an action, and of the answer that is taken for granted. */
function resolved(battle: Battle, state: GameState, action: Action, dice: Dice): readonly GameEvent[] {
  const events = verbOf(action.type).resolve(battle, state, action, dice);
  if (action.type !== 'Melee' && action.type !== 'Challenge') return events;
  const after = reduceAll(state, events);
  const answer = answerTo(after.owed[0]);
  if (answer === null) return events;
  return [...events, ...verbOf(answer.type).resolve(battle, after, answer, dice)];
}

function answerTo(owed: Owed | undefined): Action | null {
  if (owed?.type === 'slip') return { type: 'StandFast', unit: owed.unit };
  return owed?.type === 'duel' ? { type: 'AcceptDuel', personage: owed.unit } : null;
}
