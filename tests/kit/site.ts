// Runs once before the browser tests: builds the game, serves it, tells the tests its address, and visits it first.
import type { TestProject } from 'vitest/node';
import { servedSite } from '../../scripts/site.mjs';
import { launch } from './browser.ts';
import { WITHOUT_A_CARD } from './coarse.ts';
import { paintSheets, type KeptSheet } from './sheets.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the served game, with a slash at its end: `inject('site')`. */
    site: string;
    /** What the first visit left painted. */
    sheets: readonly KeptSheet[];
  }
}

/** Serves the built game; what it returns stops serving it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await servedSite();
  project.provide('site', url);
  const browser = await launch(WITHOUT_A_CARD);
  try {
    project.provide('sheets', await paintSheets(browser, url));
  } finally {
    await browser.close();
  }
  return close;
}
