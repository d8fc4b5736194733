// The laboratory: machines play the battle on the table, and the window tells what came of it.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('twenty games of First Steps are played while the window stands open and while it is shut, and are saved as a page', async () => {
  const { page, button, beginAsPlaced, complaints, close } = await sitDown(browser);
  await beginAsPlaced();
  const open = async (): Promise<void> => {
    await button('Menu').click();
    await button('Laboratory: who wins?').click();
  };
  await open();
  const lab = page.getByRole('dialog', { name: 'Laboratory: who wins?' });
  await lab.getByLabel('Sauron', { exact: true }).selectOption('recruit');
  await lab.getByLabel('How many games').selectOption('20 games');
  await lab.getByRole('button', { name: 'Play the games' }).click();
  await lab.getByRole('status').waitFor();
  await lab.getByRole('button', { name: 'Close' }).click();
  await open();
  await lab.getByText('20 of 20 games').waitFor();
  for (const title of ['Who wins', 'In which turn it ends', 'What is lost in a game'])
    expect(await lab.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(true);
  expect(await lab.getByText(/^\d+% \(\d+%–\d+%\)$/).count()).toBeGreaterThanOrEqual(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    lab.getByRole('button', { name: 'Save the report as a page' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('first-steps-report.html');
  expect(readFileSync(await file.path(), 'utf8')).toContain('<h2>Who wins</h2>');
  expect(complaints).toEqual([]);
  await close();
});
