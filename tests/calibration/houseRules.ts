/**
 * `npm run house-rules`: what each house rule does to the balance of each battle in which it matters. Greedy programs play a series
 * with each rule on its other reading and one with all as the scenario has them, all on the same seeds; writes
 * src/scenario/houseRuleBalance.json and docs/rules/house-rules.md. `-- --games N --only ID` for a shorter look, `--try` writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { playSeries } from '../../src/lab/series.ts';
import { HOUSE_RULES, houseRulesOf, withHouseRules } from '../../src/scenario/houseRules.ts';
import type { Measured, Wins } from '../../src/scenario/houseRuleBalance.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import type { InlineScenario } from '../../src/scenario/schema.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { writePage } from '../kit/pages.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { houseRulesPage, SEED } from './houseRulesPage.ts';

const TARGET = join(ROOT, 'src/scenario/houseRuleBalance.json');

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    only: { type: 'string' },
    try: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);

function series(document: InlineScenario): Wins {
  const opened = openScenario(document, NO_LIBRARY);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const seats = ['greedy', 'greedy'] as const;
  const played = playSeries(opened.value.battle, { seed: SEED, games, seats }, () => true);
  const won = (winner: number | 'draw'): number => played.filter((game) => game.winner === winner).length;
  return [won(0), won(1), won('draw')];
}

function measured(id: string): Measured {
  const { document } = shippedScenario(id);
  const rules = houseRulesOf(document).map((rule) => {
    const { values: both } = HOUSE_RULES.find((line) => line.id === rule)!;
    const other = both.find((value) => value !== document.options[rule])!;
    const wins = series(withHouseRules(document, { [rule]: other }));
    console.error(`${id} ${rule}: ${wins.join(' ')}`);
    return [rule, wins] as const;
  });
  return { games, usual: series(document), rules: Object.fromEntries(rules) };
}

const before = JSON.parse(readFileSync(TARGET, 'utf8')) as Readonly<Record<string, Measured>>;
const found: Record<string, Measured> = { ...before };
for (const id of Object.keys(SHIPPED_SCENARIOS)) {
  if (values.only === undefined || values.only === id) found[id] = measured(id);
}
const page = houseRulesPage(found, SEED);
if (values.try) {
  console.log(page);
} else {
  writeFileSync(TARGET, `${JSON.stringify(found, null, 1)}\n`);
  await writePage('docs/rules/house-rules.md', page);
}
