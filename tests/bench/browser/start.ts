/**
 * P24: a cold start of the game, until a press on the title page is answered, against a page that starts Pixi's
 * application and draws one quad. Each visit has an empty browser profile; the two take turns, and the clock is the
 * player's own. The menu does not wait for the painted board.
 */
import type { Browser } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { raced, type Goal } from '../bench.ts';
import { inBrowser } from './inBrowser.ts';
import { servedPages } from './pages.ts';
import { BARE_MARK } from './bare/mark.ts';

const P24: Goal = { id: 'P24', sense: 'atMost', must: 2, stretch: 1.4 };
const MENU_MARK = 'bench-menu';
const ROUNDS = 15;
const PATIENCE = 60_000;

export const startBench = inBrowser('start', [servedSite, servedPages], async (browser, game, pages) => {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const menu = await visit(browser, game, MENU_MARK);
    const quad = await visit(browser, `${pages}bare/index.html`, BARE_MARK);
    // The first round starts what the browser itself starts late.
    if (round === 0) continue;
    ours.push(menu);
    theirs.push(quad);
  }
  const what = 'cold start until the menu answers, by the clock';
  return [raced({ goal: P24, what, against: 'Pixi and one quad', ours, theirs, times: 1 })];
});

/** Opens an address for the first time; microseconds until a mark of the page. */
async function visit(browser: Browser, url: string, mark: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(pressMenu, MENU_MARK);
    await page.goto(url, { waitUntil: 'commit' });
    const waited = await page.waitForFunction(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? false,
      mark,
      { timeout: PATIENCE },
    );
    return Number(await waited.jsonValue()) * 1000;
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts, and so stands alone: presses the second battle as soon as it is there, and leaves a mark in the frame in which it lies open. */
function pressMenu(mark: string): void {
  const look = (): void => {
    const lines = document.querySelectorAll<HTMLElement>('[aria-expanded]');
    const wanted = lines[1];
    if (wanted?.getAttribute('aria-expanded') === 'true') performance.mark(mark);
    else {
      wanted?.click();
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
