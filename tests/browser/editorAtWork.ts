/** The editor as tests find it: a board that lies still, a stroke on it, and how it is kept. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { authorAt, count } from './authorAt.ts';

/** The board is there, and lies where it will stay. */
export async function boardIsUp(page: Page): Promise<void> {
  await page.locator('.editor-canvas canvas').waitFor();
  await page.getByText('Zoom 0%').waitFor({ state: 'detached' });
}

/** A blank sheet with a stroke of grove on it; answers how many hexes that is. */
export async function groveDrawn(page: Page): Promise<number> {
  const author = authorAt(page);
  await author.button('Begin');
  await boardIsUp(page);
  await author.click(page.getByRole('button', { name: /^Grove/ }).first());
  await author.drag([-60, 0], [60, 0]);
  await expect.poll(() => count(page, 'Grove')).toBeGreaterThan(1);
  return await count(page, 'Grove');
}

/** How the battle at hand is kept, as the head of the page says it. */
export const keptAs = (page: Page): Promise<string> => page.locator('.editor-home i').innerText();
