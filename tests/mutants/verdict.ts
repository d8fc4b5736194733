/** What became of the mutants, as it is written down. */
import type { Mutant } from './mutants.ts';
import type { Outcome } from './trials.ts';

/** The result of a run. */
export interface Summary {
  readonly mutants: number;
  readonly killed: number;
  /** In per cent of the mutants that can be noticed, to one decimal. */
  readonly percent: number;
  readonly survivors: readonly string[];
  readonly equivalent: Readonly<Record<string, string>>;
}

/** Counts the mutants that were tried; those that nobody can notice count for nothing. */
export function summary(
  tried: readonly Mutant[],
  outcomes: Readonly<Record<string, Outcome>>,
  equivalent: Readonly<Record<string, string>>,
): Summary {
  const lived = tried.filter(({ name }) => ['survived', 'never asked'].includes(String(outcomes[name])));
  const survivors = lived.filter(({ name }) => equivalent[name] === undefined);
  const excused = lived.filter(({ name }) => equivalent[name] !== undefined);
  const counted = tried.length - excused.length;
  return {
    mutants: counted,
    killed: counted - survivors.length,
    percent: Math.round((survivors.length / Math.max(1, counted)) * 1000) / 10,
    survivors: survivors.map(({ name, line }) => `${name}, line ${line}`),
    equivalent: Object.fromEntries(excused.map(({ name }) => [name, equivalent[name]!])),
  };
}
