// A real Chromium for tests and pictures: starts one, opens pages, and notes whatever a page complains about.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { candidates, type Executable } from './chromium.ts';
import { watchOver } from './watchdog.ts';

/** WebGL 2 in software, also for root and in containers; nothing is fetched behind our back. */
export const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** A page under test; `complaints` grows with every uncaught error, console error and request that leaves the site. */
export interface OpenedPage {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** How long a page is waited for, in milliseconds: the machine may be slow and have other things to do. */
const PATIENCE = 90_000;

/** What to open; everything else that Playwright knows about a context may be given too. */
export interface PageWishes extends BrowserContextOptions {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Starts the first browser that can be found and started; whoever starts it closes it. It is told what CHROMIUM_FLAGS
 * says as well, unless its own `extra` flags are handed in: `[]` is the browser as a player has it.
 * Throws one sentence when there is none: a test that needs a browser fails then, it is never left out.
 */
export async function launch(
  extra: readonly string[] = flagsIn(process.env['CHROMIUM_FLAGS']),
): Promise<Browser> {
  const tried: string[] = [];
  for (const { source, fetch } of candidates()) {
    try {
      return await started(await fetch(), extra);
    } catch (error) {
      tried.push(`${source}: ${firstLine(error)}`);
    }
  }
  const why = tried.length > 0 ? `none could be started - ${tried.join('; ')}` : 'none was found';
  throw new Error(
    `The browser tests need a Chromium and ${why}: set CHROMIUM_PATH to one or run "npx playwright install chromium".`,
  );
}

/**
 * Opens an address in a fresh context (no storage, no service worker, 1280 x 800 with as many dots a pixel as DEVICE_SCALE
 * says, or one, unless told otherwise) and waits for its load event.
 */
export async function openPage(browser: Browser, wishes: PageWishes): Promise<OpenedPage> {
  const { url, width = 1280, height = 800, ...options } = wishes;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: Number(process.env['DEVICE_SCALE'] ?? 1),
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints: string[] = [];
  const home = new URL(url).origin;
  page.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== home && origin !== 'null') complaints.push(`left the site: ${request.url()}`);
  });
  void watchOver(page, (what) => console.error(what));
  await page.goto(url, { waitUntil: 'load' });
  return { page, complaints, close: () => context.close() };
}

/** A browser whose passing files lie in a folder of their own: it goes when the browser is closed, with whatever a process that broke off left there. */
async function started({ path, env }: Executable, extra: readonly string[]): Promise<Browser> {
  const passing = mkdtempSync(join(tmpdir(), 'browser-'));
  const tidy = (): void => rmSync(passing, { recursive: true, force: true, maxRetries: 5 });
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: [...FLAGS, ...extra],
      env: { ...ownEnvironment(), ...env, TMPDIR: passing },
    });
    const close = browser.close.bind(browser);
    // Done only when no process of it is left: each holds an end of its pipes.
    browser.close = (options) => close(options).finally(tidy);
    return browser;
  } catch (whyNot) {
    tidy();
    throw whyNot;
  }
}

function flagsIn(text = ''): readonly string[] {
  return text.split(' ').filter((flag) => flag !== '');
}

export function ownEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? text;
}
