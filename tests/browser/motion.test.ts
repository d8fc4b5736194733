// What is shown on the board can be ended with any key, and whoever wants no motion sees marks that stand still.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { CACHE } from '../../scripts/fingerprint.mjs';
import { launch } from '../kit/browser.ts';
import { mouseOf } from './hand.ts';
import { offering } from './players.ts';
import { sitDown, type Sitting } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('a volley in full motion is over within two frames of any key, and the board is as it is', async () => {
  const sitting = await sitDown(browser, { reducedMotion: 'no-preference', width: 1200, height: 640 });
  const { page } = sitting;
  await volley(sitting);
  await page.waitForFunction(isShowing);
  await page.keyboard.press('F9');
  const over = await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    return document.querySelector('[data-shows]') === null;
  });
  expect(over).toBe(true);
  await cardIsDone(page);
  const rightAfter = await picture(page);
  await page.waitForTimeout(2500);
  const later = await picture(page);
  const isAsItWas = later.equals(rightAfter);
  if (!isAsItWas) keepPictures({ 'right-after': rightAfter, later });
  expect(isAsItWas, 'see the pictures beside the results').toBe(true);
  expect(sitting.complaints).toEqual([]);
  await sitting.close();
});

test('a volley without motion is marked for a moment and goes by itself; the setting brings motion back', async () => {
  const sitting = await sitDown(browser, { width: 1200, height: 640 });
  const { page } = sitting;
  const motion = (): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset['motion']);
  await expect.poll(motion).toBe('reduced');
  await volley(sitting);
  await page.waitForFunction(isShowing);
  const marked = await picture(page);
  await page.waitForFunction(() => document.querySelector('[data-shows]') === null);
  expect((await picture(page)).equals(marked)).toBe(false);
  await sitting.button('Menu').click();
  await sitting.button('Settings').click();
  await page.getByLabel('Motion').selectOption('full');
  await expect.poll(motion).toBe('full');
  expect(sitting.complaints).toEqual([]);
  await sitting.close();
});

/** A picture waits until the card is done with the one before: beside a load, that is some frames later. */
async function cardIsDone(page: Page): Promise<void> {
  await page.locator('.board-canvas canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    for (let picture = 0; picture < 3; picture += 1) {
      canvas.getContext('webgl2')!.finish();
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

function isShowing(): boolean {
  return document.querySelector('[data-shows]') !== null;
}

/** Goes on to the first step in which somebody can shoot, and shoots. */
async function volley(sitting: Sitting): Promise<void> {
  const hand = mouseOf(sitting);
  await sitting.beginAsPlaced('The Great Gate');
  for (let steps = 0; steps < 12; steps += 1) {
    if (/missile|fire/i.test(await sitting.textOf('Who and what now'))) {
      for (const shooter of offering(await sitting.hexes(), /; can act/)) {
        await hand.choose(shooter);
        const [target] = offering(await sitting.hexes(), /target/);
        if (target === undefined) continue;
        await hand.act(target);
        await painted(sitting.page);
        return hand.confirm();
      }
    }
    await hand.endStep();
  }
  throw new Error('nobody could shoot');
}

/** Waits until nothing has changed on the board for two seconds: its tiles are painted, one after the other, and beside a load slowly. */
async function painted(page: Page): Promise<void> {
  let last = await picture(page);
  for (let alike = 0, tries = 0; alike < 3 && tries < 60; tries += 1) {
    await page.waitForTimeout(700);
    const now = await picture(page);
    alike = now.equals(last) ? alike + 1 : 0;
    last = now;
  }
}

/** Keeps what should have been alike, for whoever asks why it was not. */
function keepPictures(pictures: Readonly<Record<string, Buffer>>): void {
  mkdirSync(CACHE, { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) {
    writeFileSync(join(CACHE, `motion-${name}.png`), picture);
  }
}

/** The middle of the board, without the cards that lie over its edges: the dice that fell come when they come, low on the right. */
async function picture(page: Page): Promise<Buffer> {
  const box = (await page.locator('.board-canvas canvas').boundingBox())!;
  const { x, y, width, height } = box;
  return page.screenshot({
    clip: { x: x + width * 0.3, y: y + height * 0.3, width: width * 0.4, height: height * 0.27 },
  });
}
