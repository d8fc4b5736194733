// The room of the strategic sieges, from the title page and from a link: a line, its odds, dice, the sheet, and a fight on hexes.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch, openPage } from '../kit/browser.ts';
import { pressLink } from '../kit/titlePage.ts';
import { clippedOn } from './survey.ts';
import { violations } from './violations.ts';

const TELEPHONE = { width: 360, height: 740, hasTouch: true, isMobile: true } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

interface Wishes extends BrowserContextOptions {
  readonly width?: number;
  readonly height?: number;
}

/** Somebody at the title page; `end` = of the address. */
async function sitDown(wishes: Wishes = {}, end = '') {
  const opened = await openPage(browser, {
    url: `${inject('site')}${end}`,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...wishes,
  });
  const { page } = opened;
  return { ...opened, room: page.getByRole('dialog', { name: 'Strategic sieges' }) };
}

/** The first assault on Helm's Deep, as it comes with the game. */
const BRIEF = new URL('../../examples/helms-deep-first-assault.json', import.meta.url);

/** Opens the room; `noted` is done in the page before. */
async function enter(wishes: Wishes = {}, noted: () => void = () => undefined) {
  const seat = await sitDown(wishes);
  await seat.page.evaluate(noted);
  await pressLink(seat.page, 'Strategic sieges');
  const line = seat.page.getByLabel('The battle in one line');
  await line.waitFor();
  return { ...seat, line };
}

function chanceOf(page: Page, end: string): Promise<string> {
  return page.locator(`[data-verdict=${end}] b`).innerText();
}

