/** What became of the mutants, as it is written down. */
import { folderOf, type Mutant } from './mutants.ts';
import type { Outcome } from './runner.ts';

/** How many there were, how many a test noticed, how many change nothing, and how many nobody noticed. */
export interface Count {
  readonly mutants: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survived: number;
}

/** The result of a run. */
export interface Report extends Count {
  /** Survivors without a reason, in per cent of all mutants that can be noticed, to one decimal. */
  readonly percent: number;
  readonly folders: Readonly<Record<string, Count>>;
  readonly kinds: Readonly<Record<string, Count>>;
  readonly survivors: readonly string[];
  readonly equivalents: Readonly<Record<string, string>>;
}

type Fate = Exclude<keyof Count, 'mutants'>;

/** Counts the mutants that were tried; `reasons` tells by their names those that change nothing. */
export function reportOf(
  tried: readonly Mutant[],
  outcomes: Readonly<Record<string, Outcome>>,
  reasons: Readonly<Record<string, string>>,
): Report {
  const fates = tried.map((mutant) => ({
    mutant,
    fate: fateOf(outcomes[mutant.name], reasons[mutant.name]),
  }));
  const counted = (wanted: readonly Readonly<{ fate: Fate }>[]): Count => {
    const count = (which: Fate): number => wanted.filter(({ fate }) => fate === which).length;
    return {
      mutants: wanted.length,
      killed: count('killed'),
      equivalent: count('equivalent'),
      survived: count('survived'),
    };
  };
  const by = (key: (mutant: Mutant) => string): Record<string, Count> =>
    Object.fromEntries(
      [...new Set(tried.map(key))].map((name) => [
        name,
        counted(fates.filter(({ mutant }) => key(mutant) === name)),
      ]),
    );
  const all = counted(fates);
  const names = (which: Fate): readonly Mutant[] =>
    fates.filter(({ fate }) => fate === which).map(({ mutant }) => mutant);
  return {
    ...all,
    percent: Math.round((all.survived / Math.max(1, all.mutants - all.equivalent)) * 1000) / 10,
    folders: by(({ file }) => folderOf(file)),
    kinds: by(({ kind }) => kind),
    survivors: names('survived').map(({ name, line }) => `${name}, line ${line}`),
    equivalents: Object.fromEntries(names('equivalent').map(({ name }) => [name, reasons[name]!])),
  };
}

function fateOf(outcome: Outcome | undefined, reason: string | undefined): Fate {
  if (outcome !== 'survived' && outcome !== 'never reached') return 'killed';
  return reason === undefined ? 'survived' : 'equivalent';
}
