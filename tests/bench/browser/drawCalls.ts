/** Draw calls of one frame of the far view with all counters, as the page makes them of WebGL 2. */
import type { Page } from 'playwright-core';
import { TABLE } from '../../../src/i18n/words.ts';
import type { Row } from '../bench.ts';
import { hexPoint } from './table.ts';
import type { HexId } from '../../../src/board/hex.ts';

/** Counters are drawn and tiles fade in for a while. */
const SETTLING = 4000;
const HOVERS = 20;
/** No phase has more steps than this before units move. */
const STEPS = 8;

/** The whole sheet is seen; chooses a unit that can move and has frames drawn by pointing into its range. What was ended for that is taken back. */
export async function drawRows(page: Page): Promise<readonly Row[]> {
  const ended = await chooseMover(page);
  await page.waitForTimeout(SETTLING);
  await page.evaluate(() => {
    window.benchFrames = [];
  });
  for (let turn = 0; turn < HOVERS; turn += 1) {
    const [x, y] = await hexPoint(page, (200 + turn * 17) as HexId);
    await page.mouse.move(x, y);
    await page.waitForTimeout(80);
  }
  const frames = await page.evaluate(() => window.benchFrames);
  for (let step = 0; step < ended; step += 1) await page.keyboard.press('u');
  if (frames.length === 0) throw new Error('no frame was drawn');
  return [
    {
      goal: null,
      what: 'draw calls of a frame, far view with all counters and a range',
      against: null,
      measured: Math.max(...frames),
      unit: 'calls',
      microseconds: null,
    },
  ];
}

/** Ends steps until the chosen unit has a range; answers how many. */
async function chooseMover(page: Page): Promise<number> {
  for (let ended = 0; ended < STEPS; ended += 1) {
    await page.keyboard.press('n');
    await page.waitForTimeout(200);
    if (await page.getByText(TABLE.legendRange, { exact: true }).isVisible()) return ended;
    await page.keyboard.press('e');
  }
  throw new Error('nobody can move');
}
