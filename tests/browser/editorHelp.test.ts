// Help at the fields of the editor: every field has some, and it is read without a pointer, by the keys and by touch.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch, openPage } from '../kit/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What lays more fields down on a page of the editor than it has at first. */
const MORE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Map: ['New ground', 'New hexside'],
  Events: ['Add an event', 'Add a tally'],
  Trials: ['Add a test', 'Add an action'],
};

/** The fields of both columns for which nothing is said, by their labels. */
function fieldsWithoutHelp(page: Page): Promise<readonly string[]> {
  return page
    .locator('.editor-left, .editor-right')
    .locator('input:not([type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => (field.closest('[title]')?.getAttribute('title') ?? '') === '')
        .map((field) => field.closest('label, .editor-row')?.textContent?.trim() ?? field.outerHTML),
    );
}

test('every field on every page of the editor has its help', async () => {
  const { page, complaints, close } = await openPage(browser, { url: `${inject('site')}#editor` });
  await page.getByRole('button', { name: 'The Great Gate' }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  let fields = 0;
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const name = await tab.innerText();
    for (const more of MORE_FIELDS[name] ?? []) {
      await page.getByRole('button', { name: more }).first().click();
      // What is laid down next may take its place.
      expect(await fieldsWithoutHelp(page), more).toEqual([]);
    }
    expect(await fieldsWithoutHelp(page), name).toEqual([]);
    fields += await page.locator('.editor-left').locator('input, select, textarea').count();
  }
  expect(fields).toBeGreaterThan(60);
  expect(complaints).toEqual([]);
  await close();
});

test('2.22 ground and hexsides of the map bear the badge ours; what is printed does not', async () => {
  const { page, complaints, close } = await openPage(browser, { url: `${inject('site')}#editor` });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  const badge = page.locator('legend:has(.editor-badge)');
  expect(await badge.count()).toBe(0);
  for (const [taken, called] of [
    ['Take Marsh', 'Marsh'],
    ['Take Ford', 'Ford'],
    ['New ground', 'New ground'],
    ['New hexside', 'New hexside'],
  ] as const) {
    await page.getByRole('button', { name: taken }).click();
    await expect.poll(() => badge.innerText()).toMatch(new RegExp(`^${called}\\s+ours$`, 'i'));
  }
  // The printed rows have no such form: what is printed is not altered.
  await page.getByRole('button', { name: 'Grove' }).first().click();
  await expect.poll(() => badge.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('the help of a field is told when the keys come to it, and when a finger does', async () => {
  const { page, complaints, close } = await openPage(browser, {
    url: `${inject('site')}#editor`,
    width: 390,
    height: 844,
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await page.getByRole('tab', { name: 'Options' }).tap();
  const help = page.locator('.editor-left .editor-help');
  expect(await help.isVisible()).toBe(false);
  await page.getByRole('spinbutton', { name: 'Last turn' }).tap();
  expect(await help.innerText()).toBe('No turn is played after this one.');
  await page.keyboard.press('Shift+Tab');
  expect(await help.innerText()).toBe('The battle begins in this turn.');
  const [foot, column] = [await help.boundingBox(), await page.locator('.editor-left').boundingBox()];
  expect(Math.abs(foot!.y + foot!.height - column!.y - column!.height)).toBeLessThan(2);
  await page.getByRole('tab', { name: 'Map' }).tap();
  expect(await help.isVisible()).toBe(false);
  // What stands on a brush already is not said twice.
  await page.getByRole('button', { name: 'Grove' }).first().tap();
  expect(await help.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test('a choice for which the battle has nothing is not taken, and the line below says so', async () => {
  const { page, complaints, close } = await openPage(browser, { url: `${inject('site')}#editor` });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Add an event' }).click();
  const effect = page.getByRole('combobox', { name: 'Effect 1' });
  const before = await effect.inputValue();
  await effect.selectOption({ label: 'a tally changes' });
  await expect
    .poll(() => page.locator('.editor-status').getByRole('status').innerText())
    .toBe('This battle has nothing for “a tally changes” yet.');
  expect(await effect.inputValue()).toBe(before);
  expect(complaints).toEqual([]);
  await close();
});
