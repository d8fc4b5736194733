/** What the pictures of docs/looks show, and how a player comes to see it. */
import type { Locator, Page } from 'playwright-core';
import EREBOR from '../../examples/erebor.json' with { type: 'json' };
import FIGHTING_URUK_HAI from '../../examples/helms-deep-fighting-uruk-hai.json' with { type: 'json' };
import { closedBefore } from '../../src/strategic/war-of-the-ring/hexes/lasting.ts';
import { groundOf } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { writeDocument } from '../../src/editor/document.ts';
import { firstBlock, FOUGHT_PLACES, type FoughtPlace } from '../kit/foughtPlaces.ts';
import { battleOfTheWalk } from '../kit/walk.ts';

/** A kept game up to one of its actions. */
export interface Moment {
  readonly scenario: string;
  /** Which of its kept games. */
  readonly game: number;
  /** So many of its actions have been done; all if none is named. */
  readonly after?: number;
}

/** One picture. */
export interface Scene {
  readonly name: string;
  readonly moment?: Moment;
  /** Which page it belongs to: the walk through the editor shows the battle that it makes, and no other. */
  readonly of?: 'walk';
  /** On which sheet it lies, where it is another than usual. */
  readonly sheet?: 'ground';
  /** Kept in the browser beforehand. */
  readonly settings?: Readonly<Record<string, string | boolean>>;
  /** What the player does before it is taken. */
  readonly steps?: (page: Page) => Promise<void>;
  /** The large window, where it is another than usual. */
  readonly window?: Readonly<{ width: number; height: number }>;
  /** What he does besides on the phone. */
  readonly onPhone?: (page: Page) => Promise<void>;
}

const SIEGE_BY_DAY: Moment = { scenario: 'the-siege-of-minas-tirith', game: 5, after: 640 };
const GATE_BY_NIGHT: Moment = { scenario: 'the-great-gate', game: 2, after: 70 };
const RIDE: Moment = { scenario: 'the-ride-of-the-rohirrim', game: 5, after: 200 };
const BEFORE_A_SPELL: Moment = { scenario: 'the-great-gate', game: 2, after: 49 };
const FINISHED: Moment = { scenario: 'first-steps', game: 0 };
const GONDOR_BESIEGED = 'Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond';
const OPEN = { handOver: 'open' };

/** Presses keys one after the other. */
function keys(...pressed: readonly string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
    }
  };
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name }).first();
}

/** A block of a brief while no dawn comes: all nations of the Shadow are at war. */
function withoutDawn(brief: object): (page: Page) => Promise<void> {
  const { cards } = brief as Readonly<{ cards?: Readonly<{ attacker: readonly string[] }> }>;
  const night = {
    ...brief,
    cards: { attacker: [...(cards?.attacker ?? []), 'sh-str-04'], defender: [] },
    atWar: ['isengard', 'sauron', 'southrons'],
  };
  return async (page) => {
    await button(page, 'Strategic sieges').click();
    await page.getByLabel('A brief or a result of a siege').setInputFiles({
      name: 'night.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(night)),
    });
    await page.getByText('The Day Without Dawn').first().waitFor();
    await beginBlock(page);
  };
}

/** Fights the battle that lies in the room. */
async function beginBlock(page: Page): Promise<void> {
  await button(page, 'Fight it').click();
  await button(page, 'Begin the block').click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
}

/** The battle at each place of a strategic game as its first block begins. */
const GROUNDS: readonly Scene[] = FOUGHT_PLACES.map((place) => ({
  name: `ground-${place.id}`,
  sheet: 'ground',
  settings: OPEN,
  steps: (page) => onItsGround(page, place),
}));

/** Comes to the first block as a player does: by the room, or with the file of the block where the room does not know the game. */
async function onItsGround(page: Page, { id, game, brief }: FoughtPlace): Promise<void> {
  if (game.id === 'middle-earth-ix') {
    await playFile(page, firstBlock(id).scenario.document);
    return;
  }
  await (typeof brief === 'string' ? inTheRoom(page, brief) : inTheRoomOfArda(page, brief));
  await beginBlock(page);
}

