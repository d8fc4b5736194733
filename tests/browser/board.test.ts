// The board on the screen outlives what happens to a graphics card.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const LOSSES = 20;

test('a graphics card that forgets everything twenty times over leaves the board as it was', async () => {
  const { page, beginAsPlaced, clickHex, hexes, complaints, close } = await sitDown(browser);
  await beginAsPlaced('The Great Gate');
  const canvas = page.getByRole('main', { name: 'Board' }).locator('canvas');
  const [whole] = [...(await hexes())].find(([, words]) => /; can act/.test(words)) ?? [];
  if (whole !== undefined) await clickHex(whole);
  await page.mouse.move(2, 2);
  const before = await settled(canvas);
  for (let loss = 1; loss <= LOSSES; loss += 1) {
    await canvas.evaluate(loseAndRestore);
    if (loss === 1 || loss === 2 || loss === LOSSES) {
      expect(before.equals(await settled(canvas)), `after ${loss} losses`).toBe(true);
    }
  }
  expect(complaints).toEqual([]);
  await close();
});

/** The picture of the board as soon as it no longer changes. */
async function settled(canvas: Locator): Promise<Buffer> {
  let last = await canvas.screenshot();
  for (let tries = 0; tries < 40; tries += 1) {
    await canvas.page().waitForTimeout(150);
    const next = await canvas.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the board does not come to rest');
}

async function loseAndRestore(element: Element): Promise<void> {
  const canvas = element as HTMLCanvasElement;
  const gl = canvas.getContext('webgl2')!;
  const card = gl.getExtension('WEBGL_lose_context')!;
  const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
  const heard = (name: string): Promise<unknown> =>
    new Promise((done) => canvas.addEventListener(name, done, { once: true }));
  const lost = heard('webglcontextlost');
  card.loseContext();
  await lost;
  await frame();
  const restored = heard('webglcontextrestored');
  card.restoreContext();
  await restored;
  await frame();
  await frame();
}
