// Who sits where: the first move in three clicks, an evening against the machine, house rules, and bids.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { offering } from './players.ts';
import { BEGIN } from '../kit/titlePage.ts';
import { sitDown, type Sitting } from './sitting.ts';

declare global {
  interface Window {
    /** Who plays for each side, as the machine was told. */
    seated: unknown;
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** Begins First Steps with the machine as Sauron, a recruit, and Anna against it. */
async function againstTheMachine({ page, button }: Sitting): Promise<void> {
  await button('First Steps').click();
  expect(await button('Sauron: Machine').getAttribute('aria-pressed')).toBe('true');
  expect(await button('Sauron: soldier').getAttribute('aria-pressed')).toBe('true');
  await button('Sauron: recruit').click();
  await page.getByLabel('Name of Westernesse').fill('Anna');
  await button('Without clocks').click();
  await page.getByLabel('Time to think').selectOption('minutes for each side');
  await page.getByLabel('Minutes', { exact: true }).fill('30');
  await button(BEGIN).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
}

/**
 * The machine hears no question until what this gives is called: however slow a player is, he pauses it in its turn. What is called
 * answers who plays for each side.
 */
async function heldBack(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const told: (() => void)[] = [];
    let holds = true;
    window.seated = null;
    window.Worker = class extends Worker {
      readonly #held: boolean;
      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options);
        this.#held = options?.name === 'machine';
      }
      override postMessage(message: unknown): void {
        if (this.#held) window.seated ??= (message as { agents?: unknown }).agents;
        if (this.#held && holds) told.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
    addEventListener('letItThink', () => {
      holds = false;
      for (const tell of told) tell();
    });
  });
  return () =>
    page.evaluate(() => {
      dispatchEvent(new Event('letItThink'));
      return window.seated;
    });
}

test('a stranger makes his first move with three clicks from the title', async () => {
  const sitting = await sitDown(browser);
  const { page, button, hexes, pointAt, complaints, close } = sitting;
  let clicks = 0;
  await page.exposeFunction('clicked', () => (clicks += 1));
  await page.evaluate("addEventListener('pointerdown', () => window.clicked(), true)");
  const click = async (hex: string): Promise<void> => {
    await pointAt(hex);
    await page.mouse.down();
    await page.mouse.up();
  };
  await button(BEGIN).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  // The whole map by its key, so that the hexes can be found.
  await page.locator('.board-canvas canvas').waitFor();
  await page.keyboard.press('0');
  const undo = button('Take back');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  const [from = ''] = offering(await hexes(), /, ordered, (?!Catapult|Cauldron).*; can act/);
  await click(from);
  const [to = ''] = offering(await hexes(), /^(?!.* of ).*choose$/);
  await click(to);
  await sitting.isShown();
  expect(await undo.getAttribute('aria-disabled')).toBe('false');
  expect(clicks).toBeLessThanOrEqual(3);
  expect(complaints).toEqual([]);
  await close();
});

test('the machine plays in its worker, the turn comes back, and a reload in the middle of its turn goes on', async () => {
  const sitting = await sitDown(browser);
  const { page, button, textOf, complaints, close } = sitting;
  const strip = page.getByRole('region', { name: 'The machine' });
  const workers = (): readonly string[] => page.workers().map((worker) => worker.url());
  const before = workers().length;
  const letItThink = await heldBack(page);
  await againstTheMachine(sitting);
  await strip.getByRole('button', { name: 'Pause' }).click();
  // What is being kept holds the picture back for a moment.
  await expect.poll(() => strip.innerText()).toMatch(/Sauron: the machine waits/);
  expect(await letItThink()).toEqual([null, expect.objectContaining({ name: 'recruit' })]);
  await expect.poll(() => workers().length).toBeGreaterThan(before);
  expect(await textOf('Who and what now')).toMatch(/Sauron[\s\S]*The machine decides now/);
  expect(await page.getByRole('list', { name: 'Seats and clocks' }).innerText()).toMatch(/Anna[\s\S]*30:00/);
  // Nobody moves for it.
  await page.keyboard.press('e');
  const chronicle = await textOf('Chronicle');
  expect(chronicle).toMatch(/Anna \(Westernesse\) against the machine \(Sauron\)/);

  await page.reload();
  await button('Continue').click();
  await page
    .getByText(/Westernesse[\s\S]*Anna/)
    .first()
    .waitFor();
  const end = page.getByRole('region', { name: 'Who and what now' });
  await end.getByText('Anna').waitFor();
  await expect.poll(async () => (await textOf('Chronicle')).length).toBeGreaterThan(chronicle.length);
  expect(await strip.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a bid is written unseen, and its threshold is the one that is played and kept', async () => {
  const sitting = await sitDown(browser);
  const { page, button, complaints, close } = sitting;
  await button('First Steps').click();
  await button('Sauron: Friend').click();
  await page.getByLabel('Name of Westernesse').fill('Anna');
  await page.getByLabel('Name of Sauron').fill('Ben');
  await button('Without clocks').click();
  await page.getByLabel('You play').selectOption('one battle, with a bid for Sauron');
  const begin = button(BEGIN);
  await page.getByLabel('Bid of Anna').fill('7');
  expect(await begin.getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByRole('alert').innerText()).toMatch(/from 1 to 999/);
  await page.getByLabel('Bid of Ben').fill('9');
  await begin.click();
  const open = page.getByRole('dialog', { name: 'The bids are open' });
  expect(await open.innerText()).toMatch(/Ben bid 9, Anna bid 7\. The seat of Sauron goes to Anna; .*at 7/);
  await open.getByRole('button', { name: 'Understood' }).click();
  await page.getByText('0 / 7').first().waitFor();
  await page.reload();
  await button('Continue').click();
  await page.getByText('0 / 7').first().waitFor();
  expect(await page.getByRole('list', { name: 'Seats and clocks' }).innerText()).toMatch(/Ben[\s\S]*Anna/);
  expect(complaints).toEqual([]);
  await close();
});
