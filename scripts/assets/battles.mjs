/**
 * Takes out of the shipped scenarios what the title page shows of them, into assets/built/battles.json, so that it does
 * not have to fetch the scenarios themselves; and what can be read of them besides, into assets/built/tales.json.
 * Run: node scripts/assets/battles.mjs
 */
import { writeFileSync } from 'node:fs';
import { run } from '../program.mjs';

const READ = [
  'id',
  'title',
  'summary',
  'minutes',
  'picture',
  'turns',
  'sides',
];
const TALE = ['history', 'notes', 'balance'];

/** @type {Record<string, any>} */
const { SHIPPED_SCENARIOS, SHIPPED_LIBRARY } = await run('src/scenario/shipped.ts');
/** @type {Record<string, any>} */
const { openScenario } = await run('src/scenario/parse.ts');
/** @type {Record<string, any>} */
const { houseRulesOf } = await run('src/scenario/houseRules.ts');
/** @type {readonly Record<string, unknown>[]} */
const scenarios = Object.values(SHIPPED_SCENARIOS);
const battles = scenarios.map((scenario) => ({
  ...partOf(scenario, READ),
  pieces: /** @type {readonly unknown[]} */ (scenario['pieces']).length,
  // The rules that may be chosen before the battle, and how it sets them.
  houseRules: rulesOf(scenario),
}));

/**
 * @param {Record<string, unknown>} scenario
 * @param {readonly string[]} keys
 */
function partOf(scenario, keys) {
  return Object.fromEntries(keys.filter((key) => key in scenario).map((key) => [key, scenario[key]]));
}

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

const tales = Object.fromEntries(scenarios.map((scenario) => [scenario['id'], partOf(scenario, TALE)]));

write('battles.json', battles);
write('tales.json', tales);

/** @param {string} file @param {unknown} content */
function write(file, content) {
  writeFileSync(
    new URL(`../../assets/built/${file}`, import.meta.url),
    `${JSON.stringify(content, null, 1)}\n`,
  );
}
