// What the board shows beyond its pieces: the way back to what is out of sight, and a plan in black and white for those who need one.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { launch, openPage } from '../kit/browser.ts';
import { sitDown } from './sitting.ts';

/** The ground of the drawn sheet is straw; that of the plan is lighter than this. */
const WHITE = 238;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** How light the board is in the middle: the brightest tenth of a strip of it, 0 to 255. */
async function brightest(page: Page, board: Locator): Promise<number> {
  const box = await board.boundingBox();
  const clip = { x: box!.x + box!.width / 2, y: box!.y + box!.height * 0.3, width: 200, height: 120 };
  const picture = await page.screenshot({ clip, timeout: 60_000 });
  return page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const g = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      g.drawImage(image, 0, 0);
      const { data } = g.getImageData(0, 0, image.width, image.height);
      const reds = data.filter((_, i) => i % 4 === 0).toSorted();
      return reds[Math.floor(reds.length * 0.9)]!;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

test('an arrow at the edge leads back to the chosen unit', async () => {
  const sitting = await sitDown(browser);
  const { page, button, complaints, close } = sitting;
  await sitting.beginAsPlaced();
  await page.keyboard.press('n');
  for (let notch = 0; notch < 8; notch += 1) await page.keyboard.press('+');
  const back = button(/out of sight/);
  for (let pans = 0; pans < 60 && (await back.count()) === 0; pans += 1) {
    await page.keyboard.press(pans < 30 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
  }
  await back.click();
  await back.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

const HIGH = {
  before: () => localStorage.setItem('pelennor.settings', JSON.stringify({ contrast: 'high' })),
};

test('in high contrast the field is white', async () => {
  const sitting = await sitDown(browser, HIGH);
  await sitting.beginAsPlaced();
  const board = sitting.page.getByRole('main', { name: 'Board' });
  await expect.poll(() => brightest(sitting.page, board), { timeout: 60_000 }).toBeGreaterThan(WHITE);
  expect(sitting.complaints).toEqual([]);
  await sitting.close();
});

test('in high contrast the sheet of the editor is white too, and else it is not', async () => {
  const { page, complaints, close } = await openPage(browser, { url: `${inject('site')}#editor` });
  const blank = async (): Promise<Locator> => {
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    const board = page.locator('.editor-canvas');
    await board.locator('canvas').waitFor();
    return board;
  };
  const usual = await blank();
  // Until it is painted it is dark.
  await expect.poll(() => brightest(page, usual), { timeout: 60_000 }).toBeGreaterThan(150);
  expect(await brightest(page, usual)).toBeLessThan(WHITE);
  await page.evaluate(HIGH.before);
  await page.reload();
  const stark = await blank();
  await expect.poll(() => brightest(page, stark), { timeout: 60_000 }).toBeGreaterThan(WHITE);
  expect(complaints).toEqual([]);
  await close();
});
