// Files that somebody opens in the editor: a battle as it lies among those of the game, and a map of Tiled with its tileset.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { FIXTURES } from '../editor/tiledMaps.ts';
import { keepsFocus, noteFocus } from './focus.ts';
import { launch, openPage } from '../kit/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The shelf of the editor, and what chooses files there. */
async function atTheShelf() {
  const { page, complaints, close } = await openPage(browser, { url: `${inject('site')}#editor` });
  const field = page.getByLabel('Open files');
  await field.waitFor({ state: 'attached' });
  const choose = (...files: readonly Readonly<{ name: string; text: string }>[]): Promise<void> =>
    field.setInputFiles(
      files.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    );
  return { page, field, choose, complaints, close };
}

test('a battle of the game is opened from its file, and its map and kinds are fetched', async () => {
  const { page, field, complaints, close } = await atTheShelf();
  await field.setInputFiles(join(ROOT, 'scenarios/first-steps.json'));
  await page.locator('.editor-canvas canvas').waitFor();
  expect(await page.locator('.editor-status').innerText()).toContain('34 × 26');
  await page.getByRole('tab', { name: 'Forces' }).click();
  await page.getByRole('button', { name: /^Garrison of Minas Tirith/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a map of Tiled asks for its tileset, and opens when both are chosen; what was guessed is told first', async () => {
  const { page, choose, complaints, close } = await atTheShelf();
  const { file, beside } = FIXTURES.find((one) => one.beside.length > 0 && !('code' in one.sees))!;
  await choose(file);
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toMatch(/is a file of its own\. Choose it together with the map\.$/);
  await page.evaluate(noteFocus);
  await choose(...beside, file);
  const told = page.getByRole('dialog', { name: `Taken over from ${file.name}` });
  await expect
    .poll(() => told.getByRole('listitem').first().innerText())
    .toMatch(/ was guessed from its name/);
  await keepsFocus(page);
  await told.getByRole('button', { name: 'Open the map' }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  expect(await page.locator('.editor-status').innerText()).toContain('3 × 2');
  expect(complaints).toEqual([]);
  await close();
});
