// A proof of docs/proof counts only while the rules it was made for are the rules.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { staleProofs } from '../../scripts/proofs.mjs';
import { drivingPart, ruledPart, rulesHash } from '../../scripts/rulesHash.mjs';

const GROUND = 'tests/arch/planted/proof';
const PROOF = {
  name: 'fuzz',
  count: 10,
  seed: 1,
  commit: 'abc1234',
  result: { refusals: 0 },
  rules: rulesHash('fuzz'),
};

function plant(proof: object): readonly string[] {
  mkdirSync(join(ROOT, GROUND), { recursive: true });
  writeFileSync(join(ROOT, GROUND, 'fuzz.json'), JSON.stringify(proof));
  return staleProofs(GROUND);
}

afterEach(() => rmSync(join(ROOT, GROUND), { recursive: true, force: true }));

test('every proof was made for the rules as they are', () => {
  expect(staleProofs()).toEqual([]);
});

test('of the browsers that were killed none lost what it had shown', () => {
  const { count, result } = JSON.parse(readFileSync(join(ROOT, 'docs/proof/kills.json'), 'utf8')) as {
    count: number;
    result: Readonly<{ killed: Readonly<Record<string, number>>; lost: readonly string[] }>;
  };
  expect(count).toBeGreaterThanOrEqual(100);
  expect(Object.values(result.killed).reduce((sum, killed) => sum + killed)).toBe(count);
  expect(result.lost).toEqual([]);
});

test('of the mutants at most three in a hundred stay unexplained', () => {
  const { result } = JSON.parse(readFileSync(join(ROOT, 'docs/proof/mutants.json'), 'utf8')) as {
    result: Record<'mutants' | 'killed' | 'equivalent' | 'survived' | 'percent', number> &
      Record<'folders' | 'kinds', Record<string, unknown>>;
  };
  expect(Object.keys(result.folders).sort()).toEqual(['battle', 'engine', 'game', 'sequence']);
  expect(Object.keys(result.kinds).sort()).toEqual([
    'arithmetic',
    'boolean',
    'boundary',
    'condition',
    'constant',
    'method',
    'statement',
  ]);
  const { mutants, killed, equivalent, survived, percent } = result;
  expect(killed + equivalent + survived).toBe(mutants);
  // Told to a tenth, of those that do not behave the same.
  expect(percent).toBeCloseTo((100 * survived) / (mutants - equivalent), 1);
  expect(percent).toBeLessThanOrEqual(3);
});

test('the name of the rules is the same when asked twice', () => {
  expect(rulesHash('fuzz')).toMatch(/^[0-9a-f]{64}$/);
  expect(rulesHash('fuzz')).toBe(rulesHash('view'));
});

test('the strategic games have rules of their own', () => {
  expect(rulesHash('ledger')).not.toBe(rulesHash('fuzz'));
  expect(plant({ ...PROOF, name: 'ledger' })).toHaveLength(1);
});

test('sieges on hexes and mutants stand on the rules of both', () => {
  expect(new Set(['fuzz', 'ledger', 'hexes', 'mutants'].map(rulesHash)).size).toBe(4);
});

test('the figures in the notes of a battle leave its proofs standing, its supplies do not', () => {
  const battle = { id: 'gate', notes: { en: 'Even.' }, supplies: { ladders: 2 } };
  const part = (changed: object) => ruledPart(JSON.stringify({ ...battle, ...changed }));
  expect(part({ notes: { en: 'The host won 109 of 200.' } })).toBe(part({}));
  expect(part({ supplies: { ladders: 3 } })).not.toBe(part({}));
});

test('a proof for these rules is accepted', () => {
  expect(plant(PROOF)).toEqual([]);
});

test('a proof for other rules is named with the command that renews it', () => {
  const file = `${GROUND}/fuzz.json`;
  expect(plant({ ...PROOF, rules: '0'.repeat(64) })).toEqual([
    `${file}: made for other rules (abc1234); run: npm run fuzz -- fuzz`,
  ]);
});

test('a proof that does not say what it counted is no proof', () => {
  expect(plant({ ...PROOF, count: 'many' })).toEqual([`${GROUND}/fuzz.json: "count" should be a number`]);
});

test('a browser is driven by its own settings, whatever those of the other tests are; and these are never passed over', () => {
  const settings = readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8');
  const driving = drivingPart(settings);
  expect(drivingPart(settings.replaceAll('180_000', '1'))).toBe(driving);
  expect(drivingPart(settings.replace('300_000', '1'))).not.toBe(driving);
  expect(drivingPart(settings.replace('BROWSERS_AT_ONCE = 2', 'BROWSERS_AT_ONCE = 3'))).not.toBe(driving);
  expect(() => drivingPart(settings.replace("name: 'browser'", "name: 'pages'"))).toThrow(/"browser"/);
});
