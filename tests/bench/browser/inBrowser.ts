/** Benches that need a browser: what they open is served, and closed again whatever happens. */
import type { Browser } from 'playwright-core';
import { launch } from '../../kit/browser.ts';
import type { Bench, Row } from '../bench.ts';

/** Serves a folder; `close` ends that. */
type Serving = () => Promise<Readonly<{ url: string; close: () => Promise<void> }>>;

/** A bench that measures in a browser of its own; it is told where each thing that is served stands. */
export function inBrowser<const Served extends readonly Serving[]>(
  name: string,
  serving: Served,
  measure: (
    browser: Browser,
    ...urls: { readonly [Site in keyof Served]: string }
  ) => Promise<readonly Row[]>,
): Bench {
  return {
    name,
    run: async () => {
      const sites: Awaited<ReturnType<Serving>>[] = [];
      for (const serve of serving) sites.push(await serve());
      const browser = await launch();
      try {
        const urls = sites.map(({ url }) => url) as unknown as { readonly [Site in keyof Served]: string };
        return await measure(browser, ...urls);
      } finally {
        await browser.close();
        for (const site of sites) await site.close();
      }
    },
  };
}
