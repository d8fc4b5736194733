// The page can be used by everybody: axe finds nothing to complain about on any of its faces, large or small.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { beginForTwo } from '../kit/titlePage.ts';
import { SET_UP, sitDown } from './sitting.ts';
import { violations } from './violations.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const SIZES = [
  ['a desk', { width: 1600, height: 1000 }],
  ['a telephone', { width: 390, height: 844, hasTouch: true, isMobile: true }],
] as const;

for (const [where, size] of SIZES) {
  test(`axe finds no violation on title, set-up, play, odds, dialog, help, questions, keys and settings at ${where}`, async () => {
    const { page, button, close, complaints } = await sitDown(browser, size);
    expect(await violations(page)).toEqual([]);

    await beginForTwo(page);
    await button(SET_UP[0]).waitFor();
    expect(await violations(page)).toEqual([]);

    for (const name of SET_UP) await button(name).click();
    await page.keyboard.press('n');
    expect(await violations(page)).toEqual([]);

    for (const [way, field] of [
      ['Ask about the board', 'Nearest enemy'],
      ['Keys', 'Restore the usual keys'],
      ['Settings', 'Choose the keys'],
    ] as const) {
      await button('isMobile' in size ? 'More' : 'Menu').click();
      await page
        .locator('#menu')
        .getByRole('button', { name: new RegExp(`^${way}`) })
        .click();
      await button(field).waitFor();
      expect(await violations(page)).toEqual([]);
      if (way !== 'Settings') await page.keyboard.press('Escape');
    }
    await page.getByLabel('Contrast').selectOption({ label: 'High' });
    await page.getByLabel('Text and buttons').selectOption({ label: '150%' });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('?');
    await page.getByRole('region', { name: 'Rules and keys' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
      name: 'torn.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{'),
    });
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
}

for (const [where, size] of SIZES) {
  test(`axe finds no violation in the scenario editor, on its shelf, its pages and in its windows, at ${where}`, async () => {
    const { page, button, close, complaints } = await sitDown(browser, size);
    await page.evaluate(() => (location.hash = 'editor'));
    await button('The Great Gate').waitFor();
    expect(await violations(page)).toEqual([]);
    await button('The Great Gate').click();
    await page.locator('.editor-canvas canvas').waitFor();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const name = await tab.innerText();
      if (name === 'Events') await button('Add an event').click();
      if (name === 'Trials') await button('Add a test').click();
      expect(await violations(page), name).toEqual([]);
    }
    for (const name of ['Export', 'Share link']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(complaints).toEqual([]);
    await close();
  });
}

test('the board has a grid with true counts, one tab stop, and names that tell the whole hex', async () => {
  const { page, hexes, beginAsPlaced, close } = await sitDown(browser);
  await beginAsPlaced();
  const grid = page.getByRole('grid');
  expect(await grid.getAttribute('aria-rowcount')).toBe('26');
  expect(await grid.getAttribute('aria-colcount')).toBe('34');
  expect(await page.locator('[role=grid] [tabindex]').count()).toBe(0);
  const names = await hexes();
  expect(names.size).toBe(34 * 26);
  expect(names.get('1212')).toMatch(/^1212, clear.*; south-west: tower 1212\/1213; west: wall 1112\/1212/);
  await close();
});
