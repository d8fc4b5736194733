// The game as it is delivered: built once per state of the sources, served on a free port.
import { ROOT, fingerprint } from './fingerprint.mjs';
import { kept } from './keep.mjs';
import { HEADERS } from './lean/policy.mjs';

const SOURCES = [
  'index.html',
  'src',
  'scenarios',
  'examples',
  'assets',
  'docs/rules',
  'public',
  'scripts/lean',
  'scripts/offline',
  'scripts/program.mjs',
  'scripts/site.mjs',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * The folder that holds the built game.
 * @returns {Promise<string>}
 */
export async function builtSite() {
  return await kept('sites', fingerprint(SOURCES), async (outDir) => {
    const { build } = await import('vite');
    const before = process.env['NODE_ENV'];
    // Whoever builds it, a test or a bench: the game is the one that is delivered.
    process.env['NODE_ENV'] = 'production';
    try {
      await build({ root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: false } });
    } finally {
      if (before === undefined) delete process.env['NODE_ENV'];
      else process.env['NODE_ENV'] = before;
    }
  });
}

/**
 * Serves the built game.
 * @param {{ port?: number, only?: boolean, open?: boolean, host?: string, closed?: () => void }} [wishes] port 0 or none:
 * any free one; `only`: where that port is taken, no other one; `closed` is called where no browser can be opened
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function servedSite({ port = 0, only = false, open = false, host = '127.0.0.1', closed } = {}) {
  const outDir = await builtSite();
  const { createLogger, preview } = await import('vite');
  const server = await preview({
    root: ROOT,
    // All that is said while the game is served is that no browser could be started.
    customLogger: { ...createLogger('silent'), error: () => closed?.() },
    build: { outDir },
    preview: { port, strictPort: only, open, host, headers: HEADERS },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The server of the built game gave no address.');
  return { url, close: () => server.close() };
}
