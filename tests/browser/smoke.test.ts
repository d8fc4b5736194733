// The way of a first evening: open the page, begin, move, take back, come back later.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { offering } from './players.ts';
import { sitDown, type Hexes } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('a unit is moved by pointing, taken back, and the game goes on after a reload', async () => {
  const { page, button, hexes, clickHex, beginAsPlaced, textOf, complaints, boardIsUp, close } =
    await sitDown(browser);
  await beginAsPlaced();
  expect(await textOf('Who and what now')).toMatch(/Sauron[\s\S]*Movement phase/i);

  const [from = ''] = offering(await hexes(), /; can act/);
  const who = nameAt(await hexes(), from);
  await clickHex(from);
  const [to = ''] = offering(await hexes(), /may reach/);
  await clickHex(to);
  expect((await hexes()).get(to)).toContain(who);
  expect((await hexes()).get(from)).not.toContain(who);

  await button('Take back').click();
  expect((await hexes()).get(from)).toContain(who);
  await button('Redo').click();
  expect((await hexes()).get(to)).toContain(who);

  // Watched again: back over the move, from the start, and to the present.
  await page.keyboard.press(',');
  expect((await hexes()).get(from)).toContain(who);
  await page
    .getByText(/Looking back: after action 0 of 1/)
    .locator('visible=true')
    .first()
    .waitFor();
  await page.keyboard.press('Home');
  expect(await textOf('Who and what now')).toMatch(/Sauron[\s\S]*Movement phase/i);
  await page.keyboard.press('End');
  expect((await hexes()).get(to)).toContain(who);

  await page.reload();
  await page.getByText(/Turn 1, Sauron: movement phase/).waitFor();
  await button('Continue').click();
  await boardIsUp();
  expect((await hexes()).get(to)).toContain(who);
  await button('Take back').click();
  expect((await hexes()).get(from)).toContain(who);
  expect(complaints).toEqual([]);
  await close();
});

/** The piece in a hex as the mirror calls it. */
function nameAt(hexes: Hexes, hex: string): string {
  return /, ([^,]+(?:, [^,]+)? of Sauron)/.exec(hexes.get(hex) ?? '')![1]!;
}
