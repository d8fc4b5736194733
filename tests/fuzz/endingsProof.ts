/** The long proof that the machine brings every battle to its end: 2,000 games of each shipped battle at the two levels that answer at once. */
import { bothEndings, endingOf, NO_ENDINGS, type Endings } from './endings.ts';
import type { Proof } from './proofs.ts';

export const LEVELS = ['recruit', 'soldier'] as const;
/** So many shipped battles there are, and so many games of each at each level. */
const BATTLES = 7;
const EACH = 2000;

export const endings: Proof<Endings> = {
  name: 'endings',
  seed: 3434,
  count: BATTLES * LEVELS.length * EACH,
  part: 40,
  nothing: NO_ENDINGS,
  run: (battles, seed, part, size) => {
    const [battle, level] = [battles[part % battles.length]!, LEVELS[Math.floor(part / battles.length) % 2]!];
    return Array.from({ length: size }, (_, game) =>
      endingOf(battle, level, seed, part * size + game),
    ).reduce(bothEndings, NO_ENDINGS);
  },
  add: bothEndings,
  wrong: ({ lastPasses, offences }) => [
    ...offences,
    ...(lastPasses === 0 ? ['nobody who lost was asked for a win that he passed over'] : []),
  ],
};

/** Whether a result is of every battle at every level as often as is asked. */
export function isOfEach({ kinds }: Endings): boolean {
  return (
    Object.keys(kinds).length === BATTLES + LEVELS.length &&
    LEVELS.every((level) => kinds[level]! >= BATTLES * EACH) &&
    Object.entries(kinds).every(
      ([name, games]) => LEVELS.some((level) => level === name) || games >= LEVELS.length * EACH,
    )
  );
}
