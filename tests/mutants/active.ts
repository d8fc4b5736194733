/** The switch of the mutants: every place of the rules asks here, and one of them is answered wrongly. */
import type { Change } from './places.ts';

let active = -1;
let change: Change = 'inverted';
let age = 0;
let reached: Set<number> | null = null;
let rounds = 0;
let most = Number.POSITIVE_INFINITY;

/** From now on that place is changed in that way; -1 is none. */
export function activate(place: number, how: Change): void {
  if (place !== active || how !== change) age += 1;
  active = place;
  change = how;
}

/** What the rules remember by an object or a text: it is forgotten when another mutant awakes, so that none finds what one left behind. */
export function memory<K, V>(): Pick<Map<K, V>, 'get' | 'set' | 'has'> {
  let [texts, objects, made] = [new Map<K, V>(), new WeakMap<K & object, V>(), age];
  const current = (key: K): Map<K, V> => {
    if (made !== age) [texts, objects, made] = [new Map<K, V>(), new WeakMap<K & object, V>(), age];
    return typeof key === 'object' ? (objects as unknown as Map<K, V>) : texts;
  };
  return {
    get: (key) => current(key).get(key),
    has: (key) => current(key).has(key),
    set: (key, value) => current(key).set(key, value),
  };
}

/** Starts a new list of the places that are reached, and gives it. */
export function recordReached(): ReadonlySet<number> {
  reached = new Set();
  return reached;
}

/** Counts the rounds of all loops from nothing; more than so many are an error. */
export function allowRounds(limit: number): void {
  rounds = 0;
  most = limit;
}

/** The rounds since then. */
export function roundsDone(): number {
  return rounds;
}

/** A round of a loop begins. */
export function round(): void {
  rounds += 1;
  if (rounds > most) throw new Error('this loop would never end');
}

function changed(place: number): boolean {
  if (reached !== null) reached.add(place);
  return place === active;
}

/** The answer of a condition. */
export function judged(place: number, answer: unknown): unknown {
  if (!changed(place)) return answer;
  return change === 'inverted' ? !answer : change === 'always';
}

/** A number as written. */
export function counted(place: number, value: number): number {
  if (!changed(place)) return value;
  return change === 'zero' ? 0 : value + 1;
}

/** `-a`, or what is added to a sum. */
export function signed(place: number, value: number): number {
  return changed(place) ? -value : value;
}

/** `a < b` */
export function less(place: number, a: number, b: number): boolean {
  return changed(place) ? a <= b : a < b;
}

/** `a <= b` */
export function atMost(place: number, a: number, b: number): boolean {
  return changed(place) ? a < b : a <= b;
}

/** `a > b` */
export function more(place: number, a: number, b: number): boolean {
  return changed(place) ? a >= b : a > b;
}

/** `a >= b` */
export function atLeast(place: number, a: number, b: number): boolean {
  return changed(place) ? a > b : a >= b;
}

/** `a + b` */
export function plus(place: number, a: number, b: number): number {
  return changed(place) ? a - b : a + b;
}

/** `a - b` */
export function minus(place: number, a: number, b: number): number {
  return changed(place) ? a + b : a - b;
}

/** `a * b` */
export function times(place: number, a: number, b: number): number {
  return changed(place) ? a / b : a * b;
}

/** `a / b` */
export function through(place: number, a: number, b: number): number {
  return changed(place) ? a * b : a / b;
}

/** `a % b` */
export function modulo(place: number, a: number, b: number): number {
  return changed(place) ? a * b : a % b;
}

/** The name of one method, or of the other. */
export function either(place: number, one: string, other: string): string {
  return changed(place) ? other : one;
}

/** Whether a statement is carried out. */
export function runs(place: number): boolean {
  return !changed(place);
}
