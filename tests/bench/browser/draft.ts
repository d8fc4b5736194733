/**
 * What an author waits for on the page, by the clock: from the brush that is lifted to the problems of the battle as it is then, on
 * 100 x 100 hexes with 600 units; and from Test play to the board of that battle.
 */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { writeDocument } from '../../../src/editor/document.ts';
import { AT_ONCE, IN_A_SECOND } from '../author.ts';
import { alone } from '../bench.ts';
import { crowded, SIZE, UNITS } from '../crowded.ts';
import { inBrowser } from './inBrowser.ts';
import { percentile } from './percentile.ts';
import { openWindow } from './table.ts';

const DABS = 20;
const PLAYS = 5;
/** The sheet is painted anew after a dab, and drawn anew after a test play. */
const SETTLING = 1500;

/** `npm run bench -- draft`. */
export const draftBench = inBrowser('draft', [servedSite], async (browser, url) => {
  const { page } = await openWindow(browser, `${url}#editor`);
  await open(page);
  const told = await dabs(page);
  const played: number[] = [];
  for (let play = 0; play < PLAYS; play += 1) played.push(await testPlay(page));
  const battle = `${SIZE} x ${SIZE} with ${UNITS} units`;
  return [
    alone(
      AT_ONCE,
      `from the lifted brush to what is wrong, ${battle}, median of ${DABS}`,
      percentile(told, 0.5),
      'ms',
    ),
    alone(AT_ONCE, 'the same, the longest', Math.max(...told), 'ms'),
    alone(
      IN_A_SECOND,
      `from Test play to the board of that battle, the longest of ${PLAYS}`,
      Math.max(...played),
      'ms',
    ),
    alone(null, 'the same, median', percentile(played, 0.5), 'ms'),
  ];
});

async function open(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'crowded.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeDocument(crowded())),
    });
  await page.locator('.editor-canvas canvas').waitFor();
  await page.waitForTimeout(2 * SETTLING);
}

/** Mountains and clear ground by turns on one unit, which can stand on the one and not on the other; milliseconds of each. */
async function dabs(page: Page): Promise<readonly number[]> {
  const { x, y, width, height } = (await page.locator('.editor-canvas').boundingBox())!;
  await page.evaluate(listen);
  await page.keyboard.press('b');
  await page.mouse.move(x + width / 2, y + height / 2);
  for (let dab = 0; dab < DABS; dab += 1) {
    await page.keyboard.press(dab % 2 === 0 ? '4' : '1');
    await page.waitForTimeout(SETTLING);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((count) => window.lookedOver.length > count, dab);
  }
  const told = await page.evaluate(() => window.lookedOver);
  assert.equal(told.length, DABS, 'every dab is looked over once');
  return told;
}

declare global {
  interface Window {
    /** Milliseconds from a lifted brush to the problems of the draft as it was then. */
    lookedOver: number[];
  }
}

/** Notes when the brush is lifted, and when the panel of problems is not busy any more. */
function listen(): void {
  window.lookedOver = [];
  const panel = document.querySelector('.editor-panel[data-mark=problems]')!;
  let lifted: number | null = null;
  addEventListener('pointerup', () => (lifted = performance.now()), true);
  let wasBusy = false;
  new MutationObserver(() => {
    const busy = panel.getAttribute('aria-busy') === 'true';
    if (wasBusy && !busy && lifted !== null) {
      const began = lifted;
      requestAnimationFrame(() => window.lookedOver.push(performance.now() - began));
    }
    wasBusy = busy;
  }).observe(panel, { attributes: true, attributeFilter: ['aria-busy'] });
}

/** Tries the battle out and comes back; milliseconds from the button to its board. */
async function testPlay(page: Page): Promise<number> {
  const took = await page.getByRole('button', { name: 'Test play', exact: true }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = (): void => {
          const board = document.querySelector('main[aria-label=Board] canvas');
          if (board === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - began));
        };
        button.click();
        look();
      }),
  );
  await page.waitForTimeout(SETTLING);
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  await page.waitForTimeout(SETTLING);
  return took;
}
