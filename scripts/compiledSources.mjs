// Lets the tests load the pure layers as plain modules: node runs them a third faster than what the test runner makes of them.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT, filesBelow, fingerprint } from './fingerprint.mjs';
import { kept } from './keep.mjs';
import { COMMON, buildForNode } from './program.mjs';

/** What a page or the command line is made of stays with the runner: it asks where it lies, or is replaced in a test. */
const LEFT = /^src\/(ui|stage|cli|i18n|workers)\/|^src\/paint\/(client|worker)\./;

/**
 * A plugin for the tests. Each module of a pure layer is compiled once, to a module of its own, and every test and every layer
 * above is given that one. Where changes are watched it does nothing: what was compiled would be old.
 * @returns {import('vite').Plugin}
 */
export function compiledSources() {
  let isWatched = false;
  /** @type {Promise<string> | undefined} */
  let folder;
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
      // Asked for once: whether the sources have changed takes a look at every one of them.
      folder ??= kept('sources', fingerprint([...COMMON, 'scripts/compiledSources.mjs']), compile);
      const compiled = join(await folder, `${nameOf(file)}.mjs`);
      return existsSync(compiled) ? compiled : null;
    },
  };
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function isPure(file) {
  return /^src\/.*(?<!\.d)\.ts$/.test(file) && !LEFT.test(file);
}

/**
 * The path of a module without what says in which language it is written.
 * @param {string} file
 * @returns {string}
 */
function nameOf(file) {
  return file.replace(/\.ts$/, '');
}

/**
 * Throws where a pure layer reaches up into another: that would be there twice.
 * @param {string} outDir
 */
async function compile(outDir) {
  const pure = filesBelow(['src']).filter(isPure);
  await buildForNode(
    outDir,
    {
      input: Object.fromEntries(pure.map((file) => [nameOf(file), join(ROOT, file)])),
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
    { sourcemap: 'inline' },
  );
  const strangers = filesBelow([relative(ROOT, outDir)])
    .map((file) => relative(outDir, join(ROOT, file)).replaceAll('\\', '/'))
    .filter((file) => LEFT.test(file));
  if (strangers.length > 0) throw new Error(`a pure layer loads ${strangers.join(', ')}`);
}
