// The page fits its window at five sizes: nothing beyond the edge, nothing on top of another, everything large enough for a finger.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Locator } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { BEGIN, beginForTwo } from '../kit/titlePage.ts';
import { boardIsUp } from './editorAtWork.ts';
import { misplacedOn } from './measures.ts';
import { atRest } from './rest.ts';
import { SET_UP, sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

type Size = readonly [width: number, height: number];

/** Windows by what points in them; each is made as large as the next while the same things are on the page. */
const HANDS: readonly Readonly<{ hand: string; finger: boolean; sizes: readonly Size[] }>[] = [
  {
    hand: 'a mouse, at 1600 x 1000 and 1280 x 800',
    finger: false,
    sizes: [
      [1600, 1000],
      [1280, 800],
    ],
  },
  {
    hand: 'a finger, at 820 x 1180, 390 x 800 and 360 x 640',
    finger: true,
    sizes: [
      [820, 1180],
      [390, 800],
      [360, 640],
    ],
  },
];

describe.each(HANDS)('with $hand', ({ finger, sizes }) => {
  /** Somebody in the first of the windows, who looks at the page in each of them. */
  async function lookOn() {
    const [[width, height] = [0, 0]] = sizes;
    const sitting = await sitDown(browser, { width, height, hasTouch: finger });
    const { page } = sitting;
    const wrong: string[] = [];
    const look = async (what: string, alsoAt?: (size: Size) => Promise<void>): Promise<void> => {
      for (const size of sizes) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await atRest(page);
        wrong.push(
          ...(await misplacedOn(page, finger)).map((one) => `${what} at ${size.join(' x ')}: ${one}`),
        );
        await alsoAt?.(size);
      }
    };
    return { ...sitting, wrong, look };
  }

  test('title, house rules, table with odds, menu, help and settings are where they belong', async () => {
    const { page, button, complaints, close, look, wrong } = await lookOn();
    await button(BEGIN).waitFor();
    await look('title');
    await button(/^House rules/).click();
    await page.getByLabel('Grond').waitFor();
    await look('house rules');
    await page.keyboard.press('Escape');

    await beginForTwo(page, 'The Great Gate');
    for (const name of SET_UP) await button(name).click();
    await page.locator('.board-canvas canvas').waitFor();
    // The first step after the set-up is one of magic: its captain is chosen, and his spell aimed.
    await page.keyboard.press('n');
    await page.keyboard.press('s');
    await page.locator('.hint-odds, .odds').first().waitFor({ state: 'attached' });
    await look('odds', async ([width]) => {
      // A tablet has room for the name of the side; on a phone the bar says what it does.
      const side = await page.locator('.status-side').boundingBox();
      expect((side?.width ?? 0) > 1, 'the name of the side is shown').toBe(width >= 600);
      if (width >= 600) return;
      // The board goes on below the sheet of the odds; the panels are pulled over it, and nothing covers the board.
      const canvas = page.locator('.board-canvas canvas');
      const heightOf = async (part: Locator) => Math.round((await part.boundingBox())!.height);
      const covered = () =>
        canvas.evaluate((drawn) => Number.parseFloat(getComputedStyle(drawn.parentElement!).paddingBottom));
      const look = page.getByRole('button', { name: 'Look', exact: true });
      expect(await covered()).toBeGreaterThan(100);
      // A canvas has whole dots, of which there are few here.
      const bare = (await heightOf(page.locator('main.board'))) - (await heightOf(canvas));
      expect(Math.abs(bare)).toBeLessThan(8);
      await look.click();
      await expect.poll(covered).toBe(0);
      await look.click();
    });
    await button(finger ? 'More' : 'Menu').click();
    await look('menu');
    await button('Settings').click();
    await page.getByRole('dialog').waitFor();
    await look('settings');
    expect(wrong).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('region', { name: 'Rules and keys' }).waitFor();
    await look('help');
    expect(wrong).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the editor, its pages and its windows are where they belong', async () => {
    const { page, button, complaints, close, look, wrong } = await lookOn();
    await page.evaluate(() => (location.hash = 'editor'));
    await button('The Great Gate').waitFor();
    await look('drafts');
    await button('The Great Gate').click();
    await boardIsUp(page);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look(await tab.innerText());
    }
    for (const name of ['Export', 'Share link']) {
      await button(name).click();
      await page.getByRole('dialog').waitFor();
      await look(name);
      await page.keyboard.press('Escape');
    }
    expect(wrong).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
