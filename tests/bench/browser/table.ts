/** The served game in a window of its own, from the title to the first orders. */
import type { Browser, Page, Response } from 'playwright-core';
import { STEPS as STEP_WORDS, TABLE } from '../../../src/i18n/words.ts';
import { say } from '../../../src/ui/words/labels.ts';
import { centreOf, planOf } from '../../../src/stage/plan.ts';
import { fitSheet, toScreen } from '../../../src/stage/camera.ts';
import type { HexId } from '../../../src/board/hex.ts';
import { beginForTwo } from '../../kit/titlePage.ts';
import { shippedScenario } from '../../kit/shipped.ts';
import { watch } from './watch.ts';

/** The battle that is begun, and its map. */
export const SIEGE = shippedScenario('the-great-gate');

/** How large the window is: the whole sheet is seen at the far scale. */
const WINDOW = { width: 1440, height: 900 } as const;

/** A window on the game. */
export interface Window {
  readonly page: Page;
  /** Everything fetched so far. */
  readonly responses: readonly Response[];
  /** The addresses of the workers started so far. */
  readonly workers: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens the title page with an empty store. */
export async function openWindow(browser: Browser, url: string): Promise<Window> {
  const context = await browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  const responses: Response[] = [];
  const workers: string[] = [];
  context.on('response', (response) => responses.push(response));
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  return { page, responses, workers, close: () => context.close() };
}

/** Begins the battle with all pieces as they are placed, looks at the whole sheet and chooses the first unit that can act. */
export async function beginBattle(page: Page): Promise<void> {
  await lookAtBattle(page);
  await page.keyboard.press('n');
}

/** Begins the battle with all pieces as they are placed, and looks at the whole sheet; nothing is chosen. */
export async function lookAtBattle(page: Page): Promise<void> {
  await beginForTwo(page);
  for (const step of ['setup.defender', 'setup.besieger']) {
    await page.getByRole('button', { name: STEP_WORDS[step]!.end }).click();
  }
  await page.keyboard.press('0');
}

/** No turn has more steps than this before the besieger moves, with the questions that are asked before some of them end. */
const STEPS = 24;
const BESIEGER_MOVES = /Sauron[\s\S]*Movement phase/i;

/** Ends steps until the units of the besieger may move, and chooses one with a range. */
export async function chooseMover(page: Page): Promise<void> {
  const now = page.getByRole('region', { name: say('statusNow') });
  for (let pressed = 0; pressed < STEPS; pressed += 1) {
    if (BESIEGER_MOVES.test(await now.innerText())) {
      await page.keyboard.press('n');
      await page.getByText(TABLE.legendRange, { exact: true }).waitFor();
      return;
    }
    await page.keyboard.press('e');
    await page.waitForTimeout(200);
  }
  throw new Error('nobody can move');
}

/** Where the centre of a hex is in the window while the whole sheet is seen. */
export async function hexPoint(page: Page, hex: HexId): Promise<[x: number, y: number]> {
  const board = await page.locator('canvas').first().boundingBox();
  if (board === null) throw new Error('there is no board');
  const plan = planOf(SIEGE.battle.board, SIEGE.document.map.inline);
  const [x, y] = toScreen(fitSheet(board, plan.sheet), centreOf(plan, hex));
  return [board.x + x, board.y + y];
}
