/** All pictures of docs/looks: each screen at four sizes of the window, on one sheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { launch, openPage } from '../kit/browser.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';
import { SCENES, type Moment, type Scene } from './scenes.ts';

/** The windows, and how wide each is on the sheet. */
const SIZES = [
  { width: 1600, height: 1000, shown: 960 },
  { width: 1280, height: 800, shown: 476 },
  { width: 820, height: 1180, shown: 202 },
  { width: 360, height: 640, shown: 164 },
] as const;
const SHEET = { width: 1460, height: 624 } as const;
const QUALITY = 66;
/** Milliseconds between two looks, and how many are taken at the most until nothing changes any more. */
const PAUSE = 2500;
const LOOKS = 8;

/** Takes the pictures that are named, or all; answers what the pages complained about. */
export async function gallery(
  url: string,
  wanted: readonly string[],
  folder = join(ROOT, 'docs/looks'),
): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const browser = await launch();
  const complaints: string[] = [];
  try {
    for (const scene of SCENES) {
      if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
      const taken = await picturesOf(browser, url, scene);
      complaints.push(...taken.complaints.map((one) => `${scene.name}: ${one}`));
      writeFileSync(join(folder, `${scene.name}.jpg`), await onOneSheet(browser, taken.pictures));
      process.stdout.write(`${scene.name}\n`);
    }
  } finally {
    await browser.close();
  }
  return complaints;
}

async function picturesOf(
  browser: Browser,
  url: string,
  { moment, settings = {}, steps, window = SIZES[0], onPhone }: Scene,
): Promise<{ pictures: readonly Buffer[]; complaints: readonly string[] }> {
  const { page, complaints, close } = await openPage(browser, {
    url,
    width: window.width,
    height: window.height,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(120_000);
  await page.evaluate((kept) => localStorage.setItem('pelennor.settings', kept), JSON.stringify(settings));
  await page.reload();
  if (moment !== undefined) await load(page, moment);
  await page.waitForTimeout(1500);
  await steps?.(page);
  const pictures: Buffer[] = [];
  for (const [i, size] of SIZES.entries()) {
    const { width, height } = i === 0 ? window : size;
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(PAUSE);
    if (i === SIZES.length - 1 && onPhone !== undefined) {
      await onPhone(page);
      await page.waitForTimeout(PAUSE);
    }
    pictures.push(i === 0 ? await settled(page) : await page.screenshot());
  }
  await close();
  return { pictures, complaints };
}

/** The page when everything is painted: two looks one after the other are the same. */
async function settled(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (let looks = 1; looks < LOOKS; looks += 1) {
    await page.waitForTimeout(PAUSE);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

async function load(page: Page, { scenario, game, after }: Moment): Promise<void> {
  const match = savedMatch(readFixtures(scenario)[game]!, shippedScenario(scenario).document);
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...match, entries: match.entries.slice(0, after) })),
  });
  await page.getByRole('main', { name: 'Board' }).locator('canvas').first().waitFor();
}

/** The large window at the left, the other three beside it. */
async function onOneSheet(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SHEET });
  const [large, ...others] = pictures.map(
    (picture, i) =>
      `<img width="${SIZES[i]!.shown}" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(
    `<style>body{margin:0;padding:12px;background:#15110c;display:flex;gap:12px}
     div{display:flex;flex-wrap:wrap;gap:12px;align-content:flex-start;width:476px}</style>
     ${large}<div>${others.join('')}</div>`,
  );
  const sheet = await page.screenshot({ type: 'jpeg', quality: QUALITY });
  await page.close();
  return sheet;
}
