/** Many games of one battle, each from a source of its own: game i is drawn from (seed, i) alone. */
import { drawing, mixedSeed } from '../game/generator.ts';
import { meanOf, shareOf } from './estimate.ts';
import type { Said } from './said.ts';
import type { Die, Estimate, StrategicOdds, Sample } from './siege.ts';

/** What one game is counted by: how it ended, and the whole numbers of which means are wanted. */
export interface Counted {
  readonly verdict: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** The die of game `index` of a series. */
export function dieOf(seed: number, index: number): Die {
  const draw = drawing(mixedSeed(seed, index));
  return (sides) => draw(sides) + 1;
}

/** Plays a series, as long as it is watched on, and sums it up: shares of all `verdicts`, in their order, and means of all counts; `under` tells by which rules. */
export function sampleOdds(
  verdicts: readonly string[],
  { games, seed, watch }: Sample,
  play: (die: Die) => Counted,
  under: readonly Said[] = [],
): StrategicOdds {
  const ends = new Map(verdicts.map((verdict) => [verdict, 0]));
  const sums = new Map<string, { sum: number; squares: number }>();
  let played = 0;
  for (; played < games && (played === 0 || watch?.(played) !== false); played++) {
    const { verdict, counts } = play(dieOf(seed, played));
    ends.set(verdict, (ends.get(verdict) ?? 0) + 1);
    for (const [name, count] of Object.entries(counts)) {
      const { sum, squares } = sums.get(name) ?? { sum: 0, squares: 0 };
      sums.set(name, { sum: sum + count, squares: squares + count * count });
    }
  }
  return {
    method: { type: 'sampled', games: played, seed },
    chances: estimates(ends, (count) => shareOf(count, played)),
    means: estimates(sums, ({ sum, squares }) => meanOf(sum, squares, played)),
    under,
  };
}

function estimates<T>(found: ReadonlyMap<string, T>, estimate: (one: T) => Estimate) {
  return Object.fromEntries([...found].map(([name, one]) => [name, estimate(one)]));
}
