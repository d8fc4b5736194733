// Turns a TypeScript entry into one plain module that node can import, built once per state of the sources.
import { join, basename, dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, filesBelow, fingerprint } from './fingerprint.mjs';
import { kept } from './keep.mjs';

/** What whatever is built for node is made of. */
export const COMMON = [
  'src',
  'scenarios',
  'examples',
  'assets/built',
  'package-lock.json',
  'tsconfig.json',
  'scripts/program.mjs',
];

/** Packages that find files of their own beside themselves and therefore stay outside the bundle. */
const OUTSIDE = ['playwright-core', '@sparticuz/chromium', 'vite', 'typescript'];

/**
 * The path of the built module of `entry` (such as `src/cli/main.ts`). Files named `*.worker.ts` beside the entry
 * are built beside it as `NAME.worker.mjs`, for `new Worker(new URL('./NAME.worker.mjs', import.meta.url))`.
 * @param {string} entry
 * @returns {Promise<string>}
 */
export async function built(entry) {
  const home = dirname(entry);
  const sources = home.startsWith('tests/') ? [...COMMON, home, 'tests/kit'] : COMMON;
  const name = basename(entry, extname(entry));
  const key = `${fingerprint(sources)}-${home.replaceAll('/', '-')}-${name}`;
  const folder = await kept('programs', key, (draft) => bundle(entry, draft));
  return join(folder, `${name}.mjs`);
}

/**
 * Builds the entry if needed, then runs it: importing it is running it. Arguments are read from process.argv.
 * @param {string} entry
 * @returns {Promise<Record<string, unknown>>} what the module exports
 */
export async function run(entry) {
  return await import(pathToFileURL(await built(entry)).href);
}

/**
 * @param {string} entry
 * @param {string} outDir
 */
async function bundle(entry, outDir) {
  const workers = filesBelow([dirname(entry)]).filter((file) => file.endsWith('.worker.ts'));
  const input = [entry, ...workers].map((file) => join(ROOT, file));
  await buildForNode(
    outDir,
    { input, output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    { ssr: { noExternal: true, external: OUTSIDE } },
  );
}

/**
 * Builds modules that node can import, each readable as it was written.
 * @param {string} outDir
 * @param {NonNullable<import('vite').BuildOptions['rolldownOptions']>} rolldownOptions
 * @param {Readonly<{ ssr?: import('vite').SSROptions, sourcemap?: 'inline' | false }>} [wishes]
 */
export async function buildForNode(outDir, rolldownOptions, { ssr = {}, sourcemap = false } = {}) {
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      sourcemap,
      rolldownOptions,
    },
  });
}
