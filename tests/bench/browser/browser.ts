/** What the built game asks of a real browser: bytes, draw calls, script after an input, and the painter's time. */
import { servedSite } from '../../../scripts/site.mjs';
import { inBrowser } from './inBrowser.ts';
import { drawRows } from './drawCalls.ts';
import { farViewRows } from './farView.ts';
import { firstHoverRows } from './firstHover.ts';
import { firstLoadRows } from './firstLoad.ts';
import { inputRows } from './inputs.ts';
import { openWindow } from './table.ts';

export const browserBench = inBrowser('browser', [servedSite], async (browser, url) => {
  const window = await openWindow(browser, url);
  const far = await farViewRows(browser, window);
  return [
    ...(await firstLoadRows(window)),
    ...far,
    ...(await drawRows(window.page)),
    ...(await inputRows(browser, window.page)),
    ...(await firstHoverRows(browser, url)),
  ];
});
