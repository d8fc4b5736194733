// Serves the page with its made-up game and opens it in a browser.
import { createServer, type ViteDevServer } from 'vite';
import type { Browser } from 'playwright-core';
import { launch, openPage, type OpenedPage, type PageWishes } from '../kit/browser.ts';

export interface DemoTable {
  /** Opens the page with these things on the table. */
  readonly open: (show: string, wishes?: Omit<PageWishes, 'url'>) => Promise<OpenedPage>;
  readonly close: () => Promise<void>;
}

/** Starts a server and a browser; whoever starts them closes them. */
export async function demoTable(): Promise<DemoTable> {
  const server = await serve();
  let browser: Browser;
  try {
    browser = await launch();
  } catch (error) {
    await server.close();
    throw error;
  }
  const home = server.resolvedUrls?.local[0] ?? '';
  return {
    open: (show, wishes = {}) =>
      openPage(browser, { ...wishes, url: `${home}tests/ui/demo/index.html?show=${show}` }),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function serve(): Promise<ViteDevServer> {
  const server = await createServer({
    root: new URL('../..', import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    cacheDir: 'node_modules/.cache/pelennor/panels',
    server: { port: 0, hmr: false, ws: false, watch: null },
    optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-dev-runtime', '@preact/signals'] },
  });
  return await server.listen();
}
