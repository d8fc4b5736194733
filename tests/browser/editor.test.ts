// A first evening at the scenario editor: from a blank sheet to a battle that is tried out, and on to a friend by a link.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { launch, openPage } from '../kit/browser.ts';
import { authorAt, count } from './authorAt.ts';
import { keysOf } from './hand.ts';
import { keepsFocus, noteFocus } from './focus.ts';
import { offering } from './players.ts';
import { sitDown } from './sitting.ts';

/** What it may cost to make the battle: a click, a drag, a key or a typed field each count as one. */
const MOST_INPUTS = 60;

/** The middle of the right side of the town, in pixels from the middle of the board. */
const GATE = [57, 14] as const;

const SIDES = [
  {
    force: 'Garrison',
    roster: 'Gondor and Rohan',
    x: -230,
    unit: 'Guards of the Citadel',
    leader: 'Imrahil',
  },
  { force: 'Host', roster: 'Mordor and its allies', x: 110, unit: 'Orc light spears', leader: 'Gothmog' },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('a battle is made of nothing, tried out and sent to a friend, who wins it', async () => {
  const { page, complaints, close } = await openPage(browser, {
    url: `${inject('site')}#editor`,
    reducedMotion: 'reduce',
  });
  const author = authorAt(page);
  await author.button('Begin');
  await page.locator('.editor-canvas canvas').waitFor();
  await page.getByText('Zoom 0%').waitFor({ state: 'detached' });
  expect(await page.locator('.editor-status').innerText()).toContain('20 × 20');
  const status = page.locator('.editor-status').getByRole('status');

  // Nobody stands there yet: it would be over before it began.
  await author.refused('Test play');
  await expect.poll(() => status.innerText()).toMatch(/^The West has no units yet/);

  await theTownIsBuilt(page, author);
  await bothSidesStand(page, author);
  await theBesiegerMayWin(page, author);

  await author.tab('Options');
  await author.type('Title (English)', 'The Garden Wall');
  await author.type('In a sentence (English)', 'A town without its gate.');
  await author.type('Id', 'the-garden-wall');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect.poll(() => problems.innerText()).toMatch(/“Host” can lose every unit/);
  await author.button('Mend');
  await expect.poll(() => problems.innerText()).toContain('Nothing is wrong. The battle can be played.');
  const view = (): Promise<string | null> => page.locator('.editor-sketch > g').getAttribute('transform');
  const before = await view();
  await author.button('Test play');
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  await author.button('Back to the editor');
  await expect.poll(view).toBe(before);
  expect(await page.getByRole('textbox', { name: 'Title (English)' }).inputValue()).toBe('The Garden Wall');
  await page.evaluate(noteFocus);
  await author.button('Share link');
  await keepsFocus(page);
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  await author.button('Close');
  expect(author.inputs()).toBeLessThanOrEqual(MOST_INPUTS);

  await wonByAFriend(link);
  await triedByMachines(page);
  expect(complaints).toEqual([]);
  await close();
});

test('hexsides are laid and taken back without a pointer, in the editor as the title opens it', async () => {
  const { page, complaints, close } = await openPage(browser, { url: inject('site') });
  await page.getByRole('link', { name: 'Make a battle' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  await drawnByKeys(page, page.locator('.editor-status').getByRole('status'));
  expect(complaints).toEqual([]);
  await close();
});

test('on a telephone the problems are one tap away from every page, and lead to the page of their mend', async () => {
  const { page, complaints, close } = await openPage(browser, {
    url: `${inject('site')}#editor`,
    width: 390,
    height: 844,
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  const problems = page.getByRole('region', { name: 'Problems' });
  const way = page.getByRole('button', { name: /^Problems \d/ });
  for (const tab of await page.getByRole('tab').all()) {
    await tab.tap();
    await expect.poll(() => problems.isVisible()).toBe(false);
    await way.tap();
    await expect.poll(() => problems.isVisible()).toBe(true);
  }
  await problems.getByRole('button', { name: /no title of its own/ }).tap();
  await page.getByRole('textbox', { name: 'Title (English)' }).waitFor();
  expect(await problems.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

type Author = ReturnType<typeof authorAt>;

/** A town of the first level with a wall around it; its gate, on the right, has been broken down. */
async function theTownIsBuilt(page: Page, author: Author): Promise<void> {
  await author.key('R');
  await author.button('City level');
  await author.drag([-60, -60], [60, 60]);
  await author.key('Q');
  await author.key('F');
  await author.point([0, 0]);
  await expect.poll(() => count(page, 'Wall')).toBeGreaterThan(12);
  await author.key('A');
  await author.key('B');
  await author.point(GATE);
  await expect.poll(() => count(page, 'Great Gate')).toBe(1);
  await author.click(page.getByRole('checkbox', { name: 'Down from the start' }));
}

/** The garrison camps on the left, far from the town; the host stands before its gate on the right. */
async function bothSidesStand(page: Page, author: Author): Promise<void> {
  await author.tab('Forces');
  const kinds = page.getByRole('region', { name: 'Units' });
  for (const { force, roster, x, unit, leader } of SIDES) {
    await author.button(new RegExp(`^${force}`));
    await author.choose('From', roster);
    const named = (name: string) => kinds.getByRole('button', { name: new RegExp(`^${name}`) });
    await author.click(named(unit));
    for (const y of [-40, 0, 40]) await author.point([x, y]);
    await author.click(named(leader));
    await author.point([x, 0]);
  }
  await expect.poll(() => count(page, 'The East')).toBe(4);
  expect(await count(page, 'The West')).toBe(4);
}

/** Whoever takes the town has won: that is asked first of all. */
async function theBesiegerMayWin(page: Page, author: Author): Promise<void> {
  await author.tab('Victory');
  await author.choose('Winner', 'The East');
  await author.choose('Wins if', 'it holds a level of the city');
  await author.button('Add');
  const lines = page.getByRole('region', { name: 'Victory' }).getByRole('listitem');
  for (let steps = 0; steps < 2; steps += 1)
    await author.click(lines.filter({ hasText: 'holds level 1' }).getByRole('button', { name: 'Earlier' }));
  expect(await lines.first().innerText()).toContain('if The East holds level 1: The East wins.');
}

/** Somebody else's browser, with nothing in it: the battle is looked at, played, and won by entering the town. */
async function wonByAFriend(link: string): Promise<void> {
  const friend = await sitDown(browser, { url: link, before: noteFocus });
  const { page, hexes, complaints, close } = friend;
  const preview = page.getByRole('dialog');
  await preview.getByRole('heading', { name: 'The Garden Wall' }).waitFor();
  const map = preview.getByRole('img', { name: 'Map of “The Garden Wall”' });
  await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200);
  await keepsFocus(page);
  await preview.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();

  const hand = keysOf(friend);
  while (!/East[\s\S]*Movement phase/i.test(await friend.textOf('Who and what now'))) await hand.endStep();
  const [orcs = ''] = offering(await hexes(), /Orc light spears(?!.*Gothmog).*; can act/);
  await hand.choose(orcs);
  const [street = ''] = offering(await hexes(), /level 1; .*breached; may reach/);
  await hand.act(street);
  expect((await hexes()).get(street)).toContain('Orc light spears');

  const verdict = page.getByRole('dialog').filter({ hasText: 'has won the battle' });
  while (!/The battle is over/.test(await friend.textOf('Who and what now'))) await hand.endStep();
  await verdict.waitFor();
  expect(await verdict.innerText()).toMatch(/The East has won the battle[\s\S]*Why\s+.*level 1/);
  await close();
  expect(complaints).toEqual([]);
}

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
  // In one stroke: the series may end while a hand is on its way to the button.
  await page
    .getByRole('button', { name: 'Stop', exact: true })
    .evaluateAll((all) => all.forEach((stop) => (stop as HTMLElement).click()));
  await page.getByRole('heading', { name: 'Who wins' }).first().waitFor();
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('combobox', { name: 'Recorded game' }).selectOption('machine 0');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText(/^All \d+ actions could be done\.$/).waitFor();
  await page.getByText(/^Would have come about once: turn \d+/).waitFor();
}
