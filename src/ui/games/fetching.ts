/** What is fetched when it is needed: the scenarios with their maps and rosters, and all that reads or writes whole games. */
import type { Result } from '../../kernel/result.ts';
import type { HouseRuleChoice } from '../../scenario/houseRules.ts';
import type { Problem } from '../../scenario/problems.ts';
import { caused } from '../loading/causes.ts';
import type { OpenBattle } from '../store/openBattle.ts';

const ROOT = '../../../scenarios/';
/** Where the scenarios, maps and rosters lie: they are no program, and quicker read as what they are. */
const ADDRESSES = import.meta.glob<string>('../../../scenarios/**/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Fetches a shipped scenario and opens it with the threshold that was bid for the besieger, null = as it is, and the house rules that were chosen. */
export async function fetchBattle(
  id: string,
  threshold: number | null,
  rules: HouseRuleChoice = {},
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
  return openBidden(scenario, { maps, rosters }, threshold, rules);
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
  const address = ADDRESSES[`${ROOT}${name}`];
  if (address === undefined) return undefined;
  const answer = await fetch(address).catch((why: unknown) => {
    throw caused('unreachable', `${name} cannot be reached (${String(why)})`);
  });
  if (!answer.ok) throw caused('unreachable', `the server answers ${answer.status} for ${name}`);
  return await answer.json().catch((why: unknown) => {
    throw caused('damaged', `${name} is damaged (${String(why)})`);
  });
}
