// A page that hangs: the log of the tests says where.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { watchOver } from '../kit/watchdog.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('a page whose script does not end says once in which function it is', async () => {
  const page = await browser.newPage();
  const told: string[] = [];
  const watched = watchOver(page, (what) => told.push(what), { every: 50, patience: 500, grace: 5000 });
  // It has been asked and has answered.
  await page.waitForTimeout(500);
  const over = page.evaluate(() => {
    function goOn(): void {
      for (const end = performance.now() + 2000; performance.now() < end;);
    }
    goOn();
  });
  await expect.poll(() => told).toEqual([expect.stringMatching(/not answered for 500 ms: goOn:\d+:\d+/)]);
  await Promise.all([over, watched]);
  await page.close();
  expect(told).toHaveLength(1);
});
