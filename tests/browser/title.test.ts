// The title page as it comes: nothing on it moves after it is shown, however late its faces are; 1920 has no empty third.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch, openPage, type OpenedPage } from '../kit/browser.ts';
import { BEGIN } from '../kit/titlePage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What moved without anybody's doing: how far, and what it was. */
interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Notes every shift of the page from the beginning. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly Readonly<{ node: Node | null }>[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(({ node }) =>
        node instanceof Element ? node.className : node?.nodeName,
      );
      shifts.push({ value: entry.value, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The title in a window, its faces held back so many milliseconds; they and the table behind it have come. */
async function title(
  wishes: BrowserContextOptions & Readonly<{ width: number; height: number }>,
  held: number,
): Promise<OpenedPage> {
  const opened = await openPage(browser, { url: 'about:blank', reducedMotion: 'reduce', ...wishes });
  const { page } = opened;
  await page.addInitScript(noteShifts);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((go) => setTimeout(go, held));
    await route.continue();
  });
  await page.goto(inject('site'), { waitUntil: 'load' });
  await page.locator('.title-begin button').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
  return opened;
}

const shiftsOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: readonly Shift[] }).shifts);

const SIZES = [
  [1920, 1080, 'en'],
  [1600, 1000, 'en'],
  [1600, 1000, 'de'],
  [1280, 800, 'en'],
  [820, 1180, 'en'],
  [390, 844, 'en'],
] as const;

describe.concurrent.each(SIZES)('at %i x %i in "%s"', (width, height, locale) => {
  test.each([
    ['come a moment late', 600],
    ['come when nobody waits for them any more', 4000],
  ])('nothing of the title moves after it is shown where its faces %s', async (_, held) => {
    const { page, close } = await title({ width, height, locale }, held);
    expect(await shiftsOn(page)).toEqual([]);
    await close();
  });
});

test('a face that cannot be had keeps nobody from the title', async () => {
  const { page, close } = await openPage(browser, { url: 'about:blank' });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(inject('site'), { waitUntil: 'load' });
  await page.getByRole('button', { name: BEGIN }).waitFor();
  await close();
});

test('a window of 1920 has no empty third: the board lies at a slant at the left, and the cards fill the rest to its edge', async () => {
  const { page, close } = await title({ width: 1920, height: 1080 }, 0);
  const edges = await page.locator('.card').evaluateAll((all) =>
    all.map((card) => {
      const { left, right } = card.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(edges.length).toBeGreaterThan(5);
  // Each with its picture.
  const pictures = page.locator('.card .card-picture');
  expect(
    await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)),
  ).toEqual(edges.map(() => 800));
  for (const { left, right } of edges) {
    expect(left).toBeGreaterThan(1920 / 2);
    expect(left).toBeLessThan((1920 * 3) / 5);
    expect(right).toBeGreaterThan(1920 - 60);
  }
  // The board lies at a slant at the left of them, and is painted.
  const [slant, painted, middle] = await page.locator('.title-sheet').evaluate((sheet) => {
    const { transform, backgroundImage } = getComputedStyle(sheet);
    const { left, right } = sheet.getBoundingClientRect();
    return [transform, backgroundImage, (left + right) / 2] as const;
  });
  expect(slant).toMatch(/^matrix3d\(/);
  expect(painted).toMatch(/^url\(.*title-.*\.webp/);
  expect(middle).toBeLessThan(1920 / 2);
  await close();
});