/** A place after its bridge has fallen or its sluice was opened, as its block begins: everybody stands. */
function afterItGaveWay(name: string, region: string): Scene {
  return {
    name,
    sheet: 'ground',
    settings: OPEN,
    steps: async (page) => {
      const { document } = firstBlock(region).scenario;
      const closed = groundOf(region)!.lasting!.flatMap(({ closes }) => closes);
      const free = document.pieces.filter(({ at }) => !closed.includes(at));
      const triggers = [...closedBefore(closed), ...document.triggers];
      await playFile(page, { ...document, pieces: free, setup: [], triggers });
    },
  };
}

/** The pictures in the order of the page. */
export const SCENES: readonly Scene[] = [
  { name: 'title' },
  {
    name: 'title-1920',
    window: { width: 1920, height: 1080 },
    onPhone: async (page) => button(page, 'Menu').click(),
  },
  { name: 'table-day', moment: SIEGE_BY_DAY, settings: OPEN },
  { name: 'table-night', moment: GATE_BY_NIGHT, settings: OPEN, steps: keys('n', '+', '+') },
  { name: 'range', moment: RIDE, settings: OPEN, steps: keys('n', 'n', '+') },
  { name: 'odds', moment: { ...RIDE, after: 215 }, settings: OPEN, steps: untilOdds },
  {
    name: 'far-view',
    moment: SIEGE_BY_DAY,
    settings: OPEN,
    steps: keys('0'),
    onPhone: keys('0'),
  },
  { name: 'machine', settings: OPEN, steps: untilMachine },
  { name: 'moments', settings: OPEN, steps: untilMoments },
  { name: 'spell', moment: BEFORE_A_SPELL, settings: OPEN, steps: keys('n', 's', 's') },
  { name: 'hand-over', moment: BEFORE_A_SPELL, settings: { handOver: 'sealed' } },
  { name: 'recap', moment: SIEGE_BY_DAY, settings: OPEN, steps: keys('b') },
  { name: 'record', moment: SIEGE_BY_DAY, settings: OPEN, steps: keys('g') },
  {
    name: 'statistics',
    moment: FINISHED,
    settings: OPEN,
    steps: async (page) => button(page, 'Statistics').click(),
  },
  {
    name: 'theatre',
    moment: { ...GATE_BY_NIGHT, after: 131 },
    settings: OPEN,
    steps: async (page) => {
      await page.keyboard.press('Escape');
      await keys('Home')(page);
    },
  },
  { name: 'book', moment: RIDE, settings: OPEN, steps: keys('?') },
  {
    name: 'settings',
    moment: RIDE,
    settings: OPEN,
    steps: async (page) => {
      await button(page, 'Menu').click();
      await button(page, 'Settings').click();
    },
  },
  { name: 'lessons', steps: async (page) => button(page, 'Learn in six lessons').click() },
  { name: 'strategic-sieges', steps: (page) => inTheRoom(page, GONDOR_BESIEGED) },
  {
    name: 'result-sheet',
    steps: async (page) => {
      await inTheRoom(page, GONDOR_BESIEGED);
      await button(page, 'Roll it').click();
      await page.locator('.siege-sheet').scrollIntoViewIfNeeded();
    },
  },
  ...GROUNDS,
  afterItGaveWay('bridge-down', 'moria'),
  afterItGaveWay('ring-drowned', 'orthanc'),
  {
    name: 'helms-deep-night',
    settings: OPEN,
    steps: withoutDawn(FIGHTING_URUK_HAI),
  },
  { name: 'erebor-night', settings: OPEN, steps: withoutDawn(EREBOR) },
  {
    name: 'beside',
    steps: async (page) => {
      await inTheRoom(page, GONDOR_BESIEGED);
      await button(page, 'Roll it').click();
      await button(page, 'What would have happened').click();
      await page.locator('.siege-beside').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'beside-arda',
    steps: async (page) => {
      await inTheRoomOfArda(page, FOUGHT_PLACES.find(({ id }) => id === 'arda-minas-tirith')!.brief);
      await button(page, 'Roll it').click();
      await button(page, 'What would have happened').click();
      await page.getByText('Four actions from here').waitFor();
      await page.locator('.siege-beside').scrollIntoViewIfNeeded();
    },
  },
  { name: 'editor', steps: (page) => inTheEditor(page, 'The Great Gate') },
  { name: 'editor-keep', of: 'walk', steps: (page) => withTheKeep(page, 'Map') },
  {
    name: 'editor-forces',
    of: 'walk',
    steps: async (page) => {
      await withTheKeep(page, 'Forces');
      await page
        .getByRole('region', { name: 'Units' })
        .getByRole('button', { name: /^Guard/ })
        .click();
    },
  },
  { name: 'editor-events', of: 'walk', steps: (page) => withTheKeep(page, 'Events') },
  {
    name: 'editor-share',
    of: 'walk',
    steps: async (page) => {
      await withTheKeep(page, 'Map');
      await button(page, 'Share link').click();
    },
  },
  {
    name: 'editor-tour',
    steps: async (page) => {
      await page.evaluate(() => (location.hash = 'editor'));
      await button(page, 'Learn the editor in five minutes').click();
      await sheetIsThere(page);
    },
  },
  {
    name: 'verdict',
    moment: { scenario: 'the-great-gate', game: 2 },
    settings: OPEN,
    steps: async (page) => page.locator('.story').waitFor(),
  },
  {
    name: 'high-contrast',
    moment: GATE_BY_NIGHT,
    settings: { ...OPEN, contrast: 'high' },
    steps: keys('n', '+'),
  },
];

/** Goes into the room of the strategic sieges, writes a battle there, and waits for its odds. */
async function inTheRoom(page: Page, battle: string): Promise<void> {
  await button(page, 'Strategic sieges').click();
  await page.getByLabel('The battle in one line').fill(battle);
  await page.locator('[data-verdict=captured]').waitFor();
}

/** Lays the game of Arda on the table of the room, writes the document of a battle there, and waits for its odds. */
async function inTheRoomOfArda(page: Page, brief: unknown): Promise<void> {
  await button(page, 'Strategic sieges').click();
  await page.getByLabel('Game', { exact: true }).selectOption('arda');
  await page.getByText('The same as a document').click();
  await page.getByRole('textbox', { name: 'The same as a document' }).fill(JSON.stringify(brief));
  await page.locator('[data-verdict=taken]').waitFor();
}

/** Plays a battle from a file. */
async function playFile(page: Page, battle: object): Promise<void> {
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name: 'battle.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(battle)),
  });
  await button(page, 'Play it').click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
}

