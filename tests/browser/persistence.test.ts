// What is kept: a game outlives its page at any instant, goes to a file and comes back, and a broken file harms nothing.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { beginForTwo } from '../kit/titlePage.ts';
import { keysOf } from './hand.ts';
import { order } from './players.ts';
import { sitDown, type Sitting } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** Everything that tells one moment of a game from another. */
async function moment({ hexes, textOf }: Sitting): Promise<readonly string[]> {
  return [...(await hexes()).values(), await textOf('Who and what now'), await textOf('Chronicle')];
}

async function load({ page }: Sitting, name: string, text: string): Promise<void> {
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('a reload in the middle of a phase goes on exactly, with what can be taken back and done again', async () => {
  const sitting = await sitDown(browser);
  const { page, button, beginAsPlaced, close, complaints } = sitting;
  await beginAsPlaced();
  const hand = keysOf(sitting);
  for (const number of [0, 1, 2]) await order(sitting, hand, number);
  while (!/Westernesse[\s\S]*Movement phase/i.test(await sitting.textOf('Who and what now')))
    await hand.endStep();
  for (const number of [0, 1]) await order(sitting, hand, number);
  for (const key of ['Escape', 'Escape', 'u']) await page.keyboard.press(key);
  const before = await moment(sitting);

  await page.reload();
  await button('Continue').click();
  await button(/^End movement/).waitFor();
  expect(await moment(sitting)).toEqual(before);
  await page.keyboard.press('r');
  expect(await moment(sitting)).not.toEqual(before);
  await page.keyboard.press('u');
  expect((await moment(sitting)).slice(0, -1)).toEqual(before.slice(0, -1));
  expect(complaints).toEqual([]);
  await close();
});

test('a game is saved to a file and loaded from it in another browser; its step was ended once, however often the button was pressed', async () => {
  const sitting = await sitDown(browser);
  await sitting.beginAsPlaced();
  // Thrice in one picture: no step is ended, or asked about, that nobody has seen.
  await sitting.button(/^End movement/).evaluate((end: HTMLButtonElement) => {
    for (let press = 0; press < 3; press += 1) end.click();
  });
  expect(await sitting.textOf('Who and what now')).toMatch(/missile(?![^]*End anyway)/i);
  const waiting = sitting.page.waitForEvent('download');
  await sitting.button('Menu').click();
  await sitting.button('Save to file').click();
  const text = readFileSync(await (await waiting).path(), 'utf8');
  const before = await moment(sitting);
  await sitting.close();

  const elsewhere = await sitDown(browser);
  await load(elsewhere, 'game.json', text);
  await elsewhere.button(/^End shooting/).waitFor();
  expect(await moment(elsewhere)).toEqual(before);
  await elsewhere.button('Take back').click();
  expect(await elsewhere.textOf('Who and what now')).toMatch(/Movement phase/i);
  expect(elsewhere.complaints).toEqual([]);
  await elsewhere.close();
});

test('a broken file is refused with every problem in a sentence, and the running game stays', async () => {
  const sitting = await sitDown(browser);
  const { page, button, complaints, close } = sitting;
  await sitting.beginAsPlaced();
  await button(/^End movement/).click();
  const before = await moment(sitting);

  await load(sitting, 'torn.json', '{"format": "pelennor/match", "version": 1');
  const dialog = page.getByRole('dialog', { name: 'That file cannot be opened' });
  expect(await dialog.innerText()).toContain('the text ends at line 1');
  await dialog.getByRole('button', { name: 'Understood' }).click();
  expect(await moment(sitting)).toEqual(before);

  await load(
    sitting,
    'other.json',
    '{"format": "pelennor/match", "version": 1, "entries": 7, "generator": [1]}',
  );
  await dialog.getByRole('listitem').nth(2).waitFor();
  expect(await dialog.innerText()).toContain('/entries');
  await page.keyboard.press('Escape');
  expect(await moment(sitting)).toEqual(before);
  await button('Take back').click();
  expect(await sitting.textOf('Who and what now')).toMatch(/Movement phase/i);
  expect(complaints).toEqual([]);
  await close();
});

test('a battle that somebody sent as a file is looked at first, and played from there', async () => {
  const sitting = await sitDown(browser);
  const { page, button, complaints, close } = sitting;
  const { document } = shippedScenario('first-steps');
  await load(sitting, 'sent.json', JSON.stringify({ ...document, title: { en: 'Sent by a Friend' } }));
  const look = page.getByRole('dialog', { name: 'A battle from elsewhere' });
  expect(await look.getByRole('heading', { name: 'Sent by a Friend' }).innerText()).toMatch(
    /Sent by a Friend/i,
  );
  await look.getByRole('button', { name: 'Play it' }).click();
  await button(/^End movement/).waitFor();
  expect(await sitting.textOf('Who and what now')).toMatch(/Movement phase/i);
  expect(complaints).toEqual([]);
  await close();
});

test('two tabs: the second watches the game of the first, and takes it over by a word', async () => {
  const one = await sitDown(browser);
  await one.beginAsPlaced();
  const page = await one.page.context().newPage();
  await page.goto(one.page.url());
  const two = {
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    status: () => page.getByRole('region', { name: 'Who and what now' }).innerText(),
  };
  await two.button('Continue').first().click();
  const held = page.getByRole('dialog', { name: 'This game is open in another tab' });
  await held.getByRole('button', { name: 'Watch it' }).click();
  await two.button(/^End movement/).waitFor();
  await one.button(/^End movement/).click();
  await expect.poll(two.status).toMatch(/Missile/i);

  // The first press asks whether nobody is to shoot any more.
  for (let press = 0; press < 2; press += 1) await two.button(/^End shooting/).click();
  const taking = page.getByRole('dialog', { name: 'Another tab is playing this game now' });
  await taking.getByRole('button', { name: 'Play it here' }).click();
  await taking.waitFor({ state: 'detached' });
  const taken = one.page.getByRole('dialog', { name: 'Another tab is playing this game now' });
  await taken.getByRole('button', { name: 'Watch it' }).click();
  for (let press = 0; press < 2; press += 1) await two.button(/^End shooting/).click();
  await expect.poll(two.status).not.toMatch(/Missile/i);
  await expect.poll(() => one.textOf('Who and what now')).not.toMatch(/Missile/i);
  expect(one.complaints).toEqual([]);
  await one.close();
});

test('where the browser keeps nothing, a notice says so and the game goes on', async () => {
  const { page, button, textOf, complaints, close } = await sitDown(browser, {
    before: () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  });
  await beginForTwo(page, 'First Steps');
  const notice = page.getByRole('dialog', { name: 'This browser does not let the game keep anything' });
  await notice.getByRole('button', { name: 'Understood' }).click();
  await button(/^End movement/).click();
  expect(await textOf('Who and what now')).toMatch(/Missile/i);
  expect(await notice.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
