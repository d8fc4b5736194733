/** Draw calls of one frame of the far view with all counters, as the page makes them of WebGL 2. */
import type { Page } from 'playwright-core';
import { alone, type Row } from '../bench.ts';
import { chooseMover, hexPoint } from './table.ts';
import type { HexId } from '../../../src/board/hex.ts';

/** Counters are drawn and tiles fade in for a while. */
const SETTLING = 4000;
const HOVERS = 20;

/** The whole sheet is seen; chooses a unit that can move and has frames drawn by pointing into its range. */
export async function drawRows(page: Page): Promise<readonly Row[]> {
  await chooseMover(page);
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
  if (frames.length === 0) throw new Error('no frame was drawn');
  const what = 'draw calls of a frame, far view with all counters and a range';
  return [alone(null, what, Math.max(...frames), 'calls')];
}
