/**
 * `npm run lab -- tune`: the weights of the policy moved by play against themselves. Each step moves every weight a little up or down by
 * coin, plays the one half against the other from both sides, and goes towards whoever did better (simultaneous perturbation).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../scripts/fingerprint.mjs';
import { byPolicy } from '../../src/ai/greedy.ts';
import { NO_PLAN } from '../../src/ai/greedy/mind.ts';
import { TUNED, type Weights } from '../../src/ai/greedy/weights.ts';
import { promiseFor } from '../../src/ai/search/promise.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { drawing, mixedSeed } from '../../src/game/generator.ts';
import { playout } from '../../src/session/playout.ts';
import { shippedBattle } from '../kit/shipped.ts';

const BATTLES = [
  'the-siege-of-minas-tirith',
  'the-great-gate',
  'the-siege-of-minas-tirith',
  'the-ride-of-the-rohirrim',
];
/** How far a weight is moved to try it, and how far it goes for what was found out, as parts of its natural size. */
const TRY = { first: 0.5, last: 0.25 } as const;
const STEP = { first: 0.12, last: 0.03 } as const;
/** Weights that are near nothing are moved as if they were so large. */
const LEAST_SIZE = 0.3;

type Vector = Readonly<Record<string, number>>;

interface Progress {
  readonly steps: number;
  readonly weights: Vector;
}

/** Tunes for so many minutes, from where the last run stopped, and prints the weights. */
export function tune(minutes: number, seed: number, from: string | undefined): void {
  const file = join(CACHE, 'tune.json');
  const start: Progress =
    from === 'fresh' || !existsSync(file)
      ? { steps: 0, weights: vectorOf(TUNED) }
      : (JSON.parse(readFileSync(file, 'utf8')) as Progress);
  const sizes = vectorOf(TUNED);
  const battles = BATTLES.map(shippedBattle);
  const began = performance.now();
  const until = minutes * 60_000;
  let { steps, weights } = start;
  mkdirSync(CACHE, { recursive: true });
  while (performance.now() - began < until) {
    const done = (performance.now() - began) / until;
    const coin = drawing(mixedSeed(seed, steps));
    const signs = Object.fromEntries(Object.keys(weights).map((name) => [name, coin(2) === 0 ? 1 : -1]));
    const far = TRY.first + (TRY.last - TRY.first) * done;
    const moved = (by: number): Vector =>
      Object.fromEntries(
        Object.entries(weights).map(([name, value]) => [
          name,
          bounded(name, value + by * signs[name]! * Math.max(LEAST_SIZE, Math.abs(sizes[name]!))),
        ]),
      );
    const [plus, minus] = [weightsOf(moved(far)), weightsOf(moved(-far))];
    const battle = battles[steps % battles.length]!;
    const one = graded(battle, plus, minus, seed, steps, DEFENDER);
    const other = graded(battle, plus, minus, seed, steps, BESIEGER);
    const pace = STEP.first + (STEP.last - STEP.first) * done;
    weights = moved((one + other - 1) * pace);
    steps += 1;
    if (steps % 50 === 0) writeFileSync(file, JSON.stringify({ steps, weights }));
  }
  writeFileSync(file, JSON.stringify({ steps, weights }));
  console.log(`${steps} steps`);
  console.log(JSON.stringify(weightsOf(weights), null, 2));
}

/** What `plus` comes to on a side against `minus`, from 0 to 1: mostly who won, a little how clearly. */
function graded(
  battle: Parameters<typeof playout>[0],
  plus: Weights,
  minus: Weights,
  seed: number,
  index: number,
  side: 0 | 1,
): number {
  const agent = (weights: Weights) => byPolicy(weights, () => NO_PLAN);
  const seats =
    side === DEFENDER ? ([agent(plus), agent(minus)] as const) : ([agent(minus), agent(plus)] as const);
  const { state } = playout(battle, seats, seed, index);
  return promiseFor(battle, state, side);
}

/** The finite numbers of the weights, by their paths. */
function vectorOf(weights: Weights): Vector {
  const entries = Object.entries(weights).flatMap(([group, value]) =>
    typeof value === 'number'
      ? [[group, value] as const]
      : Object.entries(value as Vector).map(([name, one]) => [`${group}.${name}`, one] as const),
  );
  return Object.fromEntries(
    entries.filter(([name, value]) => Number.isFinite(value) && !name.endsWith('.skill')),
  );
}

function weightsOf(vector: Vector): Weights {
  const weights = structuredClone(TUNED) as unknown as Record<string, number | Record<string, number>>;
  for (const [path, value] of Object.entries(vector)) {
    const [group, name] = path.split('.') as [string, string | undefined];
    if (name === undefined) weights[group] = value;
    else (weights[group] as Record<string, number>)[name] = value;
  }
  return weights as unknown as Weights;
}

/** Weights keep their sign. */
function bounded(name: string, value: number): number {
  return name.endsWith('.outside') ? Math.min(0, value) : Math.max(0, value);
}
