/** All pictures of docs/looks: each screen, or each ground of a strategic game, at four sizes of the window on one sheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { launch, openPage } from '../kit/browser.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';
import { SCENES, type Moment, type Scene } from './scenes.ts';

/** A window, and how wide it is on the sheet. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly shown: number;
}

/** Four windows, the large one first, and the sheet they lie on: the large one at the left, the others beside it in rows or columns. */
interface Sheet {
  readonly sizes: readonly [Size, Size, Size, Size];
  readonly width: number;
  readonly height: number;
  readonly flow: 'row' | 'column';
  /** How wide the room of the others is. */
  readonly beside: number;
}

const SHEETS = {
  screen: {
    sizes: [
      { width: 1600, height: 1000, shown: 960 },
      { width: 1280, height: 800, shown: 476 },
      { width: 820, height: 1180, shown: 202 },
      { width: 360, height: 640, shown: 164 },
    ],
    width: 1460,
    height: 624,
    flow: 'row',
    beside: 476,
  },
  ground: {
    sizes: [
      { width: 1920, height: 1080, shown: 960 },
      { width: 1440, height: 900, shown: 422 },
      { width: 1280, height: 800, shown: 422 },
      { width: 390, height: 844, shown: 249 },
    ],
    width: 1679,
    height: 564,
    flow: 'column',
    beside: 683,
  },
} as const satisfies Readonly<Record<string, Sheet>>;
const QUALITY = 66;
/** How long a page is waited for, in milliseconds. */
const PATIENCE = 120_000;
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
      const sheet = await onOneSheet(browser, sheetOf(scene), taken.pictures);
      writeFileSync(join(folder, `${scene.name}.jpg`), sheet);
      process.stdout.write(`${scene.name}\n`);
    }
  } finally {
    await browser.close();
  }
  return complaints;
}

function sheetOf({ sheet }: Scene): Sheet {
  return SHEETS[sheet ?? 'screen'];
}

async function picturesOf(
  browser: Browser,
  url: string,
  scene: Scene,
): Promise<{ pictures: readonly Buffer[]; complaints: readonly string[] }> {
  const { sizes } = sheetOf(scene);
  const { moment, settings = {}, steps, window = sizes[0], onPhone } = scene;
  const { page, complaints, close } = await openPage(browser, {
    url,
    width: window.width,
    height: window.height,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(PATIENCE);
  await page.evaluate((kept) => localStorage.setItem('pelennor.settings', kept), JSON.stringify(settings));
  await page.reload();
  if (moment !== undefined) await load(page, moment);
  await page.waitForTimeout(1500);
  await steps?.(page);
  const pictures: Buffer[] = [];
  for (const [i, size] of sizes.entries()) {
    const { width, height } = i === 0 ? window : size;
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(PAUSE);
    if (i === sizes.length - 1 && onPhone !== undefined) {
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
async function onOneSheet(
  browser: Browser,
  { sizes, width, height, flow, beside }: Sheet,
  pictures: readonly Buffer[],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(PATIENCE);
  const [large, ...others] = pictures.map(
    (picture, i) =>
      `<img width="${sizes[i]!.shown}" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(
    `<style>body{margin:0;padding:12px;background:#15110c;display:flex;gap:12px}
     div{display:flex;flex-flow:${flow} wrap;gap:12px;align-content:flex-start;width:${beside}px;height:${height - 24}px}</style>
     ${large}<div>${others.join('')}</div>`,
  );
  const sheet = await page.screenshot({ type: 'jpeg', quality: QUALITY });
  await page.close();
  return sheet;
}
