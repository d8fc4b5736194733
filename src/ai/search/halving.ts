/** Of several candidates the best by trials: all are tried alike, the better half is tried again, until one is left. */

/** One trial of a candidate; the same number is the same luck for every candidate. */
export type Trial<T> = (candidate: T, luck: number) => Readonly<{ value: number; cost: number }>;

/** A candidate with what its trials came to. */
export interface Tried<T> {
  readonly candidate: T;
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
  const sums = candidates.map((candidate) => ({ candidate, sum: 0, trials: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let left = sums;
  let luck = 0;
  for (let round = 0; round < rounds && left.length > 1; round += 1) {
    let spent = 0;
    do {
      for (const one of left) {
        const { value, cost } = trial(one.candidate, luck);
        one.sum += value;
        one.trials += 1;
        spent += cost;
      }
      luck += 1;
    } while (spent < budget / rounds);
    left = byMean(left).slice(0, Math.ceil(left.length / 2));
  }
  const best = new Set(left);
  return [...byMean(left), ...byMean(sums.filter((one) => !best.has(one)))].map(
    ({ candidate, sum, trials }) => ({ candidate, mean: sum / Math.max(1, trials), trials }),
  );
}

function byMean<T extends Readonly<{ sum: number; trials: number }>>(tried: readonly T[]): T[] {
  return tried.toSorted((a, b) => b.sum / b.trials - a.sum / a.trials);
}