/** Goes to the shelf of the author and takes a battle of the game from it. */
async function inTheEditor(page: Page, battle: string): Promise<void> {
  await page.evaluate(() => (location.hash = 'editor'));
  await button(page, battle).click();
  await sheetIsThere(page);
}

/** Opens the battle of the walk from a file, on a page of the editor. */
async function withTheKeep(page: Page, tab: string): Promise<void> {
  await page.evaluate(() => (location.hash = 'editor'));
  const buffer = Buffer.from(writeDocument(battleOfTheWalk()));
  await page
    .locator('.editor-drafts input[type=file]')
    .setInputFiles({ name: 'the-keep.json', mimeType: 'application/json', buffer });
  await sheetIsThere(page);
  await page.getByRole('tab', { name: tab }).click();
}

async function sheetIsThere(page: Page): Promise<void> {
  await page.locator('.editor-canvas canvas').waitFor();
  await page.getByText('Zoom 0%').waitFor({ state: 'detached' });
}

/** Plays The Great Gate against the machine until it has its first turn, and stops it there. */
async function untilMachine(page: Page): Promise<void> {
  await button(page, 'The Great Gate').click();
  await button(page, 'Begin the siege').click();
  const pause = page.locator('.machine').getByRole('button', { name: 'Pause' });
  await button(page, 'Set-up done').click();
  for (let steps = 0; steps < 12 && !(await page.locator('.machine-count').isVisible()); steps += 1) {
    await page.waitForTimeout(600);
    if (await page.locator('.machine').isVisible()) continue;
    await keys('e', 'e')(page);
  }
  await pause.click();
}

/** Lets it go on until it is done, and its moments are offered. */
async function untilMoments(page: Page): Promise<void> {
  await untilMachine(page);
  await page.locator('.machine').getByRole('button', { name: 'Go on' }).click();
  await page.locator('.moments').waitFor();
  await page.locator('.moments').getByRole('button', { name: 'Next' }).click();
}

/** Ends steps and tries targets until somebody's odds are told. */
async function untilOdds(page: Page): Promise<void> {
  for (let steps = 0; steps < 5 && (await page.locator('.hint-odds, .odds').count()) === 0; steps += 1) {
    await keys('n', 's')(page);
    if ((await page.locator('.hint-odds, .odds').count()) > 0) return;
    await keys('Escape', 'Escape', 'e')(page);
    if (await page.getByText('End anyway?').first().isVisible()) await keys('e')(page);
  }
}
