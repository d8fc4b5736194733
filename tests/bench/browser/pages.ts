/** The pages of the benches, built as the game is and served beside it. */
import { join } from 'node:path';
import { build, preview } from 'vite';
import { fingerprint, ROOT } from '../../../scripts/fingerprint.mjs';
import { kept } from '../../../scripts/keep.mjs';

const PAGES = ['tests/bench/browser/field/index.html', 'tests/bench/browser/bare/index.html'] as const;
const SOURCES = ['src', 'assets', 'tests/bench', 'package-lock.json', 'scripts/keep.mjs'];

/** Serves the pages of the benches; `url` ends with a slash and the folders of the pages come after it. */
export async function servedPages(): Promise<Readonly<{ url: string; close: () => Promise<void> }>> {
  const outDir = await kept('bench-pages', fingerprint(SOURCES), async (draft) => {
    await build({
      root: ROOT,
      configFile: false,
      publicDir: false,
      base: './',
      logLevel: 'error',
      worker: { format: 'es' },
      build: {
        outDir: draft,
        emptyOutDir: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 3000,
        rolldownOptions: { input: PAGES.map((page) => join(ROOT, page)) },
      },
    });
  });
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const home = server.resolvedUrls?.local[0];
  if (home === undefined) throw new Error('The server of the bench pages gave no address.');
  return { url: `${home}tests/bench/browser/`, close: () => server.close() };
}
