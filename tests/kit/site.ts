// Runs once before the browser tests: builds the game, serves it and tells the tests its address.
import type { TestProject } from 'vitest/node';
import { servedSite } from '../../scripts/site.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the served game, with a slash at its end: `inject('site')`. */
    site: string;
  }
}

/** Serves the built game; what it returns stops serving it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await servedSite();
  project.provide('site', url);
  return close;
}
