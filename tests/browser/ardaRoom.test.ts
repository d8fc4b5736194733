// The Battle for Arda in the room of the strategic sieges: chosen, written, rolled, and fought on hexes.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch, openPage } from '../kit/browser.ts';
import { pressLink } from '../kit/titlePage.ts';
import { clippedOn } from './survey.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const EAST = {
  format: 'battle-for-arda/1',
  title: 'The east bank',
  territory: 'East Osgiliath',
  terrain: ['river', 'settlement'],
  attacker: { units: { uruk_warrior: 4 } },
  defender: { units: { wall: 1, spearman: 3 } },
};

/** The room with the game on the table, and its document open. */
async function openArda() {
  const opened = await openPage(browser, {
    url: inject('site'),
    reducedMotion: 'reduce',
    width: 1000,
    height: 800,
  });
  const { page } = opened;
  await pressLink(page, 'Strategic sieges');
  await page.getByLabel('Game', { exact: true }).selectOption('arda');
  await page.getByText('The same as a document').click();
  return { ...opened, document: page.getByRole('textbox', { name: 'The same as a document' }) };
}

test('it is chosen, its document written, its odds read, and it is rolled', async () => {
  const { page, document, complaints, close } = await openArda();
  await document.fill(JSON.stringify({ ...EAST, terrain: ['sea'] }));
  await page.getByRole('list', { name: 'What is wrong with the brief' }).getByText('/terrain/0').waitFor();
  await document.fill(JSON.stringify(EAST));
  await expect.poll(() => page.locator('.siege-odds-title').innerText()).toBe('The east bank');
  await expect.poll(() => page.locator('[data-verdict=taken] b').innerText()).toMatch(/%$/);
  expect(await clippedOn(page)).toEqual([]);
  const walls = page.getByLabel('Defender: Walls');
  await walls.fill('3');
  await walls.blur();
  await page.getByRole('region', { name: 'Attacker' }).getByLabel('More units').selectOption('troll');
  expect(JSON.parse(await document.inputValue())).toMatchObject({
    attacker: { units: { uruk_warrior: 4, troll: 1 } },
    defender: { units: { wall: 3, spearman: 3 } },
  });
  await page.getByRole('button', { name: 'Roll it' }).click();
  const sheet = page.locator('.siege-sheet');
  await sheet.getByText(/^East Osgiliath: the (attacker|defender)/).waitFor();
  expect(await sheet.getByRole('button', { name: 'Save the result' }).count()).toBe(1);
  await sheet.getByRole('button', { name: 'What would have happened' }).click();
  const beside = page.getByRole('region', { name: 'What would have happened' });
  await beside.getByText(/^The same battle thrown 2000 times by dice/).waitFor();
  expect(await beside.getByRole('heading', { name: 'Four actions from here' }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('its first block is laid on the table, two machines fight it, and the rest is left to the dice', async () => {
  const { page, document, complaints, close } = await openArda();
  await document.fill(JSON.stringify(EAST));
  await page.getByRole('button', { name: /^Fight it/ }).click();
  const card = page.getByRole('region', { name: 'A siege is being fought' });
  await card.getByLabel('Attacker: the machine plays').check();
  await card.getByRole('button', { name: 'Begin the block' }).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  // As fast as they can.
  await page.keyboard.press('f');
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Back to the siege' }).click({ timeout: 240_000 });
  const rest = card.getByRole('button', { name: 'Roll the rest by dice' });
  const sheet = page.locator('.siege-sheet');
  await rest.or(sheet).first().waitFor();
  if (await rest.isVisible()) await rest.click();
  await sheet.getByText(/^East Osgiliath: /).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
