/** The mutants: every change of every place, with a name that outlives moves, new formatting and changes elsewhere. */
import { basename } from 'node:path';
import { mixedSeed } from '../../src/game/generator.ts';
import type { Change, Kind, Place } from './places.ts';

/** One place changed. */
export interface Mutant {
  readonly place: number;
  readonly change: Change;
  readonly kind: Kind;
  /** "engine/zones.ts zones: inverted `a === b`", numbered from the second of its like on. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

/** The folders whose mutants are tried, by the name they have in the proof. */
export const MUTATED: Readonly<Record<string, string>> = {
  engine: 'src/engine',
  sequence: 'src/sequence',
  game: 'src/game',
  battle: 'src/strategic/war-of-the-ring/battle',
};

/** The folder of the proof that a file belongs to. */
export function folderOf(file: string): string {
  return Object.keys(MUTATED).find((name) => file.startsWith(`${MUTATED[name]}/`)) ?? 'elsewhere';
}

/** Every mutant of the places. */
export function mutantsOf(places: readonly Place[]): readonly Mutant[] {
  const seen = new Map<string, number>();
  return places.flatMap(({ file, line, owner, text, kind, changes }, place) =>
    changes.map((change) => {
      const plain = `${folderOf(file)}/${basename(file)} ${owner}: ${change} \`${text}\``;
      const times = (seen.get(plain) ?? 0) + 1;
      seen.set(plain, times);
      const name = times === 1 ? plain : `${plain} (${times})`;
      return { place, change, kind, file, line, name };
    }),
  );
}

const GRAIN = 100_000;

/** A share of the mutants, the same for the same seed. */
export function shareOf(mutants: readonly Mutant[], share: number, seed: number): readonly Mutant[] {
  return mutants.filter((_, index) => Math.abs(mixedSeed(seed, index)) % GRAIN < Math.round(share * GRAIN));
}
