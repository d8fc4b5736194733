/** The mutants: every change of every condition, with a name that outlives changes elsewhere in its file. */
import { mixedSeed } from '../../src/game/generator.ts';
import type { Change, Condition } from './conditions.ts';

/** One condition changed. */
export interface Mutant {
  readonly condition: number;
  readonly change: Change;
  /** "facts/zones.ts: inverted `a === b`", numbered from the second of its like on. */
  readonly name: string;
  readonly line: number;
}

/** Every mutant of the conditions. */
export function mutantsOf(conditions: readonly Condition[]): readonly Mutant[] {
  const seen = new Map<string, number>();
  return conditions.flatMap(({ file, line, text, changes }, condition) =>
    changes.map((change) => {
      const plain = `${file.replace('src/engine/', '')}: ${change} \`${text}\``;
      const times = (seen.get(plain) ?? 0) + 1;
      seen.set(plain, times);
      return { condition, change, line, name: times === 1 ? plain : `${plain} (${times})` };
    }),
  );
}

const GRAIN = 100_000;

/** A share of the mutants, the same for the same seed. */
export function shareOf(mutants: readonly Mutant[], share: number, seed: number): readonly Mutant[] {
  return mutants.filter((_, index) => Math.abs(mixedSeed(seed, index)) % GRAIN < Math.round(share * GRAIN));
}
