// What a player wants to know, asked by keys: who could strike, what is seen, what the dice did.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';
import { offering } from './players.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('T lists who could strike with the odds, L names the wall that covers, Escape ends either', async () => {
  const sitting = await sitDown(browser);
  const { page, clickHex, complaints } = sitting;
  await sitting.beginAsPlaced();

  const [guard] = offering(await sitting.hexes(), /of Westernesse, ordered.*wall/);
  await page.keyboard.press('t');
  await clickHex(guard!);
  const threat = page.getByRole('region', { name: 'Who could strike here?' });
  await threat
    .getByText(/^(missiles|melee) from/)
    .first()
    .waitFor();
  expect(await threat.innerText()).toMatch(/What Sauron could do to[\s\S]*dead\s+\d+\s*%/);
  await page.keyboard.press('Escape');
  expect(await threat.count()).toBe(0);

  await page.keyboard.press('l');
  await clickHex('1312');
  await clickHex('1112');
  const sight = page.getByRole('region', { name: 'Line of sight' });
  expect(await sight.innerText()).toMatch(/1312 to 1112[\s\S]*wall 1112\/1212: armour \+1/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await sight.count()).toBe(0);
  expect(complaints).toEqual([]);
  await sitting.close();
});

test('of a finished battle: figures from the verdict, windows by key, and a roll that leads to its hex', async () => {
  const sitting = await sitDown(browser);
  const { page, button, complaints } = sitting;
  const [first] = readFixtures('first-steps');
  const game = JSON.stringify(savedMatch(first!, shippedScenario('first-steps').document));
  await page.getByLabel('A saved game to load').setInputFiles({
    name: 'first-steps.json',
    mimeType: 'application/json',
    buffer: Buffer.from(game),
  });
  await button('Statistics').click();
  const figures = page.getByRole('dialog', { name: 'Statistics' });
  await figures.getByRole('img', { name: 'Demoralization over the turns' }).waitFor();
  await page.keyboard.press('Escape');
  await button('Look at the board').click();

  const windows = { g: 'Turn record', q: 'Statistics', 'Shift+I': 'Luck' };
  for (const [key, name] of Object.entries(windows)) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  }

  await page.keyboard.press('i');
  const log = page.getByRole('region', { name: 'Dice log' });
  await log.getByLabel('Turn').selectOption({ index: 1 });
  const roll = log.getByRole('listitem').getByTitle('show on the board').first();
  expect(await roll.innerText()).toMatch(/Turn \d+, (Sauron|Westernesse): /);
  await roll.click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const heading = page.getByRole('region', { name: 'Inspector' }).getByRole('heading', { level: 2 });
  expect(await heading.innerText()).toMatch(/hex \d{4}/i);
  expect(complaints).toEqual([]);
  await sitting.close();
});
