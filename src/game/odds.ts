import type { Action } from '../engine/action.ts';
import type { Battle, PieceId } from '../engine/battle.ts';
import type { Dice, DiceRequest } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import { reduceAll } from '../engine/reduce.ts';
import type { GameState } from '../engine/state.ts';
import { verbOf } from '../engine/verbs.ts';

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

/** What an action may come to, from the worst for its target to nothing. */
export type Outcome =
  'dead' | 'halved' | 'thrown-back' | 'breached' | 'destroyed' | 'thrown-down' | 'rallied' | 'nothing';

/** Exact odds of an action: ways of `of` for each outcome that can happen, ways summing to `of`. */
export interface Odds {
  readonly of: number;
  readonly outcomes: readonly Readonly<{ outcome: Outcome; ways: number }>[];
}

const ORDER: readonly Outcome[] = [
  'dead',
  'halved',
  'thrown-back',
  'breached',
  'destroyed',
  'thrown-down',
  'rallied',
  'nothing',
];

/** The exact odds of an action that rolls dice, through the very function that resolves it. A unit that could slip away is taken to stand. */
export function oddsOf(battle: Battle, state: GameState, action: Action): Odds {
  const branches = outcomes((dice) => outcomeOf(action, resolved(battle, state, action, dice)));
  const of = branches.reduce((most, branch) => Math.max(most, branch.of), 1);
  const ways = new Map<Outcome, number>();
  for (const branch of branches) {
    ways.set(branch.value, (ways.get(branch.value) ?? 0) + Math.floor((branch.ways * of) / branch.of));
  }
  return {
    of,
    outcomes: ORDER.flatMap((outcome) => (ways.has(outcome) ? [{ outcome, ways: ways.get(outcome)! }] : [])),
  };
}

function resolved(battle: Battle, state: GameState, action: Action, dice: Dice): readonly GameEvent[] {
  const events = verbOf(action.type).resolve(battle, state, action, dice);
  const after = reduceAll(state, events);
  const offered = after.owed[0];
  if (action.type !== 'Melee' || offered?.type !== 'slip') return events;
  return verbOf('StandFast').resolve(battle, after, { type: 'StandFast', unit: offered.unit }, dice);
}

/** The unit that an attack is aimed at. */
function targetOf(action: Action): PieceId | null {
  if (action.type === 'Fire') return action.target;
  return action.type === 'Melee' ? action.defender : null;
}

function outcomeOf(action: Action, events: readonly GameEvent[]): Outcome {
  const befell = (type: GameEvent['type']): boolean => events.some((event) => event.type === type);
  const target = targetOf(action);
  if (target !== null) return fateOf(events, target);
  if (befell('HexsideBreached')) return 'breached';
  if (befell('EngineDestroyed')) return 'destroyed';
  if (befell('LadderRemoved')) return 'thrown-down';
  return befell('UnitRallied') ? 'rallied' : fateOf(events, null);
}

/** What became of a unit, or of any unit (null): at Grond only his pusher suffers (2.11.6). Whoever owes a retreat is thrown back, wherever he goes. */
function fateOf(events: readonly GameEvent[], unit: PieceId | null): Outcome {
  const is = (other: PieceId): boolean => unit === null || other === unit;
  if (events.some((event) => event.type === 'UnitEliminated' && is(event.unit))) return 'dead';
  if (events.some((event) => event.type === 'UnitReduced' && is(event.unit))) return 'halved';
  const goesBack = (event: GameEvent): boolean =>
    event.type === 'DecisionOwed' && event.owed.type === 'retreat' && is(event.owed.unit);
  return events.some(goesBack) ? 'thrown-back' : 'nothing';
}
