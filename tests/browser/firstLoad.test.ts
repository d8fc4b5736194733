// What has to be fetched: before the title answers, and before the first battle is played. Read from the list that the build leaves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtSite } from '../../scripts/site.mjs';
import { compiledScenario } from '../../src/scenario/compiling.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

interface Part {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const site = await builtSite();
const parts = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Record<string, Part>;

/** Pictures, letters and sounds come beside, and are small already. */
const COUNTED = /\.(js|css|json)$/;

/** The machine thinks in a worker of its own, which two players never fetch. */
const WITHOUT_MACHINE = /^_table-.*\.js$/;

/** The worker that paints is fetched beside the script of the page. */
const PAINTER = /\/worker-/;

/** The page knows where all scenarios lie, and a battle fetches its own. */
const SCENARIOS = new Set(
  Object.entries(parts).flatMap(([name, { file }]) => (name.startsWith('scenarios/') ? [file] : [])),
);

/** The files that parts bring with them: scripts, styles, drawings, and the worker that paints. */
function filesOf(names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    const part = parts[name];
    if (part === undefined) throw new Error(`the build has no part ${name}`);
    if (found.has(part.file)) continue;
    const beside = (part.assets ?? []).filter(
      (file) => !SCENARIOS.has(file) && !(WITHOUT_MACHINE.test(name) && file.endsWith('.js')),
    );
    for (const file of [part.file, ...(part.css ?? []), ...beside]) {
      if (COUNTED.test(file)) found.add(file);
    }
    filesOf(part.imports ?? [], found);
  }
  return found;
}

function kibibytes(files: ReadonlySet<string>, pack: (bytes: Buffer) => Buffer): number {
  return [...files].reduce((sum, file) => sum + pack(readFileSync(join(site, file))).length / 1024, 0);
}

const page = readFileSync(join(site, 'index.html'), 'utf8');
/** What the page itself asks for. */
const TITLE = Object.keys(parts).filter((name) => page.includes(parts[name]!.file));

/** What is fetched until the first unit of First Steps is moved, with its sound. */
const FIRST_BATTLE = [
  ...TITLE,
  'src/ui/shell/tablePage.tsx',
  'src/stage/stage.ts',
  'src/stage/sound/player.ts',
  'scenarios/first-steps.json',
  'scenarios/maps/minas-tirith.json',
];

test('the title is one file, and the table and the board behind it are one each', () => {
  const scripts = (names: readonly string[]): number =>
    [...filesOf(names)].filter((file) => file.endsWith('.js') && !PAINTER.test(file)).length;
  // With what the bundler itself needs, and the sounds.
  expect([scripts(TITLE), scripts(FIRST_BATTLE)]).toEqual([2, 7]);
});

test('the title answers after at most 45 KiB of script and style with brotli', () => {
  expect(kibibytes(filesOf(TITLE), brotliCompressSync)).toBeLessThan(45);
});

test('the title waits neither for the board nor for the rules, the machines of state and what reads files', () => {
  const titles = [...filesOf(TITLE)].filter((file) => file.endsWith('.js'));
  const text = titles.map((file) => readFileSync(join(site, file), 'utf8')).join('\n');
  expect(text).not.toMatch(/webglcontextlost|xstate\.|safeParse/);
});

test('the first battle waits for nothing that is first seen after the first move: schemas, the editor, beats, accounts, answers, cases, odds, covers, verdicts', () => {
  const fetched = filesOf(FIRST_BATTLE);
  for (const later of [
    'src/ui/games/filesAtTable.ts',
    'src/ui/games/resuming.ts',
    'src/stage/animate/beats.ts',
    'src/ui/features/analysis/accounts.ts',
    'src/ui/features/analysis/enquiryCard.tsx',
    'src/ui/features/editor/opened.ts',
    'src/ui/features/editor/openFiles.ts',
    'src/ui/features/handOver/coverView.tsx',
    'src/ui/features/handOver/overHead.tsx',
    'src/ui/features/odds/oddsNow.ts',
    'src/ui/features/odds/oddsView.tsx',
    'src/ui/shell/replayPage.tsx',
    'src/ui/features/screenReader/answers.ts',
    'src/ui/features/tutorial/lessonCard.tsx',
    'src/ui/games/bidden.ts',
    'src/ui/parts/caseTip.tsx',
    'src/ui/shell/verdict.tsx',
  ]) {
    expect(parts[later]?.file).toBeDefined();
    expect(fetched).not.toContain(parts[later]?.file);
  }
});

test('the first unit is moved after at most 304 KiB of script with gzip', () => {
  const script = [...filesOf(FIRST_BATTLE)].filter((file) => file.endsWith('.js') && !PAINTER.test(file));
  expect(kibibytes(new Set(script), gzipSync)).toBeLessThan(304);
});

test('the first battle is played after at most 380 KiB of script, style and scenario with gzip', () => {
  expect(kibibytes(filesOf(FIRST_BATTLE), gzipSync)).toBeLessThan(380);
});

test.each(Object.keys(SHIPPED_SCENARIOS))('%s is fetched as the battle that its files come to', (id) => {
  const { file } = parts[`scenarios/${id}.json`]!;
  expect(compiledScenario(SHIPPED_SCENARIOS[id])).toEqual({
    ok: true,
    value: readFileSync(join(site, file), 'utf8'),
  });
});
