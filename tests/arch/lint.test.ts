// The linter's bans in the pure layers can be seen to bite.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');

/** The names of the rules that a file breaks, with the configuration of this house. */
function rulesBroken(layer: string, text: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pelennor-lint-'));
  try {
    const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, ignorePatterns: [] }));
    mkdirSync(join(folder, 'src', layer), { recursive: true });
    writeFileSync(join(folder, 'src', layer, 'a.ts'), text);
    const run = spawnSync(process.execPath, [OXLINT, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: readonly { code: string }[] };
    return diagnostics.map(({ code }) => code.replace(/^.*\((.*)\)$/, '$1'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['the clock', 'export const now = Date.now();', 'no-restricted-globals'],
  ['the stopwatch', 'export const now = performance.now();', 'no-restricted-globals'],
  ['dice of its own', 'export const face = Math.random();', 'no-restricted-properties'],
  ['the language of the machine', 'export const text = (1).toLocaleString();', 'no-restricted-properties'],
  ['the order of the machine', "export const order = 'a'.localeCompare('b');", 'no-restricted-properties'],
  ['any', 'export const thing: any = 1;', 'no-explicit-any'],
  ['a default export', 'export default 1;', 'no-default-export'],
])('a pure layer may not use %s', (_, text, rule) => {
  expect(rulesBroken('engine', text)).toEqual([rule]);
});

test('the browser may ask for the time', () => {
  expect(rulesBroken('ui', 'export const now = Date.now();')).toEqual([]);
});
