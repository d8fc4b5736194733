import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from '../engine/dice.ts';

/** The state of a generator: four integers, saved and restored exactly. */
export type Generator = readonly number[];

/** A generator from a seed. */
export function generatorFrom(seed: number): Generator {
  return xoroshiro128plus(seed).getState();
}

/** Mixes several integers into one seed, so that game i and its agents draw from sources of their own. */
export function mixedSeed(...parts: readonly number[]): number {
  let seed = 0x9e3779b9;
  for (const part of parts) {
    seed = Math.imul(seed ^ part, 0x85ebca6b);
    seed = Math.imul(seed ^ (seed >>> 13), 0xc2b2ae35);
    seed ^= seed >>> 16;
  }
  return seed | 0;
}

/** Dice that draw from a generator; `generator` is its state after the rolls so far. */
export interface SeededDice extends Dice {
  generator(): Generator;
}

/** Dice from the state of a generator: every face from 1 to 6 equally likely. */
export function seeded(state: Generator): SeededDice {
  const source = xoroshiro128plusFromState(state);
  return {
    generator: () => source.getState(),
    roll: ({ dice }) => Array.from({ length: dice }, () => uniformInt(source, 1, 6)),
  };
}

/** Draws whole numbers from 0 to below - 1, for agents: never the dice of the game. */
export function drawing(seed: number): (below: number) => number {
  const source = xoroshiro128plus(seed);
  return (below) => uniformInt(source, 0, below - 1);
}
