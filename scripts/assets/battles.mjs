/**
 * Takes out of the shipped scenarios what is read before a battle is begun, into assets/built/battles.json, so that the
 * title page does not have to fetch the scenarios themselves.
 * Run: node scripts/assets/battles.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** In the order in which to play them. */
const IDS = [
  'first-steps',
  'the-great-gate',
  'the-last-rampart',
  'the-ride-of-the-rohirrim',
  'black-sails',
  'slopes-of-dagorlad',
  'the-siege-of-minas-tirith',
];
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

const battles = IDS.map((id) => {
  const text = readFileSync(new URL(`../../scenarios/${id}.json`, import.meta.url), 'utf8');
  /** @type {Record<string, unknown>} */
  const scenario = JSON.parse(text);
  return Object.fromEntries(READ.filter((key) => key in scenario).map((key) => [key, scenario[key]]));
});

writeFileSync(
  new URL('../../assets/built/battles.json', import.meta.url),
  `${JSON.stringify(battles, null, 1)}\n`,
);
