// The column beside the board of a desktop: whatever is told in it, the chronicle keeps eight lines and the target is told whole.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import type { Action } from '../../src/engine/action.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { shippedBattle, shippedScenario } from '../kit/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';
import { sitDown, type Sitting } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const SIZES = [
  [1600, 1000],
  [1440, 900],
  [1280, 800],
] as const;

/** A line of the chronicle, in pixels. */
const LINE = 21;

/** Puts a kept game on the table from the title, after so many of its actions. */
async function layOut({ page }: Sitting, scenario: string, game: number, after: number): Promise<void> {
  await page.goto(inject('site'));
  const match = savedMatch(readFixtures(scenario)[game]!, shippedScenario(scenario).document);
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...match, entries: match.entries.slice(0, after) })),
  });
  await page.getByRole('main', { name: 'Board' }).locator('canvas').first().waitFor();
}

/** Goes on from step to step until somebody has a target and the odds are those that are wanted, and aims. */
async function untilOdds({ page, isShown }: Sitting, wanted: RegExp): Promise<void> {
  const head = page.locator('.side-panels .odds .panel-head').filter({ hasText: wanted });
  for (let steps = 0; steps < 2; steps += 1) {
    // The first who can act may have nobody in reach.
    for (const key of ['n', 's', 'n', 's', 'n', 's']) {
      await page.keyboard.press(key);
      await isShown();
      if ((await head.count()) > 0) return;
    }
    for (const key of ['Escape', 'Escape', 'e']) await page.keyboard.press(key);
    await isShown();
    if (await page.getByText('End anyway?').first().isVisible()) await page.keyboard.press('e');
  }
}

/** What of the column is out of sight: the chronicle, its eight lines, the card of the target with its factors, the odds. */
function hiddenOn(page: Page, ofUnit: boolean): Promise<readonly string[]> {
  return page.evaluate(
    ([line, wantsFactors]) => {
      const one = (name: string) => document.querySelector(`.side-panels ${name}`)!;
      const seen = (part: Element): DOMRect => {
        const { top, bottom } = part.getBoundingClientRect();
        // What scrolls hides what is beyond its edges.
        let [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
        for (let home = part.parentElement; home !== null; home = home.parentElement) {
          const edge = home.getBoundingClientRect();
          if (getComputedStyle(home).overflowY === 'visible') continue;
          [from, to] = [Math.max(from, edge.top), Math.min(to, edge.bottom)];
        }
        return new DOMRect(0, from, 0, Math.max(0, to - from));
      };
      const lost = (part: Element): number => part.getBoundingClientRect().height - seen(part).height;
      const wrong: string[] = [];
      if (lost(one('.chronicle')) > 1) wrong.push(`${lost(one('.chronicle'))} px of the chronicle`);
      const log = seen(one('.log')).height;
      if (log < 8 * line) wrong.push(`lines: there are ${log / line}`);
      const [target] = document.querySelectorAll('.side-panels .inspector .piece');
      const factors = target?.querySelector('.factors') ?? null;
      if (target === undefined) return [...wrong, 'there is no target'];
      // Whoever shoots has one more than who does not; what is no unit has none.
      if (wantsFactors && (factors?.children.length ?? 0) < 4) wrong.push('factors that are missing');
      const odds = one('.odds');
      for (const part of [one('.inspector'), target, ...target.children, odds, ...odds.children]) {
        if (lost(part) > 1) wrong.push(`${lost(part)} px of ${part.className}`);
      }
      // What is scrolled to is out of sight as well.
      // What goes on below in the inspector fades, and is not cut through.
      const inspector = one('.inspector');
      if (
        inspector.scrollHeight > inspector.clientHeight &&
        !getComputedStyle(inspector).maskImage.includes('gradient')
      )
        wrong.push('a line of the inspector that is cut');
      if (odds.scrollHeight > odds.clientHeight + 1)
        wrong.push(`${odds.scrollHeight - odds.clientHeight} px of the odds to be scrolled to`);
      return wrong;
    },
    [LINE, ofUnit] as const,
  );
}

type Wanted = (action: Action, pieces: Battle['pieces']) => boolean;

/** Every place in the kept games of a battle before such an action: the game, and how many of its actions are done. */
function placesBefore(
  scenario: string,
  isWanted: Wanted,
): readonly (readonly [game: number, after: number])[] {
  const { pieces } = shippedBattle(scenario);
  const { document } = shippedScenario(scenario);
  return readFixtures(scenario).flatMap((fixture, game) =>
    savedMatch(fixture, document).entries.flatMap(({ action }, after) =>
      isWanted(action, pieces) ? [[game, after] as const] : [],
    ),
  );
}

const GATE = 'the-great-gate';

/** What is told, the battle, before which action, what the head of the odds says, and whether it is told of a unit. */
const SCENES: readonly (readonly [string, string, Wanted, RegExp, boolean])[] = [
  ['a shot', GATE, ({ type }) => type === 'Fire', /missiles/i, true],
  [
    'a rally under a long name',
    'the-ride-of-the-rohirrim',
    (action, pieces) => action.type === 'Rally' && pieces[action.unit]!.kind.id === 'knights-of-dol-amroth',
    /rallies Knights of Dol Amroth/i,
    true,
  ],
  [
    'a breach',
    GATE,
    (action, pieces) => action.type === 'Breach' && pieces[action.engine]!.name === 'grond',
    /Grond at Great Gate/i,
    false,
  ],
  ['a spell', GATE, (action) => action.type === 'Cast' && action.spell === 'fear', /casts Fear/i, false],
];

/** Lays out one place after another until the odds that are wanted stand beside the board. */
async function findOdds(sitting: Sitting, scenario: string, isWanted: Wanted, head: RegExp): Promise<void> {
  const shown = sitting.page.locator('.side-panels .odds .panel-head').filter({ hasText: head });
  for (const [game, after] of placesBefore(scenario, isWanted)) {
    await layOut(sitting, scenario, game, after);
    await untilOdds(sitting, head);
    if ((await shown.count()) > 0) return;
  }
  throw new Error(`no kept game of ${scenario} comes to odds like ${head.source}`);
}

test('beside odds the chronicle keeps eight lines in the window, the target its card, and nothing of the odds is cut', async () => {
  const sitting = await sitDown(browser, { width: 1600, height: 1000 });
  const { page, close } = sitting;
  const hidden: Record<string, readonly string[]> = {};
  for (const [name, scenario, isWanted, head, ofUnit] of SCENES) {
    await page.setViewportSize({ width: 1600, height: 1000 });
    await findOdds(sitting, scenario, isWanted, head);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300);
      hidden[`${name}, ${width} x ${height}`] = await hiddenOn(page, ofUnit);
    }
  }
  const nothing = SCENES.flatMap(([name]) => SIZES.map(([w, h]) => [`${name}, ${w} x ${h}`, []]));
  expect(hidden).toEqual(Object.fromEntries(nothing));
  await close();
});

