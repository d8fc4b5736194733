/** Exact distributions of counts and sums: what chance alone would have made of the dice that were thrown. */

/** The chances of the whole numbers from `from` on; what is left out is less likely than `NEGLIGIBLE`. */
export interface Distribution {
  readonly from: number;
  readonly chances: readonly number[];
}

/** A handful of trials with the same chance. */
export interface Trials {
  readonly count: number;
  readonly chance: number;
}

/** Chances below this are beyond what the figures of the machine tell apart from nothing. */
const NEGLIGIBLE = 1e-18;

/** The number that is certain to be nothing. */
export const NOTHING: Distribution = { from: 0, chances: [1] };

/** The sum of two independent numbers. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const length = a.chances.length + b.chances.length - 1;
  const chances = Array.from({ length }, () => 0);
  for (const [i, one] of a.chances.entries()) {
    for (const [j, other] of b.chances.entries()) chances[i + j]! += one * other;
  }
  return trim({ from: a.from + b.from, chances });
}

function trim({ from, chances }: Distribution): Distribution {
  const first = chances.findIndex((chance) => chance > NEGLIGIBLE);
  const last = chances.findLastIndex((chance) => chance > NEGLIGIBLE);
  return { from: from + first, chances: chances.slice(first, last + 1) };
}

/** The sum of so many independent copies of a number, by doubling. */
export function repeat(one: Distribution, count: number): Distribution {
  let [sum, power, left] = [NOTHING, one, count];
  while (left > 0) {
    if (left % 2 === 1) sum = convolve(sum, power);
    left = Math.floor(left / 2);
    if (left > 0) power = convolve(power, power);
  }
  return sum;
}

/** How many of several trials succeed, each with its own chance. */
export function successes(trials: readonly Trials[]): Distribution {
  return trials.reduce(
    (sum, { count, chance }) => convolve(sum, repeat({ from: 0, chances: [1 - chance, chance] }, count)),
    NOTHING,
  );
}

const DIE: Distribution = { from: 1, chances: [1, 1, 1, 1, 1, 1].map((way) => way / 6) };

/** The sum of so many dice. */
export function sumOfDice(count: number): Distribution {
  return repeat(DIE, count);
}

/** How an observed number compares with its distribution. */
export interface Comparison {
  readonly observed: number;
  readonly expected: number;
  /** Standard deviations above what was to be expected; 0 where nothing was left to chance. */
  readonly z: number;
  /** How likely chance alone strays at least as far: the sum of all chances no greater than that of what was observed. */
  readonly p: number;
}

/** Compares; exact but for the last figures of the machine. */
export function compare(distribution: Distribution, observed: number): Comparison {
  const { from, chances } = distribution;
  const expected = chances.reduce((sum, chance, at) => sum + chance * (from + at), 0);
  const variance = chances.reduce((sum, chance, at) => sum + chance * (from + at - expected) ** 2, 0);
  const own = chances[observed - from] ?? 0;
  const p = chances.reduce((sum, chance) => (chance <= own * (1 + 1e-9) ? sum + chance : sum), 0);
  const z = variance < NEGLIGIBLE ? 0 : (observed - expected) / Math.sqrt(variance);
  return { observed, expected, z, p: Math.min(1, p) };
}
