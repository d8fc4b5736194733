/** An author waits: from a dab of the brush to what the checks find, and from Test play to a game on the draft. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { writeDocument } from '../../../src/editor/document.ts';
import { alone, type Goal } from '../bench.ts';
import { crowded, SIZE, UNITS } from '../crowded.ts';
import { inBrowser } from './inBrowser.ts';
import { percentile } from './percentile.ts';
import { openWindow } from './table.ts';

const AT_ONCE: Goal = { id: '100 ms', sense: 'atMost', must: 100, stretch: 50 };
const IN_A_SECOND: Goal = { id: '1 s', sense: 'atMost', must: 1000, stretch: 500 };

const DABS = 20;
/** Between dabs the sheet is painted anew. */
const SETTLING = 2500;

/** `npm run bench -- draft`. */
export const draftBench = inBrowser('draft', [servedSite], async (browser, url) => {
  const { page } = await openWindow(browser, `${url}#editor`);
  const buffer = Buffer.from(writeDocument(crowded()));
  const file = { name: 'crowded.json', mimeType: 'application/json', buffer };
  await page.locator('.editor-drafts input[type=file]').setInputFiles(file);
  await page.locator('.editor-canvas canvas').waitFor();
  await page.waitForTimeout(3000);
  const what = `a draft of ${SIZE} x ${SIZE} with ${UNITS} units`;
  for (const key of ['b', ']', ']', ']']) await page.keyboard.press(key);
  const told: number[] = [];
  // Mountains under units, and clear ground again: something is told each time.
  for (let dab = 0; dab < DABS; dab += 1) {
    await page.keyboard.press(dab % 2 === 0 ? '4' : '1');
    told.push(await dabTold(page));
    await page.waitForTimeout(SETTLING);
  }
  const played = await untilPlayed(page);
  assert.ok(
    told.every((ms) => ms > 0),
    'every dab is told after it is made',
  );
  return [
    alone(
      AT_ONCE,
      `${what}: from a dab of the brush to what is wrong, median of ${DABS}`,
      percentile(told, 0.5),
      'ms',
    ),
    alone(AT_ONCE, 'the same, 95th percentile', percentile(told, 0.95), 'ms'),
    alone(IN_A_SECOND, 'from Test play to the table', played, 'ms'),
  ];
});

/** Dabs at the middle of the sheet with a wide brush; milliseconds from the pressed button until what is wrong has changed. */
async function dabTold(page: Page): Promise<number> {
  const { x, y, width, height } = (await page.locator('.editor-canvas').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  const waits = page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('nothing was told')), 20_000);
        const panel = document.querySelector('.editor-panel[data-mark=problems]')!;
        let pressed = Infinity;
        addEventListener('pointerdown', () => (pressed = performance.now()), { capture: true, once: true });
        const before = panel.textContent;
        const seen = new MutationObserver(() => {
          if (panel.textContent === before) return;
          seen.disconnect();
          resolve(performance.now() - pressed);
        });
        seen.observe(panel, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.mouse.down();
  await page.mouse.up();
  return await waits;
}

/** Milliseconds from the press of Test play until the table says who can do what. */
async function untilPlayed(page: Page): Promise<number> {
  const played = page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('nothing was played')), 20_000);
        let pressed = Infinity;
        addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true });
        const seen = new MutationObserver(() => {
          if (pressed === Infinity || document.querySelector('.page .status') === null) return;
          seen.disconnect();
          resolve(performance.now() - pressed);
        });
        seen.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await page.locator('[data-mark=play]').click();
  return await played;
}
