/** What is fetched when it is needed: the scenarios with their maps, and all that reads or writes whole games. */
import { ok, type Result } from '../../kernel/result.ts';
import { openCompiled, readCompiledMap, readCompiledScenario } from '../../scenario/compiled.ts';
import type { HouseRuleChoice } from '../../scenario/houseRules.ts';
import type { Problem } from '../../scenario/problems.ts';
import { causeError } from '../loading/causes.ts';
import { openBattleOf, type OpenBattle } from '../store/openBattle.ts';

const ROOT = '../../../scenarios/';
/** Where scenarios and their maps lie, compiled: they are no program, and quicker read as what they are. Strongholds bring theirs along. */
const ADDRESSES = import.meta.glob<string>(
  ['../../../scenarios/*.json', '../../../scenarios/maps/{minas-tirith,dagorlad}.json'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

/** Fetches a shipped battle, with the threshold that was bid for the besieger, null = as it is, and the house rules that were chosen. */
export async function fetchBattle(
  id: string,
  threshold: number | null,
  rules: HouseRuleChoice = {},
): Promise<Result<OpenBattle, Problem>> {
  const scenario = await fetchFile(`${id}.json`, readCompiledScenario);
  const opened = openCompiled(scenario, await fetchFile(scenario.map, readCompiledMap));
  if (threshold === null && Object.keys(rules).length === 0) return openBattleOf(ok(opened));
  const { openBidden } = await import('./bidden.ts');
  return openBidden(opened.document, threshold, rules);
}

/** Fetches what takes games to files and from them. */
export function fetchFiles() {
  return import('./filesAtTable.ts');
}

async function fetchFile<File>(name: string, read: (text: string) => File): Promise<File> {
  const address = ADDRESSES[`${ROOT}${name}`];
  if (address === undefined) throw causeError('damaged', `there is no ${name}`);
  const answer = await fetch(address).catch((why: unknown) => {
    throw causeError('unreachable', `${name} cannot be reached (${String(why)})`);
  });
  if (!answer.ok) throw causeError('unreachable', `the server answers ${answer.status} for ${name}`);
  try {
    return read(await answer.text());
  } catch (why) {
    throw causeError('damaged', `${name} is damaged (${String(why)})`);
  }
}
