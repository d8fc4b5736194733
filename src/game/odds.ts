import type { Action } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import type { Dice, DiceRequest } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import { imagine } from './imagine.ts';
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

/** One run, and what it went on to ask for after the throws it was given. */
interface Run<T> {
  readonly value: T;
  readonly asked: readonly DiceRequest[];
}

/**
 * The exact distribution of anything that asks for dice, by running it again for every throw. With `alike`, throws of one
 * request after which runs come to the same words, whatever is thrown later being equal, are run on as one: sound as long
 * as nothing looks back at an earlier throw.
 */
export function outcomes<T>(
  run: (dice: Dice) => T,
  alike: ((value: T) => string) | null = null,
): readonly Branch<T>[] {
  const found: Branch<T>[] = [];
  const explore = (
    { value, asked: [request, ...later] }: Run<T>,
    thrown: Thrown,
    ways: number,
    of: number,
  ): void => {
    if (request === undefined) {
      found.push({ ways, of, value });
      return;
    }
    const groups = new Map<string, { run: Run<T>; thrown: Thrown; ways: number }>();
    for (const [index, one] of throwsOf(request).entries()) {
      const further = [...thrown, one.faces];
      // The run that asked went on with the first throw.
      const next = index === 0 ? { value, asked: later } : runWith(run, further);
      const key = alike === null ? String(index) : `${next.asked[0]?.purpose} ${alike(next.value)}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { run: next, thrown: further, ways: one.ways });
      else group.ways += one.ways;
    }
    const each = throwsOf(request)[0]!.of;
    for (const group of groups.values()) explore(group.run, group.thrown, ways * group.ways, of * each);
  };
  explore(runWith(run, []), [], 1, 1);
  return found;
}

type Thrown = readonly (readonly number[])[];

/** Runs with these throws, and the first of each further request. */
function runWith<T>(run: (dice: Dice) => T, thrown: Thrown): Run<T> {
  let next = 0;
  const asked: DiceRequest[] = [];
  const value = run({
    roll(request) {
      const faces = thrown[next++];
      if (faces !== undefined) return faces;
      asked.push(request);
      return throwsOf(request)[0]!.faces;
    },
  });
  return { value, asked };
}

/** Exact odds of an action: ways of `of` for each outcome that can happen, ways summing to `of`. */
export interface Odds {
  readonly of: number;
  readonly outcomes: readonly Readonly<{ outcome: Outcome; ways: number }>[];
}

/**
 * Everything that can come of an action, by `imagine`: the events of each way it can go but for the faces, with their share
 * of the throws.
 */
export function branchesOf(battle: Battle, state: GameState, action: Action): readonly Branch<Events>[] {
  return outcomes((dice) => imagine(battle, state, action, dice), happenings);
}

type Events = readonly GameEvent[];

/** The exact odds of an action that rolls dice, through the very functions that resolve it. */
export function oddsOf(battle: Battle, state: GameState, action: Action): Odds {
  const branches = branchesOf(battle, state, action);
  const of = branches.reduce((most, branch) => Math.max(most, branch.of), 1);
  const ways = new Map<Outcome, number>();
  for (const branch of branches) {
    const outcome = outcomeOf(action, branch.value);
    ways.set(outcome, (ways.get(outcome) ?? 0) + Math.floor((branch.ways * of) / branch.of));
  }
  return {
    of,
    outcomes: OUTCOMES.flatMap((outcome) =>
      ways.has(outcome) ? [{ outcome, ways: ways.get(outcome)! }] : [],
    ),
  };
}

/** What happened but for the faces, as text. */
function happenings(events: Events): string {
  return JSON.stringify(events.filter(({ type }) => type !== 'DiceRolled'));
}
