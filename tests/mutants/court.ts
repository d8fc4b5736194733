/** Builds the tests of the rules with every condition of the rules put to the judge. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT, filesBelow, fingerprint } from '../../scripts/fingerprint.mjs';
import { kept } from '../../scripts/keep.mjs';
import { conditionsIn, judged, type Condition } from './conditions.ts';

/** Whose conditions are tried. */
const TRIED = ['src/engine/verbs', 'src/engine/facts'];
/** Whose tests have to notice; those that read sources or play whole series prove other things. */
const WITNESSES = ['tests/rules', 'tests/charts', 'tests/game/facts.test.ts'];
const NO_WITNESSES = ['coverage', 'refusals', 'cases'];

/** What of this folder is built into the court. */
const OFFICERS = ['conditions', 'judge', 'standIn', 'trial', 'court'].map(
  (name) => `tests/mutants/${name}.ts`,
);

/** The built tests, and the conditions by their numbers. */
export interface Court {
  readonly home: string;
  readonly files: readonly string[];
  readonly conditions: readonly Condition[];
}

/** The court for the sources as they are: built once, and kept. */
export async function openCourt(): Promise<Court> {
  const key = fingerprint(['src', 'scenarios', 'tests/kit', ...OFFICERS, ...WITNESSES]);
  const home = await kept('mutants', key, buildCourt);
  const conditions = JSON.parse(readFileSync(join(home, 'conditions.json'), 'utf8')) as Condition[];
  return { home, files: witnesses().map(nameOf), conditions };
}

/** Every condition on trial, in the order of files and lines. */
export function triedConditions(): readonly Condition[] {
  return filesBelow(TRIED).flatMap((file) => conditionsIn(file, readFileSync(join(ROOT, file), 'utf8')));
}

function witnesses(): readonly string[] {
  return filesBelow(WITNESSES).filter(
    (file) => file.endsWith('.test.ts') && !NO_WITNESSES.includes(nameOf(file)),
  );
}

function nameOf(file: string): string {
  return basename(file, '.test.ts');
}

async function buildCourt(draft: string): Promise<void> {
  const conditions = triedConditions();
  writeFileSync(join(draft, 'conditions.json'), JSON.stringify(conditions));
  const input = Object.fromEntries(witnesses().map((file) => [nameOf(file), join(ROOT, file)]));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [summons(conditions)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: draft,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { ...input, trial: join(ROOT, 'tests/mutants/trial.ts') },
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[hash].mjs' },
      },
    },
  });
}

/** Puts the stand-in in the place of the test runner, and the judge round every condition. */
function summons(conditions: readonly Condition[]): Plugin {
  return {
    name: 'conditions-on-trial',
    enforce: 'pre',
    resolveId: (id) => (id === 'vitest' ? join(ROOT, 'tests/mutants/standIn.ts') : null),
    transform(code, id) {
      const own = conditions.filter(({ file }) => id === join(ROOT, file));
      if (own.length === 0) return null;
      return judged(code, own, conditions.indexOf(own[0]!), join(ROOT, 'tests/mutants/judge.ts'));
    },
  };
}
