// The tour of the editor: whoever only follows its own words comes from a blank sheet to a link that opens elsewhere.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { EDITOR_TOUR as DE } from '../../src/i18n/de/editorTour.ts';
import { EDITOR_TOUR as EN } from '../../src/i18n/en/editorTour.ts';
import { launch, openPage } from '../kit/browser.ts';
import { authorAt, type Place } from './authorAt.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

type TourWords = typeof EN | typeof DE;

/** Whatever the words leave to the author: where on the map, and who wins. */
interface Free {
  /** From the middle of the board, in pixels. */
  readonly town: readonly [Place, Place];
  readonly garrison: Place;
  readonly host: Place;
  readonly winner: string;
  readonly reason: string;
}

/** Does what the card says, by the names that it names, until the step is done. */
async function follow(page: Page, words: TourWords, free: Free): Promise<void> {
  const author = authorAt(page);
  const card = page.locator('.editor-middle .lesson');
  let stood = 0;
  for (let asked = 0; asked < 12; asked += 1) {
    if ((await card.locator('.lesson-next').getAttribute('class'))!.includes('button-gold')) return;
    const mark = await page.locator('html').getAttribute('data-tour');
    const lit = await card.locator('.lesson-lit').innerText();
    if (lit === words.anyUnit) {
      await page.locator('[data-mark=kinds] .editor-open').nth(1).click();
    } else if (lit === words.onMap) {
      const title = await card.locator('h2').innerText();
      if (title === words.steps.ground.title) await author.drag(...free.town);
      else if (title === words.steps.wall.title) await author.point([0, 0]);
      else {
        await author.point(stood === 0 ? free.garrison : free.host);
        stood += 1;
      }
    } else {
      const [, name] = /[“„](.+)[”“]/.exec(lit)!;
      // The ring lies around what is named.
      const ringed = page.locator(`[data-mark='${mark}']`).filter({ hasText: name! });
      if ((await ringed.count()) === 0) throw new Error(`nothing that is ringed is called “${name}”`);
      if (mark === 'victory') await choose(page, free);
      await ringed.first().click();
    }
    await page.waitForTimeout(150);
  }
  throw new Error(`nothing comes of “${await card.innerText()}”`);
}

async function choose(page: Page, { winner, reason }: Free): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('[data-mark=victory]') });
  await form.getByRole('combobox').nth(0).selectOption({ label: winner });
  await form.getByRole('combobox').nth(1).selectOption({ label: reason });
}

const CARDS = { steps: ['ground', 'wall', 'sides', 'end', 'play', 'share'] } as const;

test.each([
  {
    language: 'English, on a table',
    locale: 'en-GB',
    words: EN,
    size: { width: 1280, height: 800 },
    free: {
      town: [
        [-100, 0],
        [100, 0],
      ],
      garrison: [0, 0],
      host: [190, 0],
      winner: 'The East',
      reason: 'it holds a level of the city',
    },
    back: 'Back to the editor',
    close: 'Close',
  },
  {
    language: 'German, on a telephone',
    locale: 'de-DE',
    words: DE,
    size: { width: 390, height: 844 },
    free: {
      town: [
        [-45, 0],
        [40, 0],
      ],
      garrison: [0, 0],
      host: [85, 0],
      winner: 'Der Osten',
      reason: 'sie einen Ring der Stadt hält',
    },
    back: 'Zurück zum Editor',
    close: 'Schließen',
  },
] as const)('its words lead from nothing to a shared link: $language', async (one) => {
  const { words, free, size, locale } = one;
  const { page, complaints, close } = await openPage(browser, {
    url: `${inject('site')}#editor`,
    ...size,
    locale,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();
  await button(words.begin).click();
  const card = page.locator('.editor-middle .lesson');
  for (const [at, step] of CARDS.steps.entries()) {
    await expect.poll(() => card.locator('h2').innerText()).toBe(words.steps[step].title);
    expect(await card.getByRole('status').innerText()).toBe(words.steps[step].text);
    if (step === 'play') {
      await button(/^(Test play|Probespiel)$/).click();
      await button(one.back).click();
    } else await follow(page, words, free);
    if (step === 'share') await button(one.close).click();
    await expect.poll(() => card.getByRole('status').innerText()).toBe(words.steps[step].done);
    if (at === 1) await leftAndTakenUp(page, words);
    await card.locator('.lesson-next').click();
  }
  expect(await card.count()).toBe(0);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(complaints).toEqual([]);
  await close();

  const friend = await openPage(browser, { url: link });
  await friend.page.getByRole('button', { name: 'Play it' }).click();
  await friend.page.getByRole('region', { name: 'Who and what now' }).waitFor();
  expect(friend.complaints).toEqual([]);
  await friend.close();
});

/** He is asked, stays; leaves, reloads, and is led back to the same step of the same battle. */
async function leftAndTakenUp(page: Page, words: TourWords): Promise<void> {
  const card = page.locator('.editor-middle .lesson');
  await card.getByRole('button', { name: words.leave }).click();
  expect(await card.getByRole('status').innerText()).toBe(words.leaveAsked);
  await card.getByRole('button', { name: words.leaveNo, exact: true }).click();
  await card.getByRole('button', { name: words.leave }).click();
  await card.getByRole('button', { name: words.leaveYes, exact: true }).click();
  expect(await card.count()).toBe(0);
  await expect
    .poll(() => page.locator('.editor-home i').innerText())
    .toMatch(/kept in this browser|in diesem Browser gesichert/);
  await page.reload();
  const on = words.goOn.replace('{n}', '2').replace('{of}', '6');
  await page.getByRole('button', { name: on }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  await expect.poll(() => card.getByRole('status').innerText()).toBe(words.steps.wall.done);
}
