/** Of several candidates the best by trials: all are tried alike, the better half is tried again, until one is left. */

/** One trial of a candidate; the same number is the same luck for every candidate. */
export type Trial<T> = (candidate: T, luck: number) => Readonly<{ value: number; cost: number }>;

/** A candidate with what its trials came to. */
export interface Tried<T> {
  readonly candidate: T;
  /** Of the best its mean; of the others so much less as they did worse on the luck that both met: who was dropped on good luck is not told as better. */
  readonly mean: number;
  readonly trials: number;
}

/**
 * Sequential halving: in each of its rounds every candidate that is left is tried as often as all others, on the same luck,
 * and the better half goes on. `budget` is spent in costs of trials, as evenly over the rounds as it will go; a round that is begun is ended. The best
 * first; of equals the earlier.
 */
export function rankByHalving<T>(
  candidates: readonly T[],
  budget: number,
  trial: Trial<T>,
): readonly Tried<T>[] {
  const tried = candidates.map((candidate) => ({ candidate, values: [] as number[] }));
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let left = tried;
  let luck = 0;
  for (let round = 0; round < rounds && left.length > 1; round += 1) {
    let spent = 0;
    do {
      for (const one of left) {
        const { value, cost } = trial(one.candidate, luck);
        one.values.push(value);
        spent += cost;
      }
      luck += 1;
    } while (spent < budget / rounds);
    left = left.toSorted((a, b) => meanOf(b.values) - meanOf(a.values)).slice(0, Math.ceil(left.length / 2));
  }
  const best = left[0]?.values ?? [];
  return tried
    .map((one) => {
      const trials = one.values.length;
      const mean = meanOf(best) + meanOf(one.values) - meanOf(best.slice(0, trials));
      return { candidate: one.candidate, mean, trials };
    })
    .toSorted(
      (a, b) =>
        Number(b.candidate === left[0]?.candidate) - Number(a.candidate === left[0]?.candidate) ||
        b.mean - a.mean,
    );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
