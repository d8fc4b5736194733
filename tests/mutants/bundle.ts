/** Builds the tests of the rules together with all mutants of the rules: one bundle, in which every mutant sleeps. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT, filesBelow, fingerprint } from '../../scripts/fingerprint.mjs';
import { kept } from '../../scripts/keep.mjs';
import { instrumented, withCountedLoops, withForgetfulMemory, withForgetfulTables } from './instrument.ts';
import { MUTATED } from './mutants.ts';
import { placesIn, type Place } from './places.ts';

/** Whose tests may kill a mutant: the rulebook, the charts, the game, its laws, the sequence, strategic battles, games that are kept. */
export const KILLERS = [
  'tests/rules',
  'tests/charts',
  'tests/game',
  'tests/sequence',
  'tests/strategic',
  'tests/replays',
  'tests/saves/laws.test.ts',
  'tests/fuzz/laws.test.ts',
];
/** Tests that read sources and pages, or play long series: they prove other things. */
const NO_KILLERS = [
  'tests/rules/coverage',
  'tests/rules/refusals',
  'tests/charts/cases',
  'tests/game/answers',
  'tests/strategic/again',
  'tests/strategic/asked',
  'tests/strategic/ledger',
  'tests/strategic/grounds',
  'tests/strategic/hexes/proof',
];

/** What of this folder is built into the bundle. */
const PARTS = ['places', 'mutants', 'active', 'instrument', 'standIn', 'worker', 'bundle'].map(
  (name) => `tests/mutants/${name}.ts`,
);

/** The built tests, and the places by their numbers. */
export interface Bundle {
  readonly home: string;
  /** Test files without their ending, as "tests/rules/09-rally". */
  readonly files: readonly string[];
  readonly places: readonly Place[];
}

/** The bundle of the sources as they are: built once, and kept. */
export async function openBundle(): Promise<Bundle> {
  const key = fingerprint(['src', 'scenarios', 'tests/kit', ...PARTS, ...KILLERS]);
  const home = await kept('mutants', key, buildBundle);
  const places = JSON.parse(readFileSync(join(home, 'places.json'), 'utf8')) as Place[];
  return { home, files: testFiles(), places };
}

/** Every place of the rules, in the order of files and lines. */
export function allPlaces(): readonly Place[] {
  return filesBelow(Object.values(MUTATED)).flatMap((file) =>
    placesIn(file, readFileSync(join(ROOT, file), 'utf8')),
  );
}

function testFiles(): readonly string[] {
  return filesBelow(KILLERS)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(dirname(file), basename(file, '.test.ts')))
    .filter((file) => !NO_KILLERS.includes(file));
}

async function buildBundle(draft: string): Promise<void> {
  const places = allPlaces();
  writeFileSync(join(draft, 'places.json'), JSON.stringify(places));
  const input = Object.fromEntries(testFiles().map((file) => [file, join(ROOT, `${file}.test.ts`)]));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [mutated(places)],
    ssr: { noExternal: true, external: ['vite', 'typescript'] },
    build: {
      ssr: true,
      outDir: draft,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { ...input, worker: join(ROOT, 'tests/mutants/worker.ts') },
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[hash].mjs' },
      },
    },
  });
}

/** Puts the stand-in in the place of the test runner, the switch round every place, a count into every loop. */
function mutated(places: readonly Place[]): Plugin {
  const active = join(ROOT, 'tests/mutants/active.ts');
  const ours = [join(ROOT, 'src'), join(ROOT, 'tests')];
  return {
    name: 'mutants',
    enforce: 'pre',
    resolveId: (id) => (id === 'vitest' ? join(ROOT, 'tests/mutants/standIn.ts') : null),
    transform(code, id) {
      if (!id.endsWith('.ts') || !ours.some((folder) => id.startsWith(folder)) || id === active) return null;
      const own = places.filter(({ file }) => id === join(ROOT, file));
      const text =
        own.length === 0 ? code : withForgetfulTables(instrumented(code, own, places.indexOf(own[0]!)));
      const counted = withForgetfulMemory(withCountedLoops(id, text));
      return counted === code ? null : `import * as __m from ${JSON.stringify(active)};\n${counted}`;
    },
  };
}
