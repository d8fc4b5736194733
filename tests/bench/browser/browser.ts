/** What the built game asks of a real browser: bytes, draw calls, script after an input, and the painter's time. */
import { servedSite } from '../../../scripts/site.mjs';
import { launch } from '../../kit/browser.ts';
import type { Bench } from '../bench.ts';
import { drawRows } from './drawCalls.ts';
import { farViewRows } from './farView.ts';
import { firstLoadRows } from './firstLoad.ts';
import { inputRows } from './inputs.ts';
import { openWindow } from './table.ts';

export const browserBench: Bench = {
  name: 'browser',
  run: async () => {
    const site = await servedSite();
    const browser = await launch();
    try {
      const window = await openWindow(browser, site.url);
      const far = await farViewRows(browser, window);
      return [
        ...(await firstLoadRows(window)),
        ...far,
        ...(await drawRows(window.page)),
        ...(await inputRows(browser, window.page)),
      ];
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
