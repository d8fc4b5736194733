// The ground on which all other browser tests stand: a browser is there and can draw.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch, openPage } from '../kit/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('a page gets a WebGL 2 context and what it draws arrives in a picture', async () => {
  const { page, complaints, close } = await openPage(browser, {
    url: 'about:blank',
    width: 64,
    height: 64,
    deviceScaleFactor: 1,
  });
  await page.setContent('<canvas width="64" height="64" style="position:fixed;inset:0"></canvas>');
  const pixel = await page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2', { preserveDrawingBuffer: true });
    if (!gl) return null;
    gl.clearColor(1, 0.5, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const out = new Uint8Array(4);
    gl.readPixels(32, 32, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, out);
    return [...out];
  });
  expect(pixel).toEqual([255, 128, 0, 255]);
  const picture = await page.screenshot();
  const shown = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(64, 64).getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(32, 32, 1, 1).data ?? [])];
  }, picture.toString('base64'));
  expect(shown).toEqual([255, 128, 0, 255]);
  expect(complaints).toEqual([]);
  await close();
});
