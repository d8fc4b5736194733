// The page fits its window at four sizes: nothing beyond the edge, nothing on top of another, everything large enough for a finger.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { BEGIN, beginForTwo } from '../kit/titlePage.ts';
import { boardIsUp } from './editorAtWork.ts';
import { misplacedOn } from './measures.ts';
import { SET_UP, sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const SIZES = [
  { width: 1600, height: 1000, finger: false },
  { width: 1280, height: 800, finger: false },
  { width: 820, height: 1180, finger: true },
  { width: 390, height: 800, finger: true },
  { width: 360, height: 640, finger: true },
];

describe.each(SIZES)('at $width x $height', ({ width, height, finger }) => {
  test('title, house rules, table with odds, menu, help and settings are where they belong', async () => {
    const { page, button, complaints, close } = await sitDown(browser, { width, height, hasTouch: finger });
    const wrong: string[] = [];
    const look = async (what: string): Promise<void> => {
      await page.waitForTimeout(250);
      wrong.push(...(await misplacedOn(page, finger)).map((one) => `${what}: ${one}`));
    };
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
    await look('odds');
    // A tablet has room for the name of the side; on a phone the bar says what it does.
    const side = await page.locator('.status-side').boundingBox();
    expect((side?.width ?? 0) > 1, 'the name of the side is shown').toBe(width >= 600);
    await button(width < 600 ? 'More' : 'Menu').click();
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
    const { page, button, complaints, close } = await sitDown(browser, { width, height, hasTouch: finger });
    const wrong: string[] = [];
    const look = async (what: string): Promise<void> => {
      await page.waitForTimeout(250);
      wrong.push(...(await misplacedOn(page, finger)).map((one) => `${what}: ${one}`));
    };
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
