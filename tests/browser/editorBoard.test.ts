// The board of the editor under fingers and pointer: what a finger draws, what two move, and what is lit.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch, openPage } from '../kit/browser.ts';
import { count, type Place } from './authorAt.ts';
import { boardIsUp } from './editorAtWork.ts';
import { isPainted, notePainting } from './painting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const STEPS = 12;

/** Fingers that go over the board together, each from a place to another, in pixels from its middle. */
async function fingers(page: Page, ...ways: readonly (readonly [Place, Place])[]): Promise<void> {
  const box = (await page.locator('.editor-board').boundingBox())!;
  const touches = await page.context().newCDPSession(page);
  const at = (part: number, up = ways.length) =>
    ways.slice(0, up).map(([from, to], id) => ({
      id,
      x: box.x + box.width / 2 + from[0] + (to[0] - from[0]) * part,
      y: box.y + box.height / 2 + from[1] + (to[1] - from[1]) * part,
    }));
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  // One after the other, as fingers come.
  for (let down = 1; down <= ways.length; down += 1) await tell('touchStart', at(0, down));
  for (let step = 1; step <= STEPS; step += 1) await tell('touchMove', at(step / STEPS));
  await tell('touchEnd', []);
  await touches.detach();
}

test('a finger draws; two move the sheet and stretch it, and draw nothing', async () => {
  const { page, complaints, close } = await openPage(browser, {
    url: `${inject('site')}#editor`,
    width: 390,
    height: 844,
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await page.locator('.editor-canvas canvas').waitFor();
  await page
    .getByRole('button', { name: /^Grove/ })
    .first()
    .tap();
  await fingers(page, [
    [-80, 20],
    [80, 20],
  ]);
  await expect.poll(() => count(page, 'Grove')).toBeGreaterThan(2);
  const drawn = await count(page, 'Grove');

  const scaleOf = (): Promise<number> =>
    page
      .locator('.editor-sketch > g')
      .evaluate((sheet) => Number(/scale[(]([\d.]+)/.exec(sheet.getAttribute('transform')!)![1]));
  const before = await scaleOf();
  await fingers(
    page,
    [
      [-30, 0],
      [-90, 0],
    ],
    [
      [30, 0],
      [90, 0],
    ],
  );
  await expect.poll(scaleOf).toBeGreaterThan(before * 1.5);
  expect(await count(page, 'Grove')).toBe(drawn);
  expect(complaints).toEqual([]);
  await close();
});

test('a zone is left off the map by itself, and all of them are', async () => {
  const { page, complaints, close } = await openPage(browser, { url: `${inject('site')}#editor` });
  await page.getByRole('button', { name: 'The Great Gate' }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  const borders = page.locator('.editor-sketch .sketch-border');
  await borders.first().waitFor({ state: 'attached' });
  const all = await borders.count();
  const switches = page.locator('.editor-zones').getByRole('checkbox');
  expect(await switches.count()).toBe(all);
  await page.getByRole('checkbox', { name: 'city', exact: true }).uncheck();
  await expect.poll(() => borders.count()).toBe(all - 1);
  await page.getByRole('checkbox', { name: 'Zones', exact: true }).uncheck();
  await expect.poll(() => borders.count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Zones', exact: true }).check();
  await expect.poll(() => borders.count()).toBe(all - 1);
  expect(complaints).toEqual([]);
  await close();
});

test('the hex numbers are left off the sheet, come back, and go again', async () => {
  const { page, complaints, close } = await openPage(browser, {
    url: `${inject('site')}#editor`,
    width: 1000,
    height: 600,
    deviceScaleFactor: 1,
  });
  await page.addInitScript(notePainting);
  await page.reload();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await boardIsUp(page);
  const zoomIn = page.getByRole('button', { name: 'Come nearer' });
  for (let step = 0; step < 4; step += 1) await zoomIn.click();
  const numbers = page.getByRole('checkbox', { name: 'Hex numbers', exact: true });
  const sheet = async (): Promise<string> =>
    (await page.locator('.editor-canvas').screenshot()).toString('base64');
  /** All that was asked of the painter is on the sheet: two pictures of it, with nothing to paint between them, are alike. */
  const settled = async (): Promise<string> => {
    for (let last = ''; ;) {
      await isPainted(page);
      const now = await sheet();
      if (now === last) return now;
      last = now;
    }
  };
  await numbers.uncheck();
  const bare = await settled();
  await numbers.check();
  await expect.poll(sheet).not.toBe(bare);
  await settled();
  await numbers.uncheck();
  expect(await settled()).toBe(bare);
  expect(complaints).toEqual([]);
  await close();
});

test('the palette shows ground and walls as they are painted; beside a hexside stands what a click makes of it; an event that is pointed at, or has the focus, lights its hexes on the board', async () => {
  const { page, complaints, close } = await openPage(browser, { url: `${inject('site')}#editor` });
  await page.getByRole('button', { name: 'The Great Gate' }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  for (const brush of [/^Grove/, /^Wall/, /^Great Gate/])
    await page.getByRole('button', { name: brush }).first().locator('image').waitFor({ state: 'attached' });
  await page
    .getByRole('button', { name: /^Tower/ })
    .first()
    .click();
  await page.locator('.editor-board').hover();
  expect(await page.locator('.editor-tip').innerText()).toMatch(
    /^(Wall|Open|open|Gate|Great Gate) \d{4} \| \d{4}\s+click: Tower$/,
  );
  await page.getByRole('tab', { name: 'Victory' }).click();
  const lit = page.locator('.editor-sketch .sketch-lit');
  const events = page.locator('[data-event]');
  expect(await lit.count()).toBe(0);
  const ofTheGate = events.filter({ hasText: 'holds' }).first();
  await ofTheGate.hover();
  await expect.poll(() => lit.count()).toBeGreaterThan(0);
  await page.mouse.move(5, 5);
  await expect.poll(() => lit.count()).toBe(0);
  await ofTheGate.getByRole('button', { name: 'Edit' }).focus();
  await expect.poll(() => lit.count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await close();
});
