/** An author paints on a sheet of 100 x 100: script of every step of a stroke, from its event to the frame that shows it. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { alone, type Goal } from '../bench.ts';
import { inBrowser } from './inBrowser.ts';
import { percentile } from './percentile.ts';
import { openWindow } from './table.ts';
import { cost, marked, marks, scripts, traced } from './trace.ts';

/** A frame of 60 in a second. */
const FRAME: Goal = { id: 'frame', sense: 'atMost', must: 16.7, stretch: 8 };

const SIZE = 100;
const MARK = 'bench-stroke';
const STROKES = 6;
const STEPS = 40;
/** Between strokes the sheet is painted and looked over. */
const APART = 60;
/** The frame that a step asks for is over by then: what is looked over later is not the step's. */
const SHOWN = 34;
const SETTLING = 3000;

/** What is held: a wide brush with woods, and a wall along the corners. */
const HANDS = [
  { what: 'a brush of seven hexes across', keys: ['b', '6', ']', ']', ']'] },
  { what: 'a wall along corners', keys: ['b', 'q'] },
  { what: 'a lasso', keys: ['o', '6'] },
] as const;

/** `npm run bench -- strokes`. */
export const strokesBench = inBrowser('strokes', [servedSite], async (browser, url) => {
  const { page } = await openWindow(browser, `${url}#editor`);
  await openSheet(page);
  const rows = [];
  for (const { what, keys } of HANDS) {
    for (const key of keys) await page.keyboard.press(key);
    const trace = await traced(browser, page, () => paint(page));
    const starts = marks(trace, MARK);
    assert.equal(starts.length, STROKES * (STEPS + 2), 'every step is marked');
    const all = scripts(trace, starts[0]!);
    const times = starts.map(({ ts }, index) => {
      const end = Math.min(starts[index + 1]?.ts ?? Infinity, ts + SHOWN * 1000);
      const own = all.filter((script) => script.ts >= ts && script.ts < end);
      return own.reduce((sum, script) => sum + cost(script), 0) / 1000;
    });
    const named = `script of a step of a stroke, ${SIZE} x ${SIZE}, ${what}`;
    rows.push(
      alone(FRAME, `${named}, 99th percentile of ${times.length}`, percentile(times, 0.99), 'ms'),
      alone(null, 'the same, the dearest', Math.max(...times), 'ms'),
    );
  }
  const counts = await page.locator('.editor-counts').innerText();
  assert.match(counts, /Grove\s+\d{3}/, 'the woods are there');
  assert.match(counts, /Wall\s+\d{2}/, 'so are the walls');
  return rows;
});

async function openSheet(page: Page): Promise<void> {
  for (const name of ['Columns', 'Rows'])
    await page.getByRole('spinbutton', { name, exact: true }).fill(String(SIZE));
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.editor-canvas canvas').waitFor();
  await page.waitForTimeout(SETTLING);
}

/** Strokes back and forth over the sheet, each a little lower, and a pause after each. */
async function paint(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('.editor-canvas').boundingBox())!;
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    const top = y + height * (0.15 + stroke * 0.1);
    const at = (step: number) =>
      page.mouse.move(x + width * (0.2 + (0.6 * step) / STEPS), top + 12 * Math.sin(step));
    await at(0);
    const steps = [
      () => page.mouse.down(),
      ...Array.from({ length: STEPS }, (_, step) => () => at(step + 1)),
    ];
    for (const step of [...steps, () => page.mouse.up()]) {
      await marked(page, MARK);
      await step();
      await page.waitForTimeout(APART);
    }
    await page.waitForTimeout(SETTLING);
  }
}
