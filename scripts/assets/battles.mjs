/**
 * Takes out of the shipped scenarios what is read before a battle is begun, into assets/built/battles.json, so that the
 * title page does not have to fetch the scenarios themselves.
 * Run: node scripts/assets/battles.mjs
 */
import { writeFileSync } from 'node:fs';
import { run } from '../program.mjs';

const READ = [
  'id',
  'title',
  'summary',
  'history',
  'notes',
  'balance',
  'minutes',
  'picture',
  'turns',
  'sides',
];

/** @type {Record<string, any>} */
const { SHIPPED_SCENARIOS, SHIPPED_LIBRARY } = await run('src/scenario/shipped.ts');
/** @type {Record<string, any>} */
const { openScenario } = await run('src/scenario/parse.ts');
/** @type {Record<string, any>} */
const { houseRulesOf } = await run('src/scenario/houseRules.ts');
/** @type {readonly Record<string, unknown>[]} */
const scenarios = Object.values(SHIPPED_SCENARIOS);
const battles = scenarios.map((scenario) => ({
  ...Object.fromEntries(READ.filter((key) => key in scenario).map((key) => [key, scenario[key]])),
  // The rules that may be chosen before the battle, and how it sets them.
  houseRules: rulesOf(scenario),
}));

/**
 * @param {Record<string, unknown>} scenario
 * @returns {Record<string, unknown>}
 */
function rulesOf(scenario) {
  const { document } = openScenario(scenario, SHIPPED_LIBRARY).value;
  return Object.fromEntries(
    houseRulesOf(document).map((/** @type {string} */ rule) => [rule, document.options[rule]]),
  );
}

writeFileSync(
  new URL('../../assets/built/battles.json', import.meta.url),
  `${JSON.stringify(battles, null, 1)}\n`,
);
