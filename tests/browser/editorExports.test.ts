// Files out of the editor as a browser writes them: a picture of the size that was asked for, and sheets to print.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { SCALES, sheetBounds } from '../../src/paint/geometry/sheet.ts';
import { keepsFocus, noteFocus } from './focus.ts';
import { launch, openPage } from '../kit/browser.ts';
import { readPdf } from '../kit/printed.ts';
import { shippedDocument } from '../editor/kit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The editor with First Steps in it and the window of the exports open. */
async function atTheExports(locale = 'en-GB') {
  const opened = await openPage(browser, { url: `${inject('site')}#editor`, locale });
  const { page } = opened;
  const [battle, exports] = locale === 'de-DE' ? ['Erste Schritte', 'Ausgeben'] : ['First Steps', 'Export'];
  await page.getByRole('button', { name: battle! }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  await page.evaluate(noteFocus);
  await page.getByRole('button', { name: exports!, exact: true }).click();
  await keepsFocus(page);
  return opened;
}

/** The bytes of the file that comes of pressing a button, and its name. */
async function fileOf(page: Page, name: RegExp): Promise<Readonly<{ name: string; bytes: Buffer }>> {
  const coming = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** A picture as a browser decodes it: its size, and the colours of dots at parts of it. */
async function decoded(page: Page, bytes: Buffer, parts: readonly (readonly [number, number])[]) {
  return await page.evaluate(
    async ({ base64, places }) => {
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([raw], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const g = canvas.getContext('2d')!;
      g.drawImage(bitmap, 0, 0);
      const dots = places.map(([x, y]) => [
        ...g.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1).data,
      ]);
      return { width: bitmap.width, height: bitmap.height, dots };
    },
    { base64: bytes.toString('base64'), places: parts },
  );
}

/** On First Steps: in the mountain at the left, on the plain at the right, and between them. */
const PLACES = [
  [0.1, 0.5],
  [0.5, 0.5],
  [0.8, 0.3],
  [0.8, 0.7],
] as const;

test('a picture has the size that was asked for, and shows the same sheet in each; without its counters it is the map alone', async () => {
  const { page, complaints, close } = await atTheExports();
  const { x0, y0, x1, y1 } = sheetBounds(shippedDocument('first-steps').map.inline);
  const seen: number[][][] = [];
  const files: Buffer[] = [];
  for (const [size, scale] of [
    ['small', 'far'],
    ['middle', 'mid'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Size of pictures' }).selectOption({ label: size });
    const { name, bytes } = await fileOf(page, /^Picture \(PNG\)/);
    expect(name).toMatch(/\.png$/);
    const { width, height, dots } = await decoded(page, bytes, PLACES);
    expect([width, height]).toEqual([
      Math.floor((x1 - x0) * SCALES[scale]),
      Math.floor((y1 - y0) * SCALES[scale]),
    ]);
    // No dot is bare paper, none is see-through, and not all are alike.
    for (const [, , , alpha] of dots) expect(alpha).toBe(255);
    expect(new Set(dots.map(String)).size).toBeGreaterThan(1);
    seen.push(dots);
    files.push(bytes);
  }
  const [small, middle] = seen;
  small!.forEach((dot, at) => {
    const far = Math.hypot(...[0, 1, 2].map((part) => dot[part]! - middle![at]![part]!));
    expect(far, `dot ${at}`).toBeLessThan(120);
  });
  // The map alone.
  await page.getByRole('combobox', { name: 'Size of pictures' }).selectOption({ label: 'small' });
  await page.getByRole('checkbox', { name: 'Counters on pictures' }).uncheck();
  const alone = await fileOf(page, /^Picture \(PNG\)/);
  expect(alone.name).toBe('first-steps-map.png');
  const [whole] = files;
  expect(alone.bytes.equals(whole!)).toBe(false);
  const [all, bare] = [await decoded(page, whole!, PLACES), await decoded(page, alone.bytes, PLACES)];
  expect(bare).toEqual(all);
  expect(complaints).toEqual([]);
  await close();
});

test('sheets to print are a PDF in the language of the page, on the paper that was chosen', async () => {
  const { page, complaints, close } = await atTheExports('de-DE');
  await page.getByRole('combobox', { name: 'Papier' }).selectOption({ label: 'A3' });
  const { name, bytes } = await fileOf(page, /^Druckbögen \(PDF\)/);
  expect(name).toMatch(/\.pdf$/);
  const { title, language, pages } = await readPdf(bytes);
  expect([title, language]).toEqual(['Erste Schritte', 'de']);
  expect([pages[0]!.width, pages[0]!.height].map(Math.round)).toEqual([297, 420]);
  const text = pages.map((one) => one.text).join(' ');
  expect(text).toContain('Geländetabelle');
  expect(text).toContain('Steine, Rückseite');
  expect(complaints).toEqual([]);
  await close();
});
