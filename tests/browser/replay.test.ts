// Real dice, steps back by agreement, the list of kept games and the replay theatre, by role and name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';
import { sitDown, type Sitting } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const [game] = readFixtures('first-steps');
const finished = savedMatch(game!, shippedScenario('first-steps').document);
const shots = finished.entries.findIndex(({ action }) => action.type === 'Fire');
/** The same game, just before its first shot. */
const beforeTheShot = { ...finished, entries: finished.entries.slice(0, shots) };

async function load({ page }: Sitting, match: unknown): Promise<void> {
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match)),
  });
}

/** Shoots with the first piece that can, at its first target. */
async function shoot({ page, isShown }: Sitting): Promise<void> {
  for (const key of ['Escape', 'Escape', 'n', 's', 'Enter']) await page.keyboard.press(key);
  await isShown();
}

test('dice of real hands are asked for, kept, marked, and lie as they fell when both players take the shot back', async () => {
  const sitting = await sitDown(browser);
  const { page, button, textOf, complaints, close } = sitting;
  await load(sitting, beforeTheShot);
  await button(/^End shooting/).waitFor();
  await button('Menu').click();
  await button('Roll your own dice').click();

  const asked = page.getByRole('dialog', { name: /^Roll/ });
  await shoot(sitting);
  await asked.waitFor();
  await page.keyboard.press('Escape');
  expect(await asked.count()).toBe(0);
  expect(await textOf('Chronicle')).not.toContain('rolled by hand');

  await shoot(sitting);
  expect(await asked.innerText()).toContain('7.41');
  for (const key of ['6', '2', 'Backspace', '5', 'Escape', '5']) await page.keyboard.press(key);
  expect(await asked.innerText()).toContain('6, 5');
  await asked.getByRole('button', { name: 'That is the roll' }).click();
  await sitting.isShown();
  // A shot that hurts is read on a second table, with one die.
  while ((await asked.count()) > 0) {
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await sitting.isShown();
  }
  const thrown = await textOf('Chronicle');
  expect(thrown).toContain('rolled by hand');

  await page.reload();
  await button('Continue').click();
  await button(/^End/).first().waitFor();
  expect(await textOf('Chronicle')).toBe(thrown);

  await page.keyboard.press('a');
  const together = page.getByRole('dialog', { name: 'Take back together' });
  await together.getByText(/Dice were rolled: 6\+5/).waitFor();
  await together.getByRole('button', { name: /^Agree for Westernesse/ }).click();
  await together.getByRole('button', { name: /^Agree for Sauron/ }).click();
  expect(await textOf('Chronicle')).toContain('Taken back by agreement: Casualty');
  await shoot(sitting);
  expect(await asked.count()).toBe(0);
  expect((await textOf('Chronicle')).match(/dice 6, 5/g)).toHaveLength(2);
  expect(complaints).toEqual([]);
  await close();
});

test('two keys held for a second take back together, one alone does not', async () => {
  const sitting = await sitDown(browser);
  const { page, button, textOf, complaints, close } = sitting;
  await load(sitting, beforeTheShot);
  await button(/^End shooting/).waitFor();
  await shoot(sitting);
  const together = page.getByRole('dialog', { name: 'Take back together' });
  await page.keyboard.down('a');
  await together.waitFor();
  await page.waitForTimeout(1200);
  expect(await together.count()).toBe(1);
  await page.keyboard.down('p');
  await together.waitFor({ state: 'detached' });
  for (const key of ['a', 'p']) await page.keyboard.up(key);
  expect(await textOf('Chronicle')).toContain('Taken back by agreement');
  expect(complaints).toEqual([]);
  await close();
});

test('a finished game is watched again, and a new one goes on from any moment while both stay in the list', async () => {
  const sitting = await sitDown(browser);
  const { page, button, textOf, complaints, close } = sitting;
  await load(sitting, finished);
  await button('Watch again').click();
  const strip = page.getByRole('region', { name: 'Watching again' });
  const bar = strip.getByRole('slider', { name: 'Moment of the game' });
  const where = async (): Promise<string> => (await bar.getAttribute('aria-valuetext')) ?? '';
  expect(await where()).toMatch(new RegExp(`^Action 0 of ${finished.entries.length}\\.`));
  await strip.getByRole('button', { name: 'One action on' }).click();
  expect(await where()).toMatch(/^Action 1 of/);
  await strip.getByRole('button', { name: 'One turn on' }).click();
  expect(await where()).toMatch(/Turn 2/);
  await bar.fill(String(shots + 1));
  expect(await where()).toContain(`Action ${shots + 1} of`);
  await strip.getByRole('button', { name: 'Play on' }).click();
  await page.waitForFunction(
    (to) => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) > to,
    shots + 2,
  );
  await strip.getByRole('button', { name: 'Pause' }).click();

  await bar.fill(String(shots));
  await strip.getByRole('button', { name: 'Continue from here' }).click();
  await strip.getByRole('button', { name: 'Begin it' }).click();
  await button(/^End shooting/).waitFor();
  expect(await strip.count()).toBe(0);
  await button(/^End shooting/).click();

  await page.reload();
  await button('Games kept here').click();
  const list = page.getByRole('dialog', { name: 'Games kept here' });
  await list.getByRole('region', { name: 'Finished' }).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(2);
  await list
    .getByRole('region', { name: 'Finished' })
    .getByRole('button', { name: /^Watch/ })
    .click();
  await strip.waitFor();
  expect(await where()).toMatch(/^Action 0 of/);
  await strip.getByRole('button', { name: 'Leave' }).click();
  expect(await textOf('Who and what now')).toContain('The battle is over');

  await button('Menu').click();
  await button('Games kept here').click();
  const line = list.getByRole('region', { name: 'In progress' });
  await line.getByRole('button', { name: /^Delete/ }).click();
  await line.getByRole('button', { name: /^Delete/ }).click();
  await line.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});
