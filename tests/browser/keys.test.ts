// A key that a player types is never lost: what opens hears the very next one, though not a single frame was drawn.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';
import { keepsFocus, noteFocus } from './focus.ts';
import { sitDown, type Sitting } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const [game] = readFixtures('first-steps');
const finished = savedMatch(game!, shippedScenario('first-steps').document);
const shots = finished.entries.findIndex(({ action }) => action.type === 'Fire');
const beforeTheShot = { ...finished, entries: finished.entries.slice(0, shots) };

async function load({ page }: Sitting, match: unknown): Promise<void> {
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match)),
  });
}

/** Types as fast as a page can hear: a task for each key, as a hand's, and no frame in between; whoever waits for something after that waits by frames. */
function type(page: Page, keys: readonly string[]): Promise<void> {
  return page.evaluate(async (all) => {
    const nextTask = (): Promise<void> =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      });
    const real = window.requestAnimationFrame;
    window.requestAnimationFrame = () => 0;
    for (const key of all) {
      const to = document.activeElement ?? document.body;
      to.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      to.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
      await nextTask();
    }
    window.requestAnimationFrame = real;
  }, keys);
}

test('dice of real hands may be typed before the sheet for them is painted, and taken with the next key', async () => {
  const sitting = await sitDown(browser);
  const { page, button, textOf, complaints, close } = sitting;
  await load(sitting, beforeTheShot);
  await button(/^End shooting/).waitFor();
  await button('Menu').click();
  await button('Roll your own dice').click();
  for (const key of ['Escape', 'Escape', 'n', 's']) await page.keyboard.press(key);
  // A shot that hurts is read on a second table, with one die.
  await type(page, ['Enter', '6', '5', 'Backspace', '4', 'Enter', '3', 'Enter']);
  expect(await textOf('Chronicle')).toMatch(/dice 6, 4/);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

/** Presses the button that has the focus, and answers the id of what has it in the very next task. */
function focusAfter(page: Page): Promise<string> {
  return page.evaluate(async () => {
    (document.activeElement as HTMLElement).click();
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
    return document.activeElement?.id ?? '';
  });
}

test('every window has the focus where it stays as soon as it is open', async () => {
  const sitting = await sitDown(browser, { before: noteFocus });
  const { page, button, complaints, close } = sitting;
  const shown = page.locator('dialog[open]');
  // What is unfolded on the title is no dialog, and yet the next key is its own; the one after it is of what unfolded it.
  const rules = button(/^House rules/);
  await rules.focus();
  expect(await focusAfter(page)).toBe('title-fold');
  await page.keyboard.press('Escape');
  expect(await rules.evaluate((own) => own === document.activeElement)).toBe(true);

  await load(sitting, beforeTheShot);
  await button(/^End shooting/).waitFor();
  // Held down, a key is one press of it: what was switched is not switched back.
  const muted = (): Promise<string | null> => button('Mute sounds').getAttribute('aria-pressed');
  const before = await muted();
  for (const _ of ['pressed', 'held']) await page.keyboard.down('m');
  await page.keyboard.up('m');
  expect(await muted()).not.toBe(before);
  const keys = ['?', 'g', 'i', 'Shift+i', 'q', 'o'];
  // The first time a window may still have to be fetched.
  for (const key of [...keys, ...keys]) {
    await page.keyboard.press(key);
    await shown.waitFor();
    await page.waitForFunction(() => window.opened.every(({ later }) => later !== ''));
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
  }
  const ofMenu = ['Settings', 'Games kept here'];
  for (const name of [...ofMenu, ...ofMenu]) {
    await button('Menu').click();
    await button(name).click();
    await keepsFocus(page);
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
  }
  // The recap is told when it is asked for, though nobody else has decided yet, and shut by its key however soon that comes.
  const recap = page.getByRole('region', { name: 'Since you last decided' });
  await page.keyboard.press('b');
  expect(await recap.innerText()).toMatch(/Nothing has happened that you could have seen/);
  await type(page, ['b', 'b', 'b']);
  await recap.waitFor({ state: 'detached' });
  // "End anyway?" is asked in the line over the board: the same key, typed at once, ends the step.
  const now = page.getByRole('region', { name: 'Who and what now' });
  const step = await now.getByRole('heading').first().innerText();
  await type(page, ['e', 'e']);
  await expect.poll(() => now.getByRole('heading').first().innerText()).not.toBe(step);
  // A question before another game, and the verdict of that game.
  await load(sitting, finished);
  await keepsFocus(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.modal-result').waitFor();
  await keepsFocus(page);

  const kinds = ['modal-question', 'modal-result'].length;
  expect(await page.evaluate(() => new Set(window.opened.map(({ dialog }) => dialog)).size)).toBe(
    keys.length + ofMenu.length + kinds,
  );
  expect(complaints).toEqual([]);
  await close();
});
