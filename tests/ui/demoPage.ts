// Serves the page with its made-up game and opens it in a browser.
import { build, preview, type PreviewServer } from 'vite';
import type { Browser, Page } from 'playwright-core';
import { ROOT, fingerprint } from '../../scripts/fingerprint.mjs';
import { kept } from '../../scripts/keep.mjs';
import { launch, openPage } from '../kit/browser.ts';

export interface DemoTable {
  /** Opens the page anew with these things on the table, in a window of that size, without motion. It keeps nothing, so one window does for all. */
  readonly open: (show: string, size: Readonly<{ width: number; height: number }>) => Promise<Page>;
  readonly close: () => Promise<void>;
}

const PAGE = 'tests/ui/demo/index.html';
const SOURCES = ['src', 'scenarios', 'assets', 'docs/rules', 'package-lock.json', 'tests/ui/demo'];

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
  const { page } = await openPage(browser, { url: 'about:blank', reducedMotion: 'reduce' });
  return {
    open: async (show, size) => {
      await page.mouse.move(0, 0);
      await page.setViewportSize(size);
      await page.goto(`${home}${PAGE}?show=${show}`, { waitUntil: 'load' });
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Puts the page together once and serves it: asked for in hundreds of modules, each opening takes a second more. */
async function serve(): Promise<PreviewServer> {
  const outDir = await kept('panels', fingerprint(SOURCES), async (folder) => {
    await build({
      root: ROOT,
      configFile: false,
      base: './',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: false, minify: false, rolldownOptions: { input: PAGE } },
    });
  });
  return await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
}
