// A first evening at the scenario editor: from a blank sheet to a battle that is tried out, and on to a friend by a link.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { launch, openPage } from '../kit/browser.ts';

/** What it may cost to make the battle: a click, a drag, a key or a typed field each count as one. */
const MOST_INPUTS = 60;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('a battle is made of nothing, tried out and sent to a friend', async () => {
  const { page, complaints, close } = await openPage(browser, {
    url: `${inject('site')}#editor`,
    reducedMotion: 'reduce',
  });
  const author = authorAt(page);
  await author.button('Begin');
  await page.locator('.editor-canvas canvas').waitFor();
  await page.getByText('Zoom 0%').waitFor({ state: 'detached' });
  const status = page.locator('.editor-status').getByRole('status');

  await drawnByKeys(page, status);

  // Nobody stands there yet: it would be over before it began.
  await author.refused('Test play');
  await expect.poll(() => status.innerText()).toMatch(/^The West has no units yet/);

  // A town, and a wall before it.
  await author.key('R');
  await author.button('City level');
  await author.drag([-120, -60], [-40, 60]);
  await author.key('Q');
  await author.key('B');
  await author.drag([0, -120], [0, 120]);
  expect(await count(page, 'Wall')).toBeGreaterThan(5);

  await author.tab('Forces');
  for (const [force, x] of [
    ['Garrison', -80],
    ['Host', 140],
  ] as const) {
    await author.button(new RegExp(`^${force}`));
    await author.click(
      page.getByRole('region', { name: 'Units' }).getByRole('listitem').getByRole('button').first(),
    );
    for (const y of [-40, 0, 40]) await author.point([x, y]);
  }
  await expect.poll(() => count(page, 'The East')).toBe(3);
  expect(await count(page, 'The West')).toBe(3);

  await author.tab('Options');
  await author.type('Title', 'The Garden Wall');
  await author.button('Test play');
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  expect(author.inputs()).toBeLessThanOrEqual(MOST_INPUTS);

  await author.button('Back to the editor');
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('The Garden Wall');
  await triedByMachines(page);
  await author.button('Share link');
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  await author.button('Close');

  // What a friend sees: the map and the figures, before anything is played.
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  const preview = page.getByRole('dialog');
  await preview.getByRole('heading', { name: 'The Garden Wall' }).waitFor();
  const map = preview.getByRole('img', { name: 'Map of “The Garden Wall”' });
  await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200);
  expect(await preview.getByRole('button', { name: 'Play it' }).isEnabled()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

/** A wall is laid from corner to corner without a pointer, the line below the board tells it, and it is taken back. */
async function drawnByKeys(page: Page, status: Locator): Promise<void> {
  await page.locator('.editor-board').focus();
  for (const key of ['q', 'b', 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect.poll(() => status.innerText()).toMatch(/^Corner of [\d |]+ 2 hexsides · .*Enter ends/);
  await page.keyboard.press('Enter');
  await expect.poll(() => count(page, 'Wall')).toBe(2);
  await page.keyboard.press('Control+z');
  await expect.poll(() => count(page, 'Wall')).toBe(0);
}

/** Machines play the draft in their worker, and one of their games is played again for the events. */
async function triedByMachines(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Trials' }).click();
  await page.getByRole('combobox', { name: 'Games' }).selectOption('10');
  await page.getByRole('button', { name: 'Play them' }).click();
  await page.getByText(/^(10|[1-9]) of 10 games played/).waitFor();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  if (await stop.isVisible()) await stop.click();
  await page.getByRole('heading', { name: 'Who wins' }).first().waitFor();
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('combobox', { name: 'Recorded game' }).selectOption('machine 0');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText(/^All \d+ actions could be done\.$/).waitFor();
  await page.getByText(/^Would have come about once: turn \d+/).waitFor();
}

/** Places on the board, in pixels from its middle. */
type Place = readonly [x: number, y: number];

/** Somebody who makes a battle: every input is counted. */
function authorAt(page: Page) {
  let inputs = 0;
  const board = page.locator('.editor-board');
  const on = async ([x, y]: Place): Promise<Place> => {
    const box = (await board.boundingBox())!;
    return [box.x + box.width / 2 + x, box.y + box.height / 2 + y];
  };
  const click = async (what: Locator): Promise<void> => {
    inputs += 1;
    await what.click();
  };
  return {
    inputs: () => inputs,
    click,
    button: (name: string | RegExp) =>
      click(page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first()),
    /** A button that says why it cannot be had is pressed all the same. */
    refused: async (name: string) => {
      inputs += 1;
      await page.getByRole('button', { name, exact: true }).click({ force: true });
    },
    tab: (name: string) => click(page.getByRole('tab', { name })),
    key: async (key: string) => {
      inputs += 1;
      await page.keyboard.press(key);
    },
    type: async (field: string, text: string) => {
      inputs += 1;
      await page.getByRole('textbox', { name: field }).fill(text);
    },
    point: async (place: Place) => {
      inputs += 1;
      await page.mouse.click(...(await on(place)));
    },
    drag: async (from: Place, to: Place) => {
      inputs += 1;
      await page.mouse.move(...(await on(from)));
      await page.mouse.down();
      await page.mouse.move(...(await on(to)), { steps: 40 });
      await page.mouse.up();
    },
  };
}

/** A figure of the counts beside the map: how many there are of something, or how many of a side stand on it. */
async function count(page: Page, name: string): Promise<number> {
  const row = page.locator('.editor-counts div').filter({ has: page.getByText(name, { exact: true }) });
  return (await row.count()) === 0 ? 0 : Number.parseInt(await row.locator('dd').innerText(), 10);
}
