// The ways out of the editor: whatever the browser does not keep is not left without a word of the author.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { keepsFocus, noteFocus } from './focus.ts';
import { launch, openPage } from '../kit/browser.ts';
import { BEGIN } from '../kit/titlePage.ts';
import { count } from './authorAt.ts';
import { groveDrawn, keptAs } from './editorAtWork.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The browser has no room for a draft from now on. */
function refuseDrafts(): void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
    if (this.name === 'drafts') throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  };
}

const atTitle = (page: Page) => page.getByRole('button', { name: BEGIN });

test('a draft that cannot be kept is left by the address, or by going back, only when its author says so', async () => {
  const { page, complaints, close } = await openPage(browser, { url: inject('site') });
  await atTitle(page).waitFor();
  await page.evaluate(refuseDrafts);
  await page.evaluate(noteFocus);
  await page.evaluate(() => (location.hash = '#editor'));
  const hexes = await groveDrawn(page);
  // At once, while it is still being written.
  await page.goBack();
  const asked = page.getByRole('dialog', { name: 'This battle is not kept' });
  await asked.waitFor();
  await keepsFocus(page);
  await asked.getByRole('button', { name: 'Stay' }).click();
  expect(await count(page, 'Grove')).toBe(hexes);
  await expect.poll(() => keptAs(page)).not.toContain('kept in this browser');
  await page.evaluate(() => (location.hash = ''));
  await asked.waitFor();
  expect(await count(page, 'Grove')).toBe(hexes);
  await asked.getByRole('button', { name: 'Leave all the same' }).click();
  await atTitle(page).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a draft that is still being written is kept before the address is followed', async () => {
  const { page, complaints, close } = await openPage(browser, { url: `${inject('site')}#editor` });
  await groveDrawn(page);
  await page.evaluate(() => (location.hash = ''));
  await atTitle(page).waitFor();
  await page.evaluate(() => (location.hash = '#editor'));
  const drafts = page.getByRole('region', { name: 'Your drafts' });
  await drafts.getByRole('button', { name: /^New battle/ }).click();
  await expect.poll(() => count(page, 'Grove')).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  await close();
});
