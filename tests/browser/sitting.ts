/** A player at the page: finds everything by role and name, and the hexes by the geometry of the sheet. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { latticeOf } from '../../src/paint/geometry/lattice.ts';
import { sheetBounds } from '../../src/paint/geometry/sheet.ts';
import { fitSheet, toScreen } from '../../src/stage/camera.ts';
import { beginForTwo } from '../kit/titlePage.ts';
import { openPage, type OpenedPage } from '../kit/browser.ts';
import { laySheets } from '../kit/sheets.ts';
import { MAP } from './ground.ts';

const lattice = latticeOf(MAP);
const sheet = sheetBounds(MAP);

/** What the mirror says of every hex, by its number. */
export type Hexes = ReadonlyMap<string, string>;

/** Somebody who plays by looking, pointing and pressing keys. */
export interface Sitting extends OpenedPage {
  button(name: string | RegExp): Locator;
  /** The names of all hexes. */
  hexes(): Promise<Hexes>;
  /** Waits until the board can be pointed at, with the whole map in sight. */
  boardIsUp(): Promise<void>;
  /** Points at the centre of a hex and clicks. */
  clickHex(hex: string): Promise<void>;
  pointAt(hex: string): Promise<void>;
  /** Begins a new game of a battle as it is placed; of First Steps, which has neither set-up nor captains, if none is named. */
  beginAsPlaced(battle?: string): Promise<void>;
  /** What can be read in a region of the page. */
  textOf(region: string): Promise<string>;
  /** Waits until what was done is kept, and shown. */
  isShown(): Promise<void>;
}

/**
 * Opens the game in a fresh browser profile, without animation. Its sheets are painted already, as on a second visit; where something
 * is done `before` the game is there, the visit is the first.
 */
export async function sitDown(
  browser: Browser,
  wishes: BrowserContextOptions &
    Readonly<{ url?: string; width?: number; height?: number; before?: () => void }> = {},
): Promise<Sitting> {
  const { before, ...context } = wishes;
  const opened = await openPage(browser, { url: inject('site'), reducedMotion: 'reduce', ...context });
  if (before !== undefined) {
    await opened.page.addInitScript(before);
    await opened.page.reload();
  } else await laySheets(opened.page, inject('sheets'));
  return sitting(opened);
}

function sitting(opened: OpenedPage): Sitting {
  const { page } = opened;
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const isShown = async (): Promise<void> => {
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  };
  const heading = page.getByRole('region', { name: 'Inspector' }).getByRole('heading', { level: 2 });
  const boardIsUp = async (): Promise<void> => {
    await canvasOf(page).waitFor();
    await button('Whole map').click();
  };
  let fittedTo = '';
  /** The board may still be on its way, or have made room for other things: then the whole map is asked for again. */
  const pointAt = async (hex: string): Promise<void> => {
    for (let tries = 0; tries < 60; tries += 1) {
      const { x, y, size } = await placeOf(page, hex);
      await page.mouse.move(x, y);
      if (size === fittedTo) return;
      await page.waitForTimeout(100);
      // A board that was still on its way has heard nothing: there is no heading yet, and none is waited for.
      if ((await heading.allInnerTexts()).some((told) => told.endsWith(hex))) {
        fittedTo = size;
        return;
      }
      // By its key: a click that the test did not ask for would be none of its player's.
      await page.keyboard.press('0');
    }
    throw new Error(`hex ${hex} cannot be pointed at`);
  };
  return {
    ...opened,
    button,
    pointAt,
    boardIsUp,
    isShown,
    hexes: async () => {
      await isShown();
      const cells = page.getByRole('gridcell');
      const names = await cells.evaluateAll((all) =>
        all.map((cell) => cell.getAttribute('aria-label') ?? ''),
      );
      return new Map(names.map((name) => [name.slice(0, 4), name]));
    },
    clickHex: async (hex) => {
      // A stack that has spread out under the resting pointer is laid together when it leaves the board.
      await page.mouse.move(1, 1);
      await pointAt(hex);
      await page.mouse.down();
      await page.mouse.up();
      await isShown();
    },
    beginAsPlaced: async (battle = 'First Steps') => {
      await beginForTwo(page, battle);
      await page.getByRole('region', { name: 'Who and what now' }).waitFor();
      if (battle !== 'First Steps') for (const name of SET_UP) await button(name).click();
      await boardIsUp();
    },
    textOf: async (region) => {
      await isShown();
      return await page.getByRole('region', { name: region }).innerText();
    },
  };
}

/** The gold button of each side in the set-up. */
export const SET_UP = ['Set-up done', 'Begin the battle'] as const;

function canvasOf(page: Page): Locator {
  return page.getByRole('main', { name: 'Board' }).locator('canvas').first();
}

/** Where the centre of a hex is on the screen while the whole map is shown. */
async function placeOf(page: Page, hex: string): Promise<{ x: number; y: number; size: string }> {
  const box = await canvasOf(page).boundingBox();
  if (box === null) throw new Error('there is no board on the page');
  const [column, row] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
  const centre = lattice.centres[row * MAP.columns + column]!;
  const [x, y] = toScreen(fitSheet(box, sheet), centre);
  return { x: box.x + x, y: box.y + y, size: `${box.width} x ${box.height}` };
}
