// The way of somebody who has never played: he follows the lights and nothing else; F1 and numbers of cases open the book.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { sitDown, type Sitting } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What is lit, as soon as what was done is shown and something is: the number of a hex, or the name of a mark. */
async function lit({ page, isShown }: Sitting): Promise<string | null> {
  await isShown();
  const found = await page.waitForFunction(
    () =>
      document.querySelector('.lesson')?.getAttribute('data-lit-hex') ??
      document.documentElement.dataset['lit'] ??
      null,
  );
  return found.jsonValue();
}

/** Does what is lit; answers whether that was the button that goes on. */
async function follow(sitting: Sitting): Promise<boolean> {
  const { page, clickHex } = sitting;
  const light = await lit(sitting);
  const lesson = page.getByRole('region', { name: /^Lesson/ });
  switch (light) {
    case 'next':
      await lesson.getByRole('button').last().click();
      return true;
    case 'end':
      await page.getByRole('region', { name: 'Who and what now' }).getByRole('button').first().click();
      return false;
    case 'confirm':
      await page.getByRole('region', { name: 'What to do' }).locator('.button-gold').click();
      return false;
    case 'answer':
      await page.getByRole('group', { name: 'With this unit' }).getByRole('button').first().click();
      return false;
    default:
      if (light === null) throw new Error('nothing is lit');
      await clickHex(light);
      return false;
  }
}

test('six lessons are learnt by following the lights, with a reload in between', async () => {
  const sitting = await sitDown(browser);
  const { page, button, boardIsUp, complaints, close } = sitting;
  await button('Learn in six lessons').click();
  await boardIsUp();
  const learnt: string[] = [];
  for (let presses = 0; learnt.length < 6 && presses < 120; presses += 1) {
    const count = await page.getByRole('region', { name: /^Lesson/ }).getAttribute('aria-label');
    if (!(await follow(sitting))) continue;
    learnt.push(count!);
    if (learnt.length !== 2) continue;
    await page.reload();
    await button('Go on with lesson 3 of 6').click();
    await boardIsUp();
  }
  expect(learnt).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Lesson ${n} of 6`));
  expect(await page.getByRole('region', { name: /^Lesson/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a refusal opens the book at its case, by its number and by F1', async () => {
  const { page, beginAsPlaced, clickHex, button, close } = await sitDown(browser);
  await beginAsPlaced();
  await clickHex('1412');
  await clickHex('1011');
  const refusal = page.locator('.refusal').getByRole('button', { name: /^Case / });
  const cite = (await refusal.innerText()).trim();
  const open = page.locator('.case-open');
  await refusal.click();
  await open.waitFor();
  expect(await open.locator('.cite').innerText()).toBe(cite);
  await button('Close').click();
  await page.locator('.refusal').hover();
  await page.keyboard.press('F1');
  await open.waitFor();
  expect(await open.locator('.cite').innerText()).toBe(cite);
  await close();
});
