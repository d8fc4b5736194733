// What a player wants to know, asked by keys: who could strike, what is seen, what the dice did.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator } from 'playwright-core';
import { newMatch } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import { figuresInBook } from '../../src/ui/features/help/figures.ts';
import { launch } from '../kit/browser.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';
import { offering } from './players.ts';
import { sitDown } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** On the sheet of a verdict: who decided it, the graph by turn, the turning point as a picture, deeds, who fell, luck. */
async function toldFromItsEnd(verdict: Locator): Promise<void> {
  const part = (heading: string): Locator =>
    verdict.locator('section', { has: verdict.page().getByRole('heading', { name: heading }) });
  await part('Who fell').waitFor();
  expect(await verdict.locator('.decided').innerText()).toMatch(
    /^Decided (on turn \d+ by .+ in hex \d{4}|as turn \d+ ended)\.$/,
  );

  const graph = part('Losses by turn').getByRole('img', { name: 'Losses by turn' });
  const lines = await graph
    .locator('polyline')
    .evaluateAll((all) => all.map((line) => (line.getAttribute('points') ?? '').split(' ').length));
  // The start and four turns, for each track; its last figure stands beside the end.
  expect(lines).toEqual([5, 5]);
  expect(await graph.locator('.story-end').allTextContents()).toEqual(
    lines.map((): unknown => expect.stringMatching(/^-?\d+$/)),
  );
  expect((await graph.boundingBox())!.height).toBeGreaterThan(100);

  const turning = part('The turning point');
  expect(await turning.getByRole('heading', { level: 4 }).innerText()).toMatch(
    /\d+% of what a force can bear/,
  );
  const painted = await turning.locator('canvas.story-cut').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const dots = new Uint32Array(canvas.getContext('2d')!.getImageData(0, 0, width, height).data.buffer);
    return { colours: new Set(dots).size, wide: canvas.getBoundingClientRect().width };
  });
  expect(painted.colours).toBeGreaterThan(50);
  expect(painted.wide).toBeGreaterThan(200);

  const deeds = part('Deeds of the day').getByRole('article');
  expect(await deeds.count()).toBeGreaterThan(0);
  expect(await deeds.getByRole('button', { name: 'show it' }).count()).toBe(await deeds.count());
  expect(await part('Who fell').locator('.story-side').allInnerTexts()).toEqual([
    expect.stringMatching(/^Westernesse\s\d+ of \d+ lost$/),
    expect.stringMatching(/^Sauron\s\d+ of \d+ lost$/),
  ]);
  expect(await part('Who fell').locator('.story-piece').count()).toBeGreaterThan(0);
  expect(await part('Luck').locator('.story-fortune').count()).toBe(2);
}

test('T lists who could strike with the odds, L names the wall that covers, Escape ends either', async () => {
  const sitting = await sitDown(browser);
  const { page, clickHex, complaints } = sitting;
  await sitting.beginAsPlaced();

  const [guard] = offering(await sitting.hexes(), /of Westernesse, ordered.*wall/);
  await page.keyboard.press('t');
  await clickHex(guard!);
  const threat = page.getByRole('region', { name: 'Who could strike here?' });
  await threat
    .getByText(/^(missiles|melee) from/)
    .first()
    .waitFor();
  expect(await threat.innerText()).toMatch(/What Sauron could do to[\s\S]*dead\s+\d+\s*%/);
  await page.keyboard.press('Escape');
  expect(await threat.count()).toBe(0);

  await page.keyboard.press('l');
  await clickHex('1312');
  await clickHex('1112');
  const sight = page.getByRole('region', { name: 'Line of sight' });
  expect(await sight.innerText()).toMatch(/1312 to 1112[\s\S]*wall 1112\/1212: armour \+1/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await sight.count()).toBe(0);
  expect(complaints).toEqual([]);
  await sitting.close();
});

test('of a finished battle: its story and figures from the verdict, windows by key, and a roll that leads to its hex', async () => {
  const sitting = await sitDown(browser);
  const { page, button, complaints } = sitting;
  const { battle, document } = shippedScenario('first-steps');
  // One in which both sides lost somebody: where nobody fell, nothing turned it.
  const bloody = readFixtures('first-steps').find(({ seed, match }) => {
    const { moments } = replay(newMatch(battle, seed), match.entries);
    return moments.at(-1)!.state.tracks.every((lost) => lost > 0);
  });
  const game = JSON.stringify(savedMatch(bloody!, document));
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name: 'first-steps.json',
    mimeType: 'application/json',
    buffer: Buffer.from(game),
  });
  await toldFromItsEnd(page.getByRole('dialog'));
  await button('Statistics').click();
  const figures = page.getByRole('dialog', { name: 'Statistics' });
  await figures.getByRole('img', { name: 'Demoralization over the turns' }).waitFor();
  await page.keyboard.press('Escape');
  await button('Look at the board').click();

  const windows = { g: 'Turn record', q: 'Statistics', 'Shift+I': 'Luck' };
  for (const [key, name] of Object.entries(windows)) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  }

  // The book tells the figures of this battle under the cases that ask for them.
  await page.keyboard.press('?');
  const book = page.getByRole('dialog');
  for (const cite of ['2.10.1', '2.13.5'] as const) {
    await book.getByRole('searchbox').fill(cite);
    const told = book.getByRole('listitem').filter({ hasText: figuresInBook(battle)[cite]! });
    expect(await told.locator('.cite').allInnerTexts()).toEqual([cite]);
  }
  // Escape in a field that says something empties it first.
  await book.getByRole('searchbox').fill('');
  await page.keyboard.press('Escape');

  await page.keyboard.press('i');
  const log = page.getByRole('region', { name: 'Dice log' });
  await log.getByLabel('Turn').selectOption({ index: 1 });
  const roll = log.getByRole('listitem').getByTitle('show on the board').first();
  expect(await roll.innerText()).toMatch(/Turn \d+, (Sauron|Westernesse): /);
  await roll.click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const heading = page.getByRole('region', { name: 'Inspector' }).getByRole('heading', { level: 2 });
  expect(await heading.innerText()).toMatch(/hex \d{4}/i);
  expect(complaints).toEqual([]);
  await sitting.close();
});
