// Two players at one screen: what each frame shows while it changes hands, what a reload leads to, and the look at an open table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { beginForTwo } from '../kit/titlePage.ts';
import { dye, holdFrames, releaseFrames, takePictures, vividIn } from './frames.ts';
import { lateFocus, noteFocus } from './focus.ts';
import { keysOf } from './hand.ts';
import { offering } from './players.ts';
import { sitDown, type Sitting } from './sitting.ts';

const SIEGE = 'The Siege of Minas Tirith';
const COVER = 'The board is covered';
/** What only the defender may read of a cauldron. */
const SECRET = /A dummy|measures left/;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** One frame of the page: who has the step, whether the cover lies over all of it, and what the inspector says. */
interface Frame {
  readonly side: string;
  readonly covered: boolean;
  readonly inspector: string;
}

declare global {
  interface Window {
    filmed: Frame[];
  }
}

/** Notes every frame from now on. */
async function film(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.filmed = [];
    const whole = (cover: Element): boolean => {
      const { opacity, backgroundColor } = getComputedStyle(cover);
      const points = [0.02, 0.5, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => [x, y] as const));
      const onTop = points.every(([x, y]) =>
        cover.contains(document.elementFromPoint(x * innerWidth, y * innerHeight)),
      );
      return opacity === '1' && backgroundColor.startsWith('rgb(') && onTop;
    };
    const note = (): void => {
      const cover = document.querySelector('dialog.cover');
      window.filmed.push({
        side: document.querySelector('.status h2')?.textContent ?? '',
        covered: cover !== null && whole(cover),
        inspector: document.querySelector('.inspector')?.textContent ?? '',
      });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.waitForFunction(() => window.filmed.length > 1);
}

/** Holds Space until something has come of it. */
async function holdUntil(page: Page, come: () => Promise<void>): Promise<void> {
  await page.keyboard.down(' ');
  await come();
  await page.keyboard.up(' ');
}

/** Sits down at the great siege in a style. */
async function begin(
  style: 'open' | 'sealed',
  keys: Readonly<Record<string, readonly string[]>> = {},
): Promise<Sitting> {
  // Its pictures are looked at dot by dot.
  const sitting = await sitDown(browser, { width: 1000, height: 640, deviceScaleFactor: 1 });
  const kept = JSON.stringify({ handOver: style, keys });
  await sitting.page.addInitScript(noteFocus);
  await sitting.page.evaluate((settings) => localStorage.setItem('pelennor.settings', settings), kept);
  await sitting.page.reload();
  await beginForTwo(sitting.page, SIEGE);
  return sitting;
}

async function atACauldron(sitting: Sitting): Promise<string> {
  await sitting.boardIsUp();
  const [hex] = offering(await sitting.hexes(), /Cauldron/);
  await sitting.clickHex(hex!);
  return hex!;
}

test('sealed: the cover lies over everything before a frame shows the next player’s view; a reload comes back behind it, and a PIN keeps it shut', async () => {
  const sitting = await begin('sealed');
  const { page, button, textOf, complaints } = sitting;
  const cover = page.getByRole('dialog', { name: COVER });
  const uncovered = (): Promise<void> => cover.waitFor({ state: 'detached' });
  await cover.waitFor();
  await cover.getByRole('button', { name: /^Set a PIN/ }).click();
  await cover.getByLabel(/^A new PIN/).fill('2463');
  await cover.getByRole('button', { name: 'Set it' }).click();
  await holdUntil(page, uncovered);
  await atACauldron(sitting);
  expect(await textOf('Inspector')).toMatch(SECRET);

  await film(page);
  await dye(page);
  await holdFrames(page);
  await keysOf(sitting).endStep();
  const behind = (): Promise<boolean> =>
    page.evaluate(() => window.filmed.at(-1)?.side.includes('Sauron') === true);
  const pictures = await takePictures(page, behind);
  await releaseFrames(page);
  await holdUntil(page, uncovered);
  await page.waitForFunction(() => window.filmed.at(-1)?.covered === false);
  const vivid = await vividIn(page, [...pictures, (await page.screenshot()).toString('base64')]);
  // From the first picture of the cover to the last before it opens no pixel of the table is seen; then it is seen again.
  const first = vivid.indexOf(0);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(vivid.slice(first, -1)).toEqual(pictures.slice(first).map(() => 0));
  expect(vivid.at(-1)).toBeGreaterThan(100_000);
  const frames = await page.evaluate(() => window.filmed);
  const sauron = frames.findIndex(({ side }) => side.includes('Sauron'));
  expect(sauron).toBeGreaterThan(0);
  expect(frames.slice(sauron - 1, sauron + 1).map(({ covered }) => covered)).toEqual([true, true]);
  const leaks = frames.filter(
    ({ side, covered, inspector }) => side.includes('Sauron') && !covered && SECRET.test(inspector),
  );
  expect(leaks).toEqual([]);
  expect(await textOf('Inspector')).not.toMatch(SECRET);
  await button('Take back').hover();
  expect(await button('Take back').getAttribute('title')).toMatch(/changed hands/);

  await keysOf(sitting).endStep();
  await cover.getByRole('heading', { name: 'Westernesse' }).waitFor();
  await page.reload({ timeout: 90_000 });
  await button('Continue').first().click();
  await cover.waitFor();
  await page.waitForFunction(() => window.opened.every(({ later }) => later !== ''));
  expect(await lateFocus(page)).toEqual([]);
  expect(await page.evaluate(() => window.opened.at(-1)?.atOnce)).toMatch(/^INPUT/);
  await cover.getByLabel('The PIN of Westernesse').fill('1111');
  await holdUntil(page, () => cover.getByText('That is not the PIN of Westernesse.').waitFor());
  await cover.getByLabel('The PIN of Westernesse').fill('2463');
  await holdUntil(page, uncovered);
  expect(await textOf('Who and what now')).toMatch(/Westernesse[\s\S]*Magic/i);
  expect(complaints).toEqual([]);
  await sitting.close();
});

test('open table: nothing covers the board, and a cauldron tells its owner what it holds only while he holds the key that is laid for it', async () => {
  const sitting = await begin('open', { peek: ['j'] });
  const { page, button, textOf, complaints } = sitting;
  await atACauldron(sitting);
  expect(await textOf('Inspector')).not.toMatch(SECRET);
  await page.keyboard.press('k');
  expect(await button('Sauron looks away').count()).toBe(0);
  expect(await button(/^Hold to look at the oil/).innerText()).toMatch(/J$/);
  await page.keyboard.press('j');
  await button('Sauron looks away').click();
  expect(await textOf('Inspector')).not.toMatch(SECRET);
  await page.keyboard.down('j');
  await page.getByText('Only Westernesse may look now.').waitFor();
  expect(await textOf('Inspector')).toMatch(SECRET);
  await page.keyboard.up('j');
  await page.getByText('Only Westernesse may look now.').waitFor({ state: 'detached' });
  expect(await textOf('Inspector')).not.toMatch(SECRET);
  await keysOf(sitting).endStep();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await textOf('Who and what now')).toMatch(/Sauron/);
  expect(complaints).toEqual([]);
  await sitting.close();
});
