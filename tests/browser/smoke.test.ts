// The way of a first evening: open the page, begin, move, take back, come back later.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('a unit is moved by pointing, taken back, and the game goes on after a reload', async () => {
  const { page, button, hexes, clickHex, beginAsPlaced, textOf, complaints, boardIsUp, close } =
    await sitDown(browser);
  await beginAsPlaced();
  expect(await textOf('Who and what now')).toMatch(/Sauron[\s\S]*Siege phase/i);
  await button(/^End siege phase/).click();
  expect((await hexes()).get('1211')).toContain('Orc swordsmen E2Y of Sauron, ordered');

  await clickHex('1211');
  expect((await hexes()).get('1311')).not.toContain('may reach, 1');
  expect((await hexes()).get('1410')).toContain('may reach');
  await clickHex('1410');
  expect((await hexes()).get('1410')).toContain('Orc swordsmen E2Y of Sauron');
  expect((await hexes()).get('1211')).not.toContain('Orc swordsmen');

  await button('Take back').click();
  expect((await hexes()).get('1211')).toContain('Orc swordsmen E2Y of Sauron');
  await button('Do again').click();
  expect((await hexes()).get('1410')).toContain('Orc swordsmen E2Y of Sauron');

  await page.reload();
  expect(await page.getByRole('main').innerText()).toMatch(/Turn 2, Sauron: movement phase/);
  await button('Continue').click();
  await boardIsUp();
  expect((await hexes()).get('1410')).toContain('Orc swordsmen E2Y of Sauron');
  await button('Take back').click();
  expect((await hexes()).get('1211')).toContain('Orc swordsmen E2Y of Sauron');
  expect(complaints).toEqual([]);
  await close();
});
