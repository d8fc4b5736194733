/** What an author waits for at the page, on a battle of 100 x 100 hexes: what is wrong after a step, and the table of a test play. */
import type { Page } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { writeDocument } from '../../../src/editor/document.ts';
import { alone, type Goal } from '../bench.ts';
import { crowded, SIZE, UNITS } from '../crowded.ts';
import { inBrowser } from './inBrowser.ts';
import { percentile } from './percentile.ts';
import { openWindow } from './table.ts';

const AT_ONCE: Goal = { id: '100 ms', sense: 'atMost', must: 100, stretch: 50 };
const IN_A_SECOND: Goal = { id: '1 s', sense: 'atMost', must: 1000, stretch: 500 };

const STEPS = 20;
const PLAYS = 5;
const SETTLING = 1500;

/** `npm run bench -- try-out`. */
export const tryOutBench = inBrowser('try-out', [servedSite], async (browser, url) => {
  const { page } = await openWindow(browser, `${url}#editor`);
  const buffer = Buffer.from(writeDocument(crowded()));
  await page
    .getByLabel('Open files')
    .setInputFiles([{ name: 'crowded.json', mimeType: 'text/plain', buffer }]);
  await page.locator('.editor-canvas canvas').waitFor();
  await page.waitForTimeout(4 * SETTLING);
  const checks: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    checks.push(await checkedAfter(page, step));
    await page.waitForTimeout(SETTLING);
  }
  const plays: number[] = [];
  for (let play = 0; play < PLAYS; play += 1) {
    plays.push(await timed(page, 'Test play', 'main[aria-label="Board"] canvas'));
    await page.getByRole('button', { name: 'Back to the editor' }).click();
    await page.locator('.editor-canvas canvas').waitFor();
    await page.waitForTimeout(SETTLING);
  }
  const on = `${SIZE} x ${SIZE} with ${UNITS} units`;
  return [
    alone(
      AT_ONCE,
      `from the end of a step to the problems of a battle of ${on}, median of ${STEPS}`,
      percentile(checks, 0.5),
      'ms',
    ),
    alone(null, 'the same, the longest', Math.max(...checks), 'ms'),
    alone(
      IN_A_SECOND,
      `from Test play to the table of a battle of ${on}, median of ${PLAYS}`,
      percentile(plays, 0.5),
      'ms',
    ),
    alone(null, 'the same, the longest: the first', Math.max(...plays), 'ms'),
  ];
});

/** A hex is painted: milliseconds from the lifted button to the frame in which what is wrong stands there again. */
async function checkedAfter(page: Page, step: number): Promise<number> {
  await page.keyboard.press(step % 2 === 0 ? '1' : '5');
  const { x, y, width, height } = (await page.locator('.editor-canvas').boundingBox())!;
  await page.mouse.move(x + width / 2 + step, y + height / 2);
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const problems = document.querySelector('[data-mark=problems].editor-panel')!;
        addEventListener(
          'pointerup',
          () => {
            const from = performance.now();
            const look = (): void => {
              if (problems.getAttribute('aria-busy') === 'true') return;
              watching.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - from));
            };
            const watching = new MutationObserver(look);
            watching.observe(problems, { attributes: true, attributeFilter: ['aria-busy'] });
          },
          { once: true, capture: true },
        );
      }),
  );
  await page.mouse.down();
  await page.mouse.up();
  return await took;
}

/** Milliseconds from a click on a button to the first frame with an element in sight. */
async function timed(page: Page, button: string, selector: string): Promise<number> {
  const took = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          () => {
            const from = performance.now();
            const look = (): void => {
              const found = document.querySelector(wanted);
              if (found === null || found.getClientRects().length === 0) requestAnimationFrame(look);
              else resolve(performance.now() - from);
            };
            look();
          },
          { once: true, capture: true },
        );
      }),
    selector,
  );
  await page.getByRole('button', { name: button }).click();
  return await took;
}
