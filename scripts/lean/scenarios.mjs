// Shipped scenarios and maps are compiled when the game is built: what a page fetches is the battle itself, and no page reads their files.
import { readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { ROOT } from '../fingerprint.mjs';
import { run } from '../program.mjs';

/** Where a page asks for the address of one of them. */
const ASKED = /\/scenarios\/(maps\/)?[\w-]+\.json\?url$/;

/**
 * The plugin for the build. A scenario or map in which something is wrong stops it, and all of that is told.
 * @returns {import('vite').Plugin}
 */
export function compiledScenarios() {
  /** Many files ask at once; what reads them is built for the first. @type {Promise<Record<string, any>> | null} */
  let reader = null;
  return {
    name: 'pelennor-compiled-scenarios',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const asked = ASKED.exec(id);
      if (asked === null) return null;
      const file = id.replace(/\?url$/, '');
      const { compiledMap, compiledScenario } = await (reader ??= run('src/scenario/compiling.ts'));
      const document = JSON.parse(readFileSync(file, 'utf8'));
      const compiled = asked[1] === undefined ? compiledScenario(document) : compiledMap(document);
      if (!compiled.ok)
        this.error(`${file} cannot be shipped: ${JSON.stringify(compiled.problems, null, 1)}`);
      const asset = this.emitFile({
        type: 'asset',
        name: basename(file),
        originalFileName: relative(ROOT, file).split(sep).join('/'),
        source: compiled.value,
      });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${asset};`, moduleType: 'js' };
    },
  };
}