/** Notes how far the buttons of the room have gone up or down while they were in sight. */
function noteMoves(): void {
  const moved: number[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as unknown as readonly LayoutShift[];
    for (const { node, previousRect, currentRect } of shifts.flatMap(({ sources }) => sources))
      if (node instanceof Element && node.matches('.siege-deeds')) moved.push(currentRect.y - previousRect.y);
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift {
  readonly sources: readonly Readonly<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>[];
}

test('a line is written, its odds are read, it is rolled, and the sheet is carried away; no button goes away under a hand when odds come', async () => {
  const { page, room, line, complaints, close } = await enter({}, noteMoves);
  await expect.poll(() => chanceOf(page, 'captured')).toBe('36.5%');
  expect(await page.evaluate(() => (window as unknown as { moved: readonly number[] }).moved)).toEqual([]);
  await line.fill('Lorien: 1R 2E 1L v 7R 1E 1N, published');
  await expect.poll(() => chanceOf(page, 'captured')).toBe('3.6%');
  expect(await room.getByLabel('Region', { exact: true }).inputValue()).toBe('lorien');

  await page.getByRole('button', { name: 'Roll it' }).click();
  const sheet = page.locator('.siege-sheet');
  await sheet.getByText('By dice with seed 1').waitFor();
  expect(await sheet.getByText(/Elves, elite \d/).count()).toBeGreaterThan(1);
  await expect.poll(() => sheet.getByText('Chance of this end').count()).toBe(1);

  await page.getByRole('button', { name: 'Copy these lines' }).click();
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(10);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the result' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  await page.getByRole('button', { name: 'Close the sheet' }).click();
  await room.getByLabel('A brief or a result of a siege').setInputFiles({
    name: 'result.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await sheet.getByText('By dice, ').waitFor();
  expect(copied).toContain(
    await sheet
      .locator('.siege-lines')
      .innerText()
      .then((text) => text.split('\n').at(-1)!),
  );
  expect(complaints).toEqual([]);
  await close();
});

test('figures are clicked, the line follows, and the odds are those of the line', async () => {
  const { page, room, line, complaints, close } = await enter();
  await room.getByRole('button', { name: 'Gondor: Elites, one more, now 1' }).click();
  expect(await line.inputValue()).toBe('Minas Tirith: 3R 2E 1L Gondor v 8R 2E 3N Sauron, published');
  await expect.poll(() => chanceOf(page, 'captured')).not.toBe('36.5%');
  await room.getByRole('button', { name: 'Witch-king' }).click();
  expect(await line.inputValue()).toContain('+witch-king');
  await page.getByLabel('Famous set-ups').selectOption({ index: 8 });
  expect(await line.inputValue()).toContain('Lórien');
  expect(complaints).toEqual([]);
  await close();
});

test('a brief that is wrong is told with all its faults, the last good one stays, and nothing is rolled or fought of it', async () => {
  const { page, room, line, complaints, close } = await enter();
  await expect.poll(() => chanceOf(page, 'captured')).toBe('36.5%');
  await line.fill('Minas Tirith: 3R 1X v 8Q');
  const faults = room.locator('.siege-note .siege-faults li');
  await expect.poll(() => faults.count()).toBe(2);
  expect(await faults.first().innerText()).toContain('column 18');
  expect(await chanceOf(page, 'captured')).toBe('36.5%');
  for (const name of ['Roll it', 'Watch it', /^Fight it/]) {
    const deed = room.getByRole('button', { name, disabled: true });
    // An eager hand presses all the same.
    await deed.click({ force: true });
  }
  await room.getByText('Complete the brief first').waitFor();
  expect(await page.locator('.siege-sheet, .siege-fight').count()).toBe(0);
  await room.getByLabel('A brief or a result of a siege').setInputFiles({
    name: 'torn.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"schema": "<img src=x onerror=alert(1)>"}'),
  });
  await room.getByRole('alert').getByText('It could not be taken').waitFor();
  expect(await room.locator('img').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('by keys alone: in, a line, rolled, told to the end, and out again', async () => {
  const { page, complaints, close } = await sitDown();
  await page.getByRole('button', { name: 'Strategic sieges' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.press('Control+A');
  await page.keyboard.type("Helm's Deep: 1R v 4R 1E, published");
  await expect.poll(() => page.locator('.siege-odds-title').innerText()).toBe("Assault on Helm's Deep");
  await page.getByRole('button', { name: 'Watch it' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'To the end' }).focus();
  await page.keyboard.press('Space');
  await page
    .getByRole('heading', { name: /The place is taken|The siege goes on|The place is held/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('on a telephone the line and its odds are on one screen, and nothing is pressed for them', async () => {
  const { page, line, complaints, close } = await enter(TELEPHONE);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await expect.poll(() => chanceOf(page, 'captured')).toBe('36.5%');
  await line.fill('Erebor: 1R 2E 1L v 8R 2E 2N, published');
  await expect.poll(() => chanceOf(page, 'captured')).toBe('26.4%');
  const bar = await page.locator('[data-verdict=empty]').boundingBox();
  expect(bar!.y + bar!.height).toBeLessThan(TELEPHONE.height);
  expect(await clippedOn(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('axe finds nothing to complain about, with a sheet and a battle told', async () => {
  const { page, complaints, close } = await enter({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Watch it' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.siege-sheet').waitFor();
  for (const summary of await page.locator('dialog summary').all()) await summary.click();
  expect(await violations(page)).toEqual([]);
  expect(await clippedOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a link opens the room with its siege, and one that was torn says so', async () => {
  const note = 'Dol Amroth: 3R v 6R 1E, published';
  const { page, complaints, close } = await sitDown({}, `#siege=${Buffer.from(note).toString('base64url')}`);
  await expect.poll(() => page.locator('.siege-odds-title').innerText()).toBe('Assault on Dol Amroth');
  await page.getByRole('button', { name: 'Copy a link', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#siege=');
  await page.evaluate(() => {
    location.hash = '#siege=%%%';
  });
  await page.getByRole('alert').getByText('The link does not hold a siege').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('in German the room speaks German, of places and people too', async () => {
  const { page, complaints, close } = await sitDown({ locale: 'de-DE' });
  await page.getByRole('button', { name: 'Belagerungen im Ringkrieg' }).click();
  const line = page.getByLabel('Die Schlacht in einer Zeile');
  await line.fill("Helm's Deep: 1R v 4R 1E, published");
  await expect.poll(() => page.locator('.siege-odds-title').innerText()).toBe('Sturm auf Helms Klamm');
  await page.getByText('Der Ort ist genommen', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Würfeln' }).click();
  await page.locator('.siege-sheet').getByText('Rohan, Regulärer 1', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Hexenkönig' }).count()).toBe(1);
  expect(await page.locator('.siege-lines').innerText()).toContain('Entschieden durch Würfel');
  await line.fill('Minas Tirth: 1R v 4R');
  await page.getByText('ist „Minas Tirith“ gemeint?').waitFor();
  expect(await page.getByText('Spalte 1').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('a siege is fought: a block at the table, a reload in the middle of it, and the rest by dice', async () => {
  const { page, line, complaints, close } = await enter();
  await line.fill("Helm's Deep: 1R v 4R 1E, published");
  await page.getByRole('button', { name: /^Fight it \(\d+ min\)/ }).click();
  const card = page.getByRole('region', { name: 'A siege is being fought' });
  await card.getByText('Block 1').waitFor();
  await card.getByRole('button', { name: 'Begin the block' }).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  await page.reload();
  await pressLink(page, 'Strategic sieges');
  await card.getByText('The block goes on at the table').waitFor();
  await card.getByRole('button', { name: 'Go on with the block' }).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a brief is brought as a file, two machines fight its block through a reload, and the result is carried home and taken', async () => {
  const { page, room, complaints, close } = await enter({ width: 1000, height: 600 });
  const bring = room.getByLabel('A brief or a result of a siege');
  await bring.setInputFiles({
    name: 'brief.json',
    mimeType: 'application/json',
    buffer: readFileSync(BRIEF),
  });
  await expect.poll(() => room.getByLabel('Region', { exact: true }).inputValue()).toBe('helms-deep');
  await page.getByRole('button', { name: /^Fight it/ }).click();
  const card = page.getByRole('region', { name: 'A siege is being fought' });
  await card.getByLabel('Attacker: the machine plays').check();
  await card.getByRole('button', { name: 'Begin the block' }).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  await page.reload();
  await pressLink(page, 'Strategic sieges');
  await card.getByRole('button', { name: 'Go on with the block' }).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  // As fast as they can.
  await page.keyboard.press('f');
  await page.keyboard.press('f');

  await page.getByRole('button', { name: 'Back to the siege' }).click({ timeout: 240_000 });
  await room.waitFor();
  const rest = card.getByRole('button', { name: 'Roll the rest by dice' });
  const sheet = page.locator('.siege-sheet');
  await rest.or(sheet).first().waitFor();
  if (await rest.isVisible()) await rest.click();
  await sheet.getByText(/^Fought on hexes/).waitFor();
  await expect.poll(() => card.count()).toBe(0);
  const lines = await sheet.locator('.siege-lines').innerText();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the result' }).click();
  const file = readFileSync(await (await saved).path());
  await page.getByRole('button', { name: 'Close the sheet' }).click();
  await bring.setInputFiles({ name: 'result.json', mimeType: 'application/json', buffer: file });
  await sheet.getByText(/^Fought on hexes/).waitFor();
  expect(await sheet.locator('.siege-lines').innerText()).toBe(lines);

  // Whoever forgot to save the sheet finds it again.
  await page.reload();
  await pressLink(page, 'Strategic sieges');
  await page.getByRole('button', { name: 'Show its sheet' }).click();
  expect(await sheet.locator('.siege-lines').innerText()).toBe(lines);
  expect(complaints).toEqual([]);
  await close();
});

test('a fight that is left is not there any more when the page comes back', async () => {
  const { page, line, complaints, close } = await enter();
  await line.fill("Helm's Deep: 1R v 4R 1E, published");
  await page.getByRole('button', { name: /^Fight it/ }).click();
  const card = page.getByRole('region', { name: 'A siege is being fought' });
  await card.getByRole('button', { name: 'Begin the block' }).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  await page.reload();
  await pressLink(page, 'Strategic sieges');
  await card.getByRole('button', { name: 'Leave the fight' }).click();
  await expect.poll(() => card.count()).toBe(0);
  await page.reload();
  await pressLink(page, 'Strategic sieges');
  await expect.poll(() => chanceOf(page, 'captured')).toBe('36.5%');
  expect(await card.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
