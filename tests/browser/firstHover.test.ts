// The first look at a piece fetches nothing: its faces, its words and its picture are there when the board is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('the first hover onto a piece fetches nothing, and every face of the page is there', async () => {
  const { page, hexes, beginAsPlaced, pointAt, textOf, complaints, close } = await sitDown(browser);
  await beginAsPlaced();
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status === 'loaded'));
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const [hex] = [...(await hexes())].find(([, name]) => /; can act/.test(name)) ?? [''];
  await pointAt(hex);
  await expect.poll(() => textOf('Inspector')).toContain(hex);
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
