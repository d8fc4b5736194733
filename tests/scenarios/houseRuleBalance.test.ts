/** The balance of the house rules was measured for every battle in which they matter, and the page tells what was measured. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import battles from '../../assets/built/battles.json' with { type: 'json' };
import { ROOT } from '../../scripts/fingerprint.mjs';
import { isWithinChance, MEASURED, wonOfThousand } from '../../src/scenario/houseRuleBalance.ts';
import { houseRulesOf } from '../../src/scenario/houseRules.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { houseRulesPage, SEED } from '../calibration/houseRulesPage.ts';
import { shippedScenario } from '../kit/shipped.ts';

describe.each(Object.keys(SHIPPED_SCENARIOS))('%s', (id) => {
  const { document } = shippedScenario(id);
  const rules = houseRulesOf(document);

  test('every rule that matters in it was played in as many games, no other', () => {
    const { games, usual, rules: measured } = MEASURED[id]!;
    expect(Object.keys(measured).toSorted()).toEqual([...rules].toSorted());
    expect(games).toBeGreaterThanOrEqual(200);
    for (const wins of [usual, ...Object.values(measured)]) {
      expect(wins.reduce((sum, count) => sum + count, 0)).toBe(games);
    }
  });

  test('the title page knows its rules and how it sets them', () => {
    const card = battles.find((battle) => battle.id === id)!;
    expect(card.houseRules).toEqual(Object.fromEntries(rules.map((rule) => [rule, document.options[rule]])));
  });
});

test('the page of the house rules is as written by `npm run house-rules`', async () => {
  const file = join(ROOT, 'docs/rules/house-rules.md');
  const options = { ...(await resolveConfig(file)), parser: 'markdown' };
  expect(readFileSync(file, 'utf8')).toBe(await format(houseRulesPage(MEASURED, SEED), options));
});

test('shares are of all games, and small differences are owned to be chance', () => {
  expect(wonOfThousand([150, 140, 10])).toBe(500);
  expect(isWithinChance([150, 150, 0], [160, 140, 0])).toBe(true);
  expect(isWithinChance([150, 150, 0], [200, 100, 0])).toBe(false);
});
