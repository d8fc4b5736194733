/** The long proofs: what each counts in full, in parts that can be resumed, and when its result is good. */
import type { Battle } from '../../src/engine/battle.ts';
import { entriesOf, sum, type Entries } from './entries.ts';
import { withCauldrons } from '../kit/cauldrons.ts';
import { addedViews, lookAround, NO_VIEWS, type Views } from './views.ts';
import { added, NO_WALK, wander, type Walk } from './wander.ts';

/** One long proof over the shipped battles; `Part` = what a part of it comes to, at once or later. */
export interface Proof<T, Part extends T | Promise<T> = T> {
  readonly name: string;
  readonly seed: number;
  /** How much is looked at in full: actions or games. */
  readonly count: number;
  /** How much of it one part looks at. */
  readonly part: number;
  /** Its file is written after each part, with how many there were, and is gone on from anywhere: for parts that take minutes. */
  readonly isWrittenByPart?: true;
  readonly nothing: T;
  run(battles: readonly Battle[], seed: number, part: number, size: number): Part;
  add(a: T, b: T): T;
  /** What is wrong with a result; empty when it is good. */
  wrong(result: T): readonly string[];
}

/** 1,000,000 random legal actions, the parts going round the shipped battles, a third of them on from greedy games; the laws hold after each. */
export const fuzz: Proof<Walk> = {
  name: 'fuzz',
  seed: 1419,
  count: 1_000_000,
  part: 4_000,
  nothing: NO_WALK,
  run: (battles, seed, part, size) => wander(battles[part % battles.length]!, seed, part, size),
  add: added,
  wrong: ({ actions, fromGreedy, loads, refusals, broken }) => [
    ...broken,
    ...(fromGreedy * 3 < actions ? [`only ${fromGreedy} of ${actions} actions from greedy positions`] : []),
    ...(loads === 0 ? ['no game was saved and loaded'] : []),
    ...(refusals > 0 ? [`${refusals} offered actions were refused`] : []),
  ],
};

function gateOf(battles: readonly Battle[]): Battle {
  return battles.find(({ id }) => id === 'the-great-gate')!;
}

/** 10,000 random games over The Great Gate, a few of them in every run of the tests: at least a third of the entries into the city are not through the gate. */
export const entries: Proof<Entries> = {
  name: 'entries',
  seed: 1,
  count: 10_000,
  part: 200,
  nothing: { gate: 0, otherwise: 0 },
  run: (battles, seed, part, size) =>
    Array.from({ length: size }, (_, game) => entriesOf(gateOf(battles), seed, part * size + game)).reduce(
      sum,
    ),
  add: sum,
  wrong: ({ gate, otherwise }) => {
    if (gate + otherwise === 0) return ['nobody came into the city'];
    return otherwise * 3 >= gate + otherwise
      ? []
      : [`only ${otherwise} of ${gate + otherwise} entries not by the gate`];
  },
};

/** 20,000 states of random games with hidden cauldrons: whatever the besieger may not know is put otherwise, and he sees no difference. */
export const viewProof: Proof<Views> = {
  name: 'view',
  seed: 3019,
  count: 20_000,
  part: 400,
  nothing: NO_VIEWS,
  run: (battles, seed, part, size) => lookAround(withCauldrons(gateOf(battles)), seed, part, size),
  add: addedViews,
  wrong: ({ states, disguised, decided, broken }) => [
    ...broken,
    ...(disguised * 2 < states ? [`only ${disguised} of ${states} states were put otherwise`] : []),
    ...(decided === 0 ? ['the besieger never decided'] : []),
  ],
};
