/** What is fetched when it is needed: the scenarios with their maps and rosters, and all that reads or writes whole games. */
import type { Result } from '../kernel/result.ts';
import type { Problem } from '../scenario/problems.ts';
import type { OpenBattle } from './openBattle.ts';

const ROOT = '../../scenarios/';
const FILES = import.meta.glob('../../scenarios/**/*.json', { import: 'default' });

/** Fetches a shipped scenario and opens it with the threshold that was bid for the besieger; null = as it is. */
export async function fetchBattle(
  id: string,
  threshold: number | null,
): Promise<Result<OpenBattle, Problem>> {
  const [scenario, { openBidden }] = await Promise.all([
    fetchFile(`${id}.json`),
    import('./shippedBattle.ts'),
  ]);
  const { map, kinds } = scenario as Named;
  const [maps, rosters] = await Promise.all([
    filesBy(map.file === undefined ? [] : [map.file]),
    filesBy(kinds.filter((kind) => typeof kind === 'string')),
  ]);
  return openBidden(scenario, { maps, rosters }, threshold);
}

/** Fetches what opens the battles of kept games. */
export function fetchReader() {
  return import('./opening.ts');
}

/** Fetches what reads and writes games as files. */
export function fetchGameFile() {
  return import('./gameFile.ts');
}

/** The other files that a scenario names. */
interface Named {
  readonly map: Readonly<{ file?: string }>;
  readonly kinds: readonly unknown[];
}

async function filesBy(names: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await fetchFile(name)] as const)),
  );
}

async function fetchFile(name: string): Promise<unknown> {
  return await FILES[`${ROOT}${name}`]?.();
}
