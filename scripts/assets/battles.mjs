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

const { SHIPPED_SCENARIOS } = await run('src/scenario/shipped.ts');
/** @type {readonly Record<string, unknown>[]} */
const scenarios = Object.values(/** @type {Record<string, any>} */ (SHIPPED_SCENARIOS));
const battles = scenarios.map((scenario) =>
  Object.fromEntries(READ.filter((key) => key in scenario).map((key) => [key, scenario[key]])),
);

writeFileSync(
  new URL('../../assets/built/battles.json', import.meta.url),
  `${JSON.stringify(battles, null, 1)}\n`,
);
