// What a browser lacks, or a network loses, never stops a game: it is played without WebGL, without workers, without a letter or a picture.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { beginForTwo } from '../kit/titlePage.ts';
import { keysOf } from './hand.ts';
import { offering } from './players.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** A browser without WebGL and without workers. */
function withoutBoth(): void {
  const page = globalThis as { Worker?: unknown };
  delete page.Worker;
  for (const Canvas of [HTMLCanvasElement, OffscreenCanvas]) {
    const real = Canvas.prototype.getContext as (this: unknown, kind: string, ...rest: unknown[]) => unknown;
    Canvas.prototype.getContext = function (this: unknown, kind: string, ...rest: unknown[]) {
      return /webgl|webgpu/.test(kind) ? null : real.call(this, kind, ...rest);
    } as never;
  }
}

test('without WebGL and without workers First Steps is played to its verdict, by pointer and by key', async () => {
  const sitting = await sitDown(browser, { before: withoutBoth });
  const { page, hexes, clickHex, complaints, close } = sitting;
  await beginForTwo(page, 'First Steps');
  const notice = page.getByRole('dialog', { name: 'A plain board' });
  await notice.getByText(/offers no WebGL.*hardware acceleration/s).waitFor();
  await notice.getByRole('button').first().click();
  await sitting.boardIsUp();

  // The board is drawn: land, walls and counters are of many colours.
  const colours = await page.locator('.board-canvas canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  expect(colours).toBeGreaterThan(200);

  // By pointer: a unit is chosen and moved.
  const [from = ''] = offering(await hexes(), /; can act/);
  await clickHex(from);
  const [to = ''] = offering(await hexes(), /may reach/);
  await clickHex(to);
  expect((await hexes()).get(to)).toMatch(/ of Sauron/);

  // By key: the cursor walks over the cells that a screen reader reads, another unit is chosen and moved, and the board shows it.
  const keys = keysOf(sitting);
  const drawn = () =>
    page.locator('.board-canvas canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const [other = ''] = offering(await hexes(), /; can act/).filter((hex) => hex !== to);
  await keys.choose(other);
  await page.keyboard.press('0');
  const chosen = await drawn();
  const [goal = ''] = offering(await hexes(), /may reach/);
  expect((await hexes()).get(goal)).not.toMatch(/ of Sauron/);
  await keys.act(goal);
  expect((await hexes()).get(goal)).toMatch(/ of Sauron/);
  await expect.poll(drawn).not.toBe(chosen);

  // By key, to the verdict; whoever has still something to do is asked once more.
  for (let steps = 0; steps < 120; steps += 1) {
    if (/The battle is over/.test(await sitting.textOf('Who and what now'))) break;
    await page.keyboard.press('e');
    await page.waitForTimeout(40);
  }
  const verdict = page.getByRole('dialog').getByRole('heading', { level: 2 });
  expect(await verdict.innerText()).toMatch(/has won the battle|draw/);
  expect(complaints).toEqual([]);
  await close();
});

test('a letter, a picture, a sound and how events look that cannot be fetched stop no game', async () => {
  const sitting = await sitDown(browser);
  const { page, hexes, close } = sitting;
  const broke: string[] = [];
  page.on('pageerror', (error) => broke.push(error.message));
  const moveSomebody = async (): Promise<void> => {
    await page.reload();
    await sitting.beginAsPlaced();
    const [from = ''] = offering(await hexes(), /; can act/);
    await sitting.clickHex(from);
    const [to = ''] = offering(await hexes(), /may reach/);
    await sitting.clickHex(to);
    expect((await hexes()).get(to)).toMatch(/ of Sauron/);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  };
  const lost = new Set<string>();
  const lose = async (files: RegExp): Promise<void> => {
    await page.route(files, async (route) => {
      lost.add(/\.(\w+)$/.exec(new URL(route.request().url()).pathname)![1]!);
      await route.abort();
    });
  };
  await lose(/\.(woff2|webp|jpg|png|mp3)$|\/icons-[^/]*\.json$/);
  await moveSomebody();
  // Who moves is heard: all that was to be lost was asked for, the sound last.
  await expect
    .poll(() => [...lost], { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['woff2', 'webp', 'jpg', 'mp3']));
  // Without the player of sounds none is asked for.
  await lose(/\/(beats|player)-[^/]*\.js$/);
  await moveSomebody();
  expect([...lost]).toContain('js');
  expect(broke).toEqual([]);
  await close();
});