test('the dice that were thrown are read beside the odds, each of them: dark on light or light on dark', async () => {
  const sitting = await sitDown(browser, { width: 1280, height: 800 });
  const { page, complaints, close } = sitting;
  await layOut(sitting, 'the-great-gate', 0, 28);
  await untilOdds(sitting, /missiles/i);
  await page.keyboard.press('Enter');
  const dice = page.locator('.side-panels .odds-thrown .throw b');
  await dice.first().waitFor();
  const inks = await dice.evaluateAll((all) =>
    all.map((die) => {
      const bright = (colour: string): number =>
        (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
      const { color, backgroundImage } = getComputedStyle(die);
      return { ink: bright(color), ground: bright(backgroundImage) };
    }),
  );
  expect(inks.length).toBeGreaterThan(1);
  expect(inks.filter(({ ink, ground }) => Math.abs(ground - ink) < 400)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('while two machines play no bar without words lies on the board, on a table and on a telephone', async () => {
  const { page, button, complaints, close } = await sitDown(browser, {
    width: 1280,
    height: 800,
    reducedMotion: 'no-preference',
  });
  await button('First Steps').click();
  await button('Westernesse: Machine').click();
  await page.evaluate(() => {
    const seen = { odds: 0, empty: 0 };
    const look = (): void => {
      const bar = document.querySelector<HTMLElement>('.hint');
      if (bar?.querySelector('.hint-odds')) seen.odds += 1;
      if (bar?.checkVisibility() && bar.innerText.trim() === '') seen.empty += 1;
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  await button('Watch the siege').click();
  const seen = (): Promise<{ odds: number; empty: number }> =>
    page.evaluate(() => (window as unknown as { seen: { odds: number; empty: number } }).seen);
  // Odds of both sides stood in the column, several times.
  await expect.poll(async () => (await seen()).odds, { timeout: 60_000 }).toBeGreaterThan(20);
  expect((await seen()).empty).toBe(0);
  // A phone upright, a phone on its side, a tablet.
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1000, 760],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { odds } = await seen();
    await expect.poll(async () => (await seen()).odds, { timeout: 60_000 }).toBeGreaterThan(odds + 20);
    expect((await seen()).empty, `${width} x ${height}`).toBe(0);
  }
  expect(complaints).toEqual([]);
  await close();
});
