// The board on the screen outlives what happens to a graphics card.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Browser, Locator } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const LOSSES = 20;
/** Longer than a pointer has to rest on a stack, in milliseconds. */
const RESTING = 1200;

test('a graphics card that forgets everything twenty times over leaves the board as it was; one that is gone for good is told, and the game goes on', async () => {
  // As a player has it, with a card for the page and smooth edges.
  const carded = await launch([]);
  onTestFinished(() => carded.close());
  const { page, beginAsPlaced, clickHex, hexes, textOf, complaints, close } = await sitDown(carded, {
    width: 1280,
    height: 600,
    deviceScaleFactor: 0.5,
  });
  await beginAsPlaced('The Great Gate');
  const canvas = page.locator('.board-canvas canvas');
  const [whole] = [...(await hexes())].find(([, words]) => /; can act/.test(words)) ?? [];
  if (whole !== undefined) await clickHex(whole);
  await page.mouse.move(2, 2);
  // The words over the board are the browser's, which does not paint each letter alike twice.
  const words = await page.evaluateHandle(hideAllButTheBoard);
  const before = await settled(canvas);
  const changed: number[] = [];
  for (let loss = 1; loss <= LOSSES; loss += 1) {
    await canvas.evaluate(loseAndRestore);
    const looks = loss === 1 || loss === 2 || loss === LOSSES;
    if (looks && !(await comesBack(canvas, before))) changed.push(loss);
  }
  expect(changed, 'after so many losses').toEqual([]);
  await words.evaluate((sheet) => sheet.replaceSync(''));

  // Gone for good: the board stands on a new canvas, as rich as it was.
  await canvas.evaluate(loseForGood);
  await page.locator('.board-canvas canvas:not([data-gone])').waitFor();
  await page.locator('.board-canvas canvas[data-gone]').waitFor({ state: 'detached' });
  await page.keyboard.press('0');
  await expect
    .poll(async () => (await canvas.screenshot()).length, { timeout: 60_000 })
    .toBeGreaterThan(before.length / 2);
  // Gone again: it is told, and the game goes on.
  await canvas.evaluate(loseForGood);
  const notice = page.getByRole('dialog', { name: 'A plain board' });
  await notice.getByText(/graphics card has stopped drawing.*reload the page/s).waitFor();
  await notice.getByRole('button').first().click();
  const status = await textOf('Who and what now');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  expect(await textOf('Who and what now')).not.toBe(status);
  expect(complaints).toEqual([]);
  await close();
});

test('a stack is spread out, the captain in it is picked and read first; the small map leads elsewhere, has its size and is put away; a key hides all counters', async () => {
  const { page, button, beginAsPlaced, pointAt, hexes, textOf, complaints, close } = await sitDown(browser);
  await beginAsPlaced('The Great Gate');
  const map = page.getByRole('img', { name: /^Small map/ });
  const frame = map.locator('.small-map-window');
  // The whole map is its own small map.
  expect(await map.count()).toBe(0);
  await page.keyboard.press('+');
  const whole = await frame.boundingBox();
  await page.keyboard.press('+');
  const nearer = await frame.boundingBox();
  expect(nearer!.width).toBeLessThan(whole!.width);
  const corner = await map.boundingBox();
  await page.mouse.click(corner!.x + corner!.width - 4, corner!.y + corner!.height - 4);
  expect((await frame.boundingBox())!.x).toBeGreaterThan(nearer!.x);
  await page.keyboard.press('v');
  expect(await map.count()).toBe(0);
  await button('Menu').click();
  await button('Settings').click();
  await page.getByLabel('Small map', { exact: true }).selectOption('large');
  await page.keyboard.press('Escape');
  expect((await map.boundingBox())!.width).toBeGreaterThan(corner!.width * 1.4);
  await page.keyboard.press('v');
  await page.keyboard.press('0');
  const board = page.getByRole('main', { name: 'Board' }).locator('canvas').first();
  const withCounters = await settled(board);
  await page.keyboard.press('h');
  await expect.poll(async () => withCounters.equals(await board.screenshot())).toBe(false);
  await page.keyboard.press('h');

  const [at = ''] = [...(await hexes())].find(([, words]) => words.includes('Imrahil')) ?? [];
  await page.evaluate(notePointer);
  await pointAt(at);
  await page.waitForTimeout(RESTING);
  const [x, y] = await page.evaluate(() => (window as unknown as { pointer: [number, number] }).pointer);
  expect(await textOf('Inspector')).not.toMatch(/Imrahil[^]*Axemen/);
  await page.mouse.click(x + 14, y);
  expect(await textOf('Inspector')).toMatch(/Imrahil[^]*Axemen/);
  await page.keyboard.press('x');
  await page.keyboard.press('x');
  await page.mouse.click(x - 14, y);
  expect(await textOf('Inspector')).toMatch(/Axemen[^]*Imrahil/);
  expect(complaints).toEqual([]);
  await close();
});

test('a board that is given another size is seen in it, and not black before', async () => {
  const { page, beginAsPlaced, complaints, close } = await sitDown(browser);
  await beginAsPlaced('First Steps');
  await page.locator('.board-canvas canvas').evaluate(noteSizes);
  const sizes = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { sizes: readonly string[] }).sizes);
  for (const [count, height] of [500, 640, 560].entries()) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(async () => (await sizes()).length).toBeGreaterThan(count);
  }
  expect(new Set(await sizes())).toEqual(new Set(['drawn']));
  expect(complaints).toEqual([]);
  await close();
});

/** Notes whether the canvas is drawn in the frame that gives it another width or height. */
function noteSizes(element: Element): void {
  const sizes: string[] = [];
  Object.assign(window, { sizes });
  let drawn = false;
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...given) {
    drawn = true;
    drawElements.apply(this, given);
  };
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'height')!;
  Object.defineProperty(element, 'height', {
    get: () => get!.call(element) as number,
    set(height: number) {
      set!.call(element, height);
      drawn = false;
      requestAnimationFrame(() => sizes.push(drawn ? 'drawn' : 'black'));
    },
  });
}

function notePointer(): void {
  addEventListener('pointermove', ({ clientX, clientY }) => {
    (window as unknown as { pointer: [number, number] }).pointer = [clientX, clientY];
  });
}

/** The picture of the board as soon as it no longer changes: four in a row are the same. */
async function settled(canvas: Locator): Promise<Buffer> {
  let last = await canvas.screenshot();
  let same = 1;
  for (let tries = 0; tries < 100; tries += 1) {
    await canvas.page().waitForTimeout(150);
    const next = await canvas.screenshot();
    same = next.equals(last) ? same + 1 : 1;
    if (same === 4) return next;
    last = next;
  }
  throw new Error('the board does not come to rest');
}

/** Whether the board looks as it did before; a machine with other things to do lays it out in several pictures, some of which stand for a while. */
async function comesBack(canvas: Locator, before: Buffer): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (before.equals(await canvas.screenshot())) return true;
    await canvas.page().waitForTimeout(150);
  }
  return false;
}

/** Answers the style that hides the rest. */
function hideAllButTheBoard(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body * { visibility: hidden } .board-canvas canvas { visibility: visible }');
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** The card is lost and does not come back. */
function loseForGood(element: HTMLElement | SVGElement): void {
  element.dataset['gone'] = 'yes';
  (element as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
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
