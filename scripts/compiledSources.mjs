// Lets the tests load the pure layers as plain modules: node runs them a third faster than what the test runner makes of them.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT, filesBelow, fingerprint } from './fingerprint.mjs';
import { kept } from './keep.mjs';

/** What a page or the command line is made of stays with the runner: it asks where it lies, or is replaced in a test. */
const LEFT = /^src\/(ui|stage|cli|i18n|workers)\/|^src\/paint\/(client|worker)\.ts$/;

const SOURCES = [
  'src',
  'scenarios',
  'examples',
  'assets/built',
  'tsconfig.json',
  'scripts/compiledSources.mjs',
];

/**
 * A plugin for the tests. Each module of a pure layer is compiled once, to a module of its own, and every test and every layer
 * above is given that one. Where changes are watched it does nothing: what was compiled would be old.
 * @returns {import('vite').Plugin}
 */
export function compiledSources() {
  let isWatched = false;
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    configResolved({ server }) {
      isWatched = server.watch !== null;
    },
    async resolveId(source, importer) {
      if (isWatched || importer === undefined || !source.startsWith('.')) return null;
      const file = relative(ROOT, resolve(dirname(importer), source)).replaceAll('\\', '/');
      if (!isPure(file)) return null;
      const compiled = join(await folder(), compiledName(file));
      return existsSync(compiled) ? compiled : null;
    },
  };
}

/** @returns {Promise<string>} */
function folder() {
  return kept('sources', fingerprint(SOURCES), compile);
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function isPure(file) {
  return /^src\/.*(?<!\.d)\.ts$/.test(file) && !LEFT.test(file);
}

/**
 * @param {string} file
 * @returns {string}
 */
function compiledName(file) {
  return file.replace(/\.ts$/, '.mjs');
}

/**
 * Throws where a pure layer reaches up into another: that would be there twice.
 * @param {string} outDir
 */
async function compile(outDir) {
  const { build } = await import('vite');
  const pure = filesBelow(['src']).filter(isPure);
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: {
        input: Object.fromEntries(pure.map((file) => [file.replace(/\.ts$/, ''), join(ROOT, file)])),
        preserveEntrySignatures: 'strict',
        treeshake: false,
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: ROOT,
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name].mjs',
        },
      },
    },
  });
  const strangers = filesBelow([relative(ROOT, join(outDir, 'src'))])
    .map((file) => relative(outDir, join(ROOT, file)))
    .filter((file) => file.endsWith('.mjs') && LEFT.test(file.replace(/\.mjs$/, '.ts')));
  if (strangers.length > 0) throw new Error(`a pure layer loads ${strangers.join(', ')}`);
}
