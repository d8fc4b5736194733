// The page in other languages: German by choice, and English in disguise, in which nothing is forgotten and nothing clipped.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { blankDocument } from '../../src/editor/blank.ts';
import { disguiseText } from '../../src/i18n/pseudo.ts';
import { SAMPLES } from '../../src/ui/features/editor/shippedFiles.ts';
import { launch } from '../kit/browser.ts';
import { atRest } from './rest.ts';
import { sitDown } from './sitting.ts';
import { clippedOn, forgottenOn } from './survey.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What a battle says itself is the author's: a blank one, a test of it, and the sample by its name. */
const OF_THE_AUTHOR = (() => {
  const { title, summary, sides } = blankDocument({ columns: 8, rows: 8, orientation: 'pointy' });
  const names = sides.flatMap(({ name, forces }) => [name, ...forces.map((force) => force.name)]);
  return [...[title, summary, ...names].map(({ en }) => en), 'test', ...SAMPLES.map((one) => one.title)];
})();

/** What opens the forms of the editor's pages, and its windows. */
const FORMS = ['New ground', 'New hexside', 'Add an event', 'Something to hold', 'Add a test'];
const WINDOWS = ['Export', 'Share link'];

const SIZES = [
  [1280, 800],
  [360, 640],
] as const;

/** What is left in plain English and what does not fit, in each of the windows, one after the other, after the page has come to rest in it. */
async function wrongOn(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    wrong.push(...(await forgottenOn(page)), ...(await clippedOn(page)));
  }
  return wrong;
}

test('a game goes on in German when German is chosen, and the choice is kept', async () => {
  const { page, button, complaints, close } = await sitDown(browser);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await button('Deutsch').click();
  await button('Erste Schritte').click();
  await button('Sauron: Freund').click();
  await button('Belagerung beginnen').click();
  await button(/^Bewegung beenden \(5 können noch handeln\)/).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');

  await button('Menü').click();
  await button('Einstellungen').click();
  await page.getByLabel('Sprache').selectOption({ label: 'English' });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await button('Close').click();
  await button(/^End movement \(5 can still act\)/).waitFor();
  expect(await page.getByRole('log', { name: 'Chronicle' }).innerText()).toMatch(
    /Sauron: movement phase, turn 1/i,
  );

  await page.reload();
  await page.getByText(/Turn 1, Sauron: movement phase/).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a browser that wishes for German is answered in German', async () => {
  const { page, button, complaints, close } = await sitDown(browser, { locale: 'de-AT' });
  await button('Datei öffnen').waitFor();
  // What lies behind the title waits for its words too.
  await button(/^Ohne Uhren/).click();
  await page.getByLabel('Bedenkzeit').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

const DISGUISED = {
  before: () => localStorage.setItem('pelennor.settings', JSON.stringify({ language: 'pseudo' })),
};

describe('in disguise at 1280 x 800 and 360 x 640', () => {
  test('no word is forgotten and none is clipped, from the title to the rules', async () => {
    const { page, close, complaints } = await sitDown(browser, DISGUISED);
    const shut = (): Promise<void> => page.keyboard.press('Escape');
    await page.locator('.title .button-gold').waitFor();
    expect(await wrongOn(page)).toEqual([]);

    await page.locator('.title .button-gold').click();
    await page.locator('.status').waitFor();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('n');
    await page.keyboard.press('s');
    expect(await wrongOn(page)).toEqual([]);

    for (const key of ['?', 'g', 'i', 'o']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect(await wrongOn(page)).toEqual([]);
      await shut();
    }
    await page.keyboard.press('w');
    await page.locator('.strip').waitFor();
    expect(await wrongOn(page)).toEqual([]);
    await shut();
    // On a telephone, whose window was looked at last, the menu opens from the bar at its foot.
    await page.locator('.phone-bar [popovertarget=menu]').click();
    expect(await wrongOn(page)).toEqual([]);
    await page.locator('.menu-list button', { hasText: /Šéţţîñĝš/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await wrongOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('nor any in the editor, on its pages and in its windows', async () => {
    const { page, close, complaints } = await sitDown(browser, DISGUISED);
    const wrong: string[] = [];
    await page.evaluate(() => (location.hash = 'editor'));
    const blank = page.locator('.editor-drafts .button-gold');
    await blank.waitFor();
    wrong.push(...(await wrongOn(page)).map((one) => `drafts: ${one}`));
    await blank.click();
    await page.locator('.editor-canvas canvas').waitFor();
    for (const [at, tab] of (await page.getByRole('tab').all()).entries()) {
      await tab.click();
      for (const form of FORMS) {
        const open = page.getByRole('button', { name: disguiseText(form), exact: true });
        if ((await open.count()) > 0) await open.first().click();
      }
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll<HTMLDetailsElement>('.editor details'))
          folded.open = true;
      });
      wrong.push(...(await wrongOn(page)).map((one) => `page ${at + 1}: ${one}`));
    }
    for (const name of WINDOWS) {
      await page.getByRole('button', { name: disguiseText(name), exact: true }).click();
      await page.getByRole('dialog').waitFor();
      wrong.push(...(await wrongOn(page)).map((one) => `${name}: ${one}`));
      await page.keyboard.press('Escape');
    }
    expect(wrong.filter((one) => !OF_THE_AUTHOR.some((text) => one.endsWith(`: ${text}`)))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
