// A table that cannot break: what is torn leaves the game whole, and without a network it opens as it did with one.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { deliver } from './delivery.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What is downloaded by the press of a button, as an object. */
async function downloaded(page: Page, button: string): Promise<object> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return JSON.parse(readFileSync((await (await coming).path())!, 'utf8')) as object;
}

/** The browser's own store of what it fetched is emptied: only what the game keeps is left. */
async function forgetFetched(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

test('a panel that throws gives way to a sheet, from which the game is saved, reported and gone on with', async () => {
  const { page, button, beginAsPlaced, close } = await sitDown(browser);
  await beginAsPlaced();
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('the window is torn');
    };
  });
  await page.keyboard.press('?');
  const sheet = page.getByRole('alertdialog', { name: 'Something has broken' });
  await sheet.waitFor();
  const report = await downloaded(page, 'Save a report');
  expect(report).toMatchObject({ message: 'Error: the window is torn', game: { battle: 'first-steps' } });
  expect(await downloaded(page, 'Save the game to a file')).toMatchObject({ format: expect.any(String) });
  await button('Go on').click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  expect(await sheet.count()).toBe(0);
  await page.evaluate(() => void Promise.reject(new Error('a promise is torn')));
  await sheet.getByText('a promise is torn').waitFor({ state: 'attached' });
  await close();
});

test('after one visit the title and a battle open without a network; a newer version is taken when the player says so, and the game goes on', async () => {
  const delivery = await deliver(inject('site'));
  const { page, button, beginAsPlaced, complaints, close } = await sitDown(browser, {
    url: delivery.url,
    serviceWorkers: 'allow',
  });
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    return [active, installing, waiting].length;
  });
  await forgetFetched(page);
  delivery.cut();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'The Siege of Minas Tirith' }).waitFor();
  await beginAsPlaced();
  expect(complaints).toEqual([]);

  delivery.mend();
  delivery.renew();
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  await page.reload();
  await notice.waitFor({ timeout: 90_000 });
  await notice.getByRole('button', { name: 'Later' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  // Until the newer version has taken over, the page of the older one can still be pressed.
  await Promise.all([
    page.waitForEvent('load', { timeout: 90_000 }),
    notice.getByRole('button', { name: 'Reload' }).click({ timeout: 90_000 }),
  ]);
  await button('Continue').click({ timeout: 90_000 });
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toContainEqual(expect.stringMatching(/second-/));
  await page.waitForTimeout(2000);
  expect(await notice.count()).toBe(0);
  await close();
  delivery.close();
});
