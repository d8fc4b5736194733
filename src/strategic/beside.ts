/** What one side lost in a fight on hexes, laid into what it loses by dice. */
import type { LossBeside } from './siege.ts';

/** So many hits beside the chance of each number of them by dice, from none; the chances sum to one. */
export function besideDice(fought: number, shares: readonly number[]): LossBeside {
  const chanceOf = (counts: (hits: number) => boolean): number =>
    shares.reduce((sum, chance, hits) => sum + (counts(hits) ? chance : 0), 0);
  const [fewer, asMany] = [chanceOf((hits) => hits < fought), chanceOf((hits) => hits === fought)];
  return {
    fought,
    mean: shares.reduce((sum, chance, hits) => sum + chance * hits, 0),
    shares,
    fewer,
    asMany,
    percentile: fewer + asMany / 2,
  };
}
