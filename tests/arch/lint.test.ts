// The linter's bans in the pure layers can be seen to bite.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
/** What asks the compiler for the linter. */
const TSGOLINT = join(ROOT, 'node_modules/.bin/tsgolint');

/** The names of the rules that a file breaks, with the configuration of this house; `types` = those that know types as well. */
function rulesBroken(layer: string, text: string, types = false): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pelennor-lint-'));
  try {
    const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, ignorePatterns: [] }));
    mkdirSync(join(folder, 'src', layer), { recursive: true });
    writeFileSync(join(folder, 'src', layer, 'a.ts'), text);
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
    const run = spawnSync(process.execPath, [OXLINT, '--format=json', ...(types ? ['--type-aware'] : [])], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, OXLINT_TSGOLINT_PATH: TSGOLINT },
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

test('a promise that nobody waits for is an error', () => {
  const save = 'export async function save(): Promise<void> {}\n';
  expect(rulesBroken('ui', `${save}export function press(): void {\n  save();\n}\n`, true)).toEqual([
    'no-floating-promises',
  ]);
  expect(rulesBroken('ui', `${save}export function press(): void {\n  void save();\n}\n`, true)).toEqual([]);
  expect(rulesBroken('ui', `${save}export const turns = [1].filter(async () => save());\n`, true)).toEqual([
    'no-misused-promises',
  ]);
});

test('a function of more than eighty lines is an error', () => {
  const lines = (count: number): string => '  grow += 1;\n'.repeat(count);
  const long = (count: number): string =>
    `export function count(): number {\n  let grow = 0;\n${lines(count)}  return grow;\n}\n`;
  expect(rulesBroken('ui', long(76))).toEqual([]);
  expect(rulesBroken('ui', long(77))).toEqual(['max-lines-per-function']);
});

test('`npm run lint` asks the rules that know types', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  expect(scripts['lint']).toBe('oxlint --type-aware --deny-warnings');
});
