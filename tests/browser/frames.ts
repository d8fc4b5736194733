/** Frames one at a time, with a picture of each: what is really on the screen, not only what the page says of itself. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    nextFrame(): Promise<void>;
    releaseFrames(): void;
  }
}

/** A colour that nothing in the game has. */
const VIVID = '#ff00ff';

/** Lays a vivid sheet over the whole table, so that any pixel of it that is seen is seen to be one. */
export async function dye(page: Page): Promise<void> {
  const content = `.page::after { content: ''; position: fixed; inset: 0; z-index: 99; pointer-events: none; background: ${VIVID}; }`;
  // The policy of the page lets in no style from a text, but those that are made by its own scripts.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, content);
}

/** From now on whatever waits for a frame waits until `takePictures` asks for one. */
export async function holdFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => -waiting.push(callback);
    window.releaseFrames = () => {
      window.requestAnimationFrame = real;
      for (const callback of waiting.splice(0)) real(callback);
    };
    window.nextFrame = () =>
      new Promise((done) => {
        real((now) => {
          for (const callback of waiting.splice(0)) callback(now);
          // What is done behind a frame is done before the picture of the next.
          setTimeout(done, 20);
        });
      });
  });
}

/** Frames come as they come again. */
export async function releaseFrames(page: Page): Promise<void> {
  await page.evaluate(() => window.releaseFrames());
}

/** Takes a picture before each frame until something has come. */
export async function takePictures(page: Page, come: () => Promise<boolean>): Promise<readonly string[]> {
  const pictures: string[] = [];
  const eye = await page.context().newCDPSession(page);
  for (let frame = 0; frame < 60; frame += 1) {
    pictures.push((await eye.send('Page.captureScreenshot', { format: 'png' })).data);
    if (await come()) return pictures;
    await page.evaluate(() => window.nextFrame());
  }
  throw new Error('sixty frames were drawn and it has not come');
}

/** How many pixels of each picture (PNG in base64) have the vivid colour, or a breath of it through something else. */
export function vividIn(page: Page, pictures: readonly string[]): Promise<readonly number[]> {
  return page.evaluate(async (files) => {
    const counts: number[] = [];
    for (const file of files) {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const g = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      g.drawImage(picture, 0, 0);
      const { data } = g.getImageData(0, 0, picture.width, picture.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (Math.min(data[at]!, data[at + 2]!) > data[at + 1]! + 30) count += 1;
      counts.push(count);
    }
    return counts;
  }, pictures);
}
