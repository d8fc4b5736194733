// The page in a real browser, with a made-up game on the table.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../browser/violations.ts';
import { demoTable, type DemoTable } from './demoPage.ts';

let table: DemoTable;

beforeAll(async () => {
  table = await demoTable();
}, 120_000);
afterAll(() => table.close());

/** Opens the page and hands it over. */
async function at<T>(
  show: string,
  [width, height]: readonly [number, number],
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await table.open(show, { width, height });
  await page.getByRole('main').first().waitFor();
  // Some parts are fetched when they are first shown.
  await page.locator('body:not([aria-busy])').waitFor();
  return await look(page);
}

const asked = (page: Page) => page.locator('#page').getAttribute('data-asked');

const WINDOWS = [
  [1600, 1000],
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const;

describe('in every window', () => {
  test.each([
    'title,kept,seats',
    'hex,attack,stuck,dice,banner',
    'hex,dice,seats',
    'result,seats,match',
    'hex,breach,long',
    'hex,duel',
    'spell',
    'certain',
    'oil',
    'result',
  ])('with "%s" nothing is cut off sideways, and axe objects to nothing', (show) =>
    at(show, WINDOWS[0], async (page) => {
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        expect(await violations(page)).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(sideways).toBe(false);
      }
    }),
  );

  test.each(['help', 'result', 'problems', 'question'])('axe objects to nothing in the window "%s"', (show) =>
    at(`hex,${show}`, [1280, 800], async (page) => {
      await page.getByRole('dialog').waitFor();
      if (show === 'help') await page.getByRole('searchbox').waitFor();
      expect(await violations(page)).toEqual([]);
    }),
  );
});

describe('who and what now', () => {
  test('the step is ended by its button', () =>
    at('', [1280, 800], async (page) => {
      await page.getByRole('button', { name: 'End shooting' }).click();
      expect(await asked(page)).toBe('end step');
    }));

  test('a step that cannot be ended says why, with the case, and asks for nothing', () =>
    at('stuck', [1280, 800], async (page) => {
      const end = page.getByRole('button', { name: 'End shooting' });
      expect(await end.getAttribute('aria-disabled')).toBe('true');
      await end.press('Enter');
      expect(await asked(page)).toBeNull();
      const now = page.getByRole('region', { name: 'Who and what now' });
      expect(await now.innerText()).toContain('still owe a retreat');
      expect(await now.getByRole('button', { name: 'Case 7.42' }).count()).toBe(1);
    }));

  test('a command that cannot be used stays in reach and says why', () =>
    at('', [1280, 800], async (page) => {
      const redo = page.getByRole('button', { name: 'Redo' });
      await redo.focus();
      expect(await redo.getAttribute('title')).toContain('Nothing has been taken back');
      await redo.press('Enter');
      expect(await asked(page)).toBeNull();
    }));
});

describe('odds', () => {
  test('the row of 7.41 that is read stands whole and its cell is marked; the rest is in the book', () =>
    at('attack', [1280, 800], async (page) => {
      const chart = page.getByRole('table', { name: 'Casualty Probability Table' });
      expect(await chart.locator('td').count()).toBe(4);
      expect(await chart.locator('td[aria-current=true]').allInnerTexts()).toEqual(['3–6']);
    }));

  test('the joint outcome stands before the chart', () =>
    at('attack', [1280, 800], async (page) => {
      const words = await page.getByRole('region', { name: 'Odds' }).innerText();
      expect(words.indexOf('thrown back')).toBeGreaterThan(0);
      expect(words.indexOf('thrown back')).toBeLessThan(words.indexOf('armour 3'));
    }));

  test('7.42 shows the six faces for the morale of the target', () =>
    at('attack', [1280, 800], async (page) => {
      const faces = page.locator('.face b');
      expect(await faces.allInnerTexts()).toEqual(['E', 'E', '½E r1', 'r2', 'r2', 'r1']);
    }));

  test('16.3 marks the row of the engine and the column of what it strikes', () =>
    at('breach', [1280, 800], async (page) => {
      const chart = page.getByRole('table', { name: 'Breach Probability Table' });
      expect(await chart.locator('td[aria-current=true]').allInnerTexts()).toEqual(['5–9']);
    }));
});

describe('the odds of leaders and oil', () => {
  test('7.26 is printed whole and the column that is read is marked, with both ratings above it', () =>
    at('duel', [1280, 800], async (page) => {
      const chart = page.getByRole('table', { name: 'Leader/Individual Combat Results Table' });
      expect(await chart.locator('td').count()).toBe(48);
      expect(await chart.locator('td.read-column').allInnerTexts()).toEqual([
        'Ar2',
        'Ar2',
        '-',
        'Dr2',
        'D½e',
        'D½e',
      ]);
      expect(await page.locator('.duellist .rating').allInnerTexts()).toEqual(['7', '6']);
    }));

  test('17.4 marks the spell and its points; what works without a roll shows no dice', () =>
    at('spell', [1280, 800], async (page) => {
      const chart = page.getByRole('table', { name: 'Magic Capabilities Chart' });
      expect(await chart.locator('td[aria-current=true]').allInnerTexts()).toEqual(['3–8']);
      expect(await page.locator('.histogram').count()).toBe(1);
    }));

  test('17.4 A needs no dice', () =>
    at('certain', [1280, 800], async (page) => {
      expect(await page.locator('.histogram').count()).toBe(0);
      expect(await page.getByRole('region', { name: 'Odds' }).innerText()).toContain(
        'Certain, without a roll',
      );
    }));

  test('2.11.9 oil on a tower alone reads 7.41 and no morale', () =>
    at('oil', [1280, 800], async (page) => {
      expect(await page.locator('td[aria-current=true]').allInnerTexts()).toEqual(['3–9']);
      expect(await page.locator('.face').count()).toBe(0);
    }));
});

describe('before and after the battle', () => {
  test('one battle lies open, the others are a press or an arrow key away, and the open one is begun', () =>
    at('title', [1280, 800], async (page) => {
      const card = (name: RegExp) => page.getByRole('button', { name });
      const list = page.getByRole('list', { name: 'Choose a battle' });
      const order = await list.innerText();
      const facts = list.locator('.card-facts');
      expect(await facts.first().locator('span').allInnerTexts()).toEqual([
        '15 min',
        '8 pieces',
        'good first game',
      ]);
      expect(await facts.last().locator('span').allInnerTexts()).toEqual(['3 hours', '97 pieces']);
      expect(await card(/^The Great Gate/).getAttribute('aria-current')).toBe('true');
      await card(/^First Steps/).click();
      await page.keyboard.press('End');
      expect(await card(/^First Steps/).getAttribute('aria-current')).toBeNull();
      expect(await card(/^The Siege of Minas Tirith/).getAttribute('aria-current')).toBe('true');
      expect(await page.locator(':focus').innerText()).toContain('The Siege of Minas Tirith');
      await page.getByRole('button', { name: 'The tale and the notes' }).click();
      await page.getByText('Not yet measured.').waitFor();
      await page.keyboard.press('Escape');
      const names = (text: string) => text.match(/First Steps|The Great Gate|The Siege of/g);
      expect(names(await list.innerText())).toEqual(names(order));
      await page.getByRole('button', { name: 'Begin the siege' }).click();
      expect(await asked(page)).toBe('begin the-siege-of-minas-tirith');
    }));

  test('seats are taken on the page; two machines are watched, and nothing moves meanwhile', () =>
    at('title', [1280, 800], async (page) => {
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.card, .chair, .title-begin, .title-kept')].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          }),
        );
      const before = await places();
      await page.getByRole('button', { name: 'Westernesse: Machine' }).click();
      expect(await page.getByRole('button', { name: 'Watch the siege' }).count()).toBe(1);
      expect(await page.getByLabel('Name of Westernesse').count()).toBe(0);
      expect(await places()).toEqual(before);
      await page.getByRole('button', { name: 'Sauron: You' }).click();
      await page.getByLabel('Name of Sauron').fill('Ben');
      expect(await page.getByRole('button', { name: 'Begin the siege' }).count()).toBe(1);
      expect(await places()).toEqual(before);
    }));

  test('where the machine sits its five levels stand in a row, one of them pressed; where nobody does there is a name', () =>
    at('title', [1280, 800], async (page) => {
      const levels = page.getByRole('group', { name: 'How well the machine plays Sauron' });
      const pressed = () => levels.locator('[aria-pressed=true]').allInnerTexts();
      const names = await levels.getByRole('button').allInnerTexts();
      expect(names).toEqual(['recruit', 'soldier', 'captain', 'marshal', 'steward']);
      const box = (await levels.boundingBox())!;
      expect(box.height).toBeGreaterThan(20);
      for (const name of [...names].reverse()) {
        await levels.getByRole('button', { name: `Sauron: ${name}` }).click();
        expect(await pressed()).toEqual([name]);
      }
      await page.getByRole('button', { name: 'Sauron: Friend' }).click();
      expect([await levels.count(), await page.getByLabel('Name of Sauron').count()]).toEqual([0, 1]);
      await page.getByRole('button', { name: 'Sauron: Machine' }).click();
      expect(await pressed()).toEqual(['soldier']);
    }));

  test('one gold button stands on the title, whoever sits where', () =>
    at('title,kept', [1280, 800], async (page) => {
      const gold = page.locator('.button-gold:visible');
      expect(await gold.allInnerTexts()).toEqual(['Begin the siege']);
      await page.getByRole('button', { name: 'Westernesse: Machine' }).click();
      await page.getByRole('button', { name: 'Sauron: Machine' }).click();
      expect(await gold.allInnerTexts()).toEqual(['Watch the siege']);
    }));

  test('house rules are unfolded on the page, each with what it changes and what was measured', () =>
    at('title', [1280, 800], async (page) => {
      await page.getByRole('button', { name: /^House rules: as written, 8 can be changed/ }).click();
      const fold = page.getByRole('region', { name: 'House rules' });
      await fold.getByText('Westernesse 41 % with it, 62 % without it').waitFor();
      expect(await violations(page)).toEqual([]);
      await fold.getByLabel('Grond').selectOption('always strikes');
      expect(await asked(page)).toBe('house rule grond: true');
      await fold.getByRole('button', { name: 'Close' }).click();
      expect(await fold.count()).toBe(0);
    }));

  test('settings wear the dress of the other windows: nothing is left as the browser draws it', () =>
    at('title', [1280, 800], async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.locator('.settings select').first().waitFor();
      const dress = await page.evaluate(() =>
        [...document.querySelectorAll('.settings select')].map((one) => {
          const { backgroundColor, borderTopColor, fontFamily } = getComputedStyle(one);
          return [backgroundColor, borderTopColor, fontFamily.split(',')[0]].join(' ');
        }),
      );
      expect(new Set(dress)).toEqual(new Set(['rgb(15, 12, 9) rgb(111, 90, 51) "Alegreya Sans"']));
      const heads = await page
        .locator('.settings legend')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily));
      expect(heads.every((face) => face.includes('Fell'))).toBe(true);
      // Boxes are drawn by us, sliders by the browser in our gold.
      const drawn = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('.settings input')].map((one) => {
          const { appearance, accentColor, backgroundColor, backgroundImage } = getComputedStyle(one);
          const filled = one.checked ? backgroundImage.split('(')[0] : backgroundColor;
          return one.type === 'range' ? `range ${accentColor}` : `${one.type} ${appearance} ${filled}`;
        }),
      );
      expect(new Set(drawn)).toEqual(
        new Set([
          'checkbox none rgb(15, 12, 9)',
          'checkbox none linear-gradient',
          'range rgb(217, 181, 102)',
        ]),
      );
    }));

  test('a bid that is missing is said, and Begin leads there', () =>
    at('title', [1280, 800], async (page) => {
      await page.getByRole('button', { name: '60 minutes a side' }).click();
      await page.getByLabel('You play').selectOption('one battle, with a bid for Sauron');
      await page.getByLabel('Bid of Anna').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const begin = page.getByRole('button', { name: 'Begin the siege' });
      expect(await begin.getAttribute('aria-disabled')).toBe('true');
      expect(await page.getByRole('alert').innerText()).toContain('from 1 to 999');
      await begin.press('Enter');
      await page.getByLabel('Bid of Anna').fill('7');
      await begin.click();
      expect(await asked(page)).toBe('begin the-great-gate');
    }));

  test('on a phone a swipe chooses the battle, and the rest is behind one menu', () =>
    at('title,kept', [390, 844], async (page) => {
      const list = page.getByRole('list', { name: 'Choose a battle' });
      await list.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
      await page.locator('[aria-current=true]').getByText('The Siege of Minas Tirith').waitFor();
      const begin = await page.getByRole('button', { name: 'Begin the siege' }).boundingBox();
      expect(begin!.y + begin!.height).toBeLessThanOrEqual(844 - 24);
      const short = await page.evaluate(() =>
        [...document.querySelectorAll('.title button, .title input')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
          .map((one) => one.textContent),
      );
      expect(short).toEqual([]);
      // Read from its beginning the page comes to the battle, the seats and the rules before the menu.
      const inOrder = await page.evaluate(() =>
        [
          ...document.querySelectorAll('.title-kept, .cards, .chairs, .fold-line, .title-menu, .title-begin'),
        ].map((part) => part.classList.item(part.classList.length - 1)),
      );
      expect(inOrder).toEqual(['button', 'cards', 'chairs', 'fold-line', 'title-menu', 'title-begin']);
      expect(await page.getByRole('button', { name: 'Settings' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Deutsch' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Settings' }).click();
      expect(await asked(page)).toBe('command settings');
    }));

  test('2.13.3 the reckoning names every point, missed ones too, and both sums', () =>
    at('result', [1280, 800], async (page) => {
      const scores = page.getByRole('table');
      expect(await scores.count()).toBe(2);
      expect(await page.locator('.score .earned').count()).toBe(3);
      expect(await page.locator('.score .missed').count()).toBe(2);
      expect(await page.locator('.score tfoot td').allInnerTexts()).toEqual(['17', '10']);
    }));

  test('the state of the siege unfolds to supplies, magic and who is expected', () =>
    at('', [1600, 1000], async (page) => {
      // It stands in the foot of a wide window, and in the sheet of a narrow one.
      const told = page.locator('.holdings').filter({ visible: true });
      expect(await told.count()).toBe(0);
      await page.locator('details:has(.holdings) > summary').filter({ visible: true }).press('Enter');
      expect(await told.count()).toBe(3);
      expect(await told.last().innerText()).toContain('The Riders of Rohan');
    }));
});

describe('cases', () => {
  test('the badge of a case tells it on focus, and Escape hides it again', () =>
    at('hex', [1280, 800], async (page) => {
      await page.getByRole('button', { name: 'Case 6.13' }).first().focus();
      await page.getByRole('tooltip').waitFor();
      expect(await page.getByRole('tooltip').innerText()).toContain('unbreached');
      await page.keyboard.press('Escape');
      expect(await page.getByRole('tooltip').count()).toBe(0);
    }));

  test('the book finds a case by its number and by a word, with its provenance', () =>
    at('help', [1280, 800], async (page) => {
      const find = page.getByRole('searchbox');
      await find.fill('16.3');
      await expect.poll(() => page.locator('.cases li').count()).toBe(1);
      expect(await page.locator('.cases li').innerText()).toContain('print');
      await find.fill('ladder');
      await expect.poll(() => page.locator('.cases li').count()).toBeGreaterThan(1);
    }));

  test('the book shows under a case what was ruled on it, and finds it by its words', () =>
    at('help', [1280, 800], async (page) => {
      await page.getByRole('searchbox').fill('2.13.4');
      const found = page.locator('.cases li');
      await expect.poll(() => found.count()).toBe(1);
      expect(await found.innerText()).toContain('Ruling: only an even score is a draw');
      await page.getByRole('searchbox').fill('even score');
      await expect.poll(() => found.count()).toBe(1);
    }));

  test('the duel table reads from the best difference to the worst', () =>
    at('help', [1280, 800], async (page) => {
      const duel = page.getByRole('table', { name: 'Leader/Individual Combat Results Table' });
      await duel.waitFor();
      const heads = await duel.locator('thead th').allInnerTexts();
      expect(heads.slice(1)).toEqual(['+6', '+5', '+4', '+3', '+2', '+1', '0', '-1', '-2', '-3', '-4']);
    }));
});

describe('the rest of the page', () => {
  test('a line of the chronicle shows its hex, the newest first', () =>
    at('hex', [1600, 1000], async (page) => {
      const log = page.getByRole('log');
      expect((await log.innerText()).indexOf('Sauron combat')).toBeLessThan(
        (await log.innerText()).indexOf('Siege, turn 5'),
      );
      await log.getByRole('button', { name: /Grond strikes/ }).click();
      expect(await asked(page)).toBe('show 1');
    }));

  test('one button at a time is gold: while something is chosen, ending the step is only a rim', () =>
    at('hex,attack', [1600, 1000], async (page) => {
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const gold = await page
          .locator('.page .button-gold:visible')
          .evaluateAll((all) =>
            all
              .filter((one) => getComputedStyle(one).backgroundImage !== 'none')
              .map((one) => one.textContent),
          );
        expect(gold).toEqual([expect.stringMatching(/^Move to 1312/)]);
      }
    }));

  test('the newest block is on top and lies open, cause first; the one before is folded to a line with its dice', () =>
    at('blocks', [1600, 1000], async (page) => {
      const blocks = page.locator('.log .deed');
      const heads = blocks.locator('.deed-head');
      expect(await heads.locator('.deed-text').allInnerTexts()).toEqual([
        'Archers of Gondor shoot at Orc swordsmen in 1312.',
        'Orc archers shoot at Bowmen of the City in 1212.',
      ]);
      const folds = () => heads.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
      expect(await folds()).toEqual(['true', 'false']);
      const causeFirst = ['The cause.', 'The dice.', 'The effect.'];
      expect(await blocks.first().locator('.line-text').allInnerTexts()).toEqual(causeFirst);
      expect(await blocks.last().locator('.line').count()).toBe(0);
      expect(await heads.locator('.throw').allInnerTexts()).toEqual([expect.stringMatching(/^2\s*1$/)]);
      await heads.last().press('Enter');
      expect(await folds()).toEqual(['true', 'true']);
      expect(await blocks.last().locator('.line-text').allInnerTexts()).toEqual(causeFirst);
      await heads.first().click();
      expect(await folds()).toEqual(['false', 'true']);
      expect(await heads.locator('.throw').allInnerTexts()).toEqual([expect.stringMatching(/^6\s*5$/)]);
    }));

  test('the turn of the machine tells how far it is, and is paused, hurried and skipped by its buttons', () =>
    at('hex,seats', [1280, 800], async (page) => {
      const strip = page.locator('.machine');
      expect(await strip.innerText()).toMatch(/The machine plays.*14 of 22 pieces/s);
      const ticks = strip.getByRole('progressbar', { name: '14 of 22 pieces' });
      expect(await ticks.evaluate((bar: HTMLProgressElement) => [bar.value, bar.max])).toEqual([14, 22]);
      const pressed = strip.locator('[aria-pressed=true]');
      expect(await pressed.allInnerTexts()).toEqual(['1×']);
      for (const name of ['Pause', '4×', 'Skip']) await strip.getByRole('button', { name }).press('Enter');
      expect(await asked(page)).toBe('pause; speed 4; hurry');
    }));

  test('in every window the line of the machine lies over the map, and nothing lies over its buttons', () =>
    at('hex,seats', WINDOWS[0], async (page) => {
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const covered = await page.locator('.machine button').evaluateAll((all) =>
          all.flatMap((one) => {
            const { x, y, width: wide, height: high } = one.getBoundingClientRect();
            const top = document.elementFromPoint(x + wide / 2, y + high / 2);
            return one.contains(top) ? [] : [`${one.textContent} by ${top?.className ?? 'nothing'}`];
          }),
        );
        expect(covered).toEqual([]);
      }
    }));

  test('the moments of the machine are stepped through by button, by key and by name', () =>
    at('moments', [1280, 800], async (page) => {
      const strip = page.getByRole('region', { name: 'What Sauron did' });
      expect(await strip.getByRole('listitem').allInnerTexts()).toEqual([
        expect.stringMatching(/Grond strikes the Great Gate\s+33%/),
        'The outer wall is scaled',
        expect.stringMatching(/Orc swordsmen fall\s+8%/),
      ]);
      expect(await strip.locator('[aria-current=true]').allInnerTexts()).toEqual([
        expect.stringContaining('Grond'),
      ]);
      await strip.getByRole('button', { name: 'Next' }).click();
      await page.keyboard.press('ArrowRight');
      await strip.getByRole('button', { name: /Orc swordsmen/ }).click();
      await strip.getByRole('button', { name: 'To my turn' }).click();
      expect(await asked(page)).toBe('step to 1; step to 1; step to 2; step to the present');
    }));

  test('what is damaged is saved to a file and deleted in the window of the kept games, deleting asked about once more', () =>
    at('games', [1280, 800], async (page) => {
      const damaged = page.getByRole('region', { name: 'Damaged' });
      await damaged.getByRole('button', { name: /^Save to file/ }).click();
      await damaged.getByRole('button', { name: /^Delete/ }).click();
      await damaged.getByRole('button', { name: /^Delete/ }).click();
      expect(await asked(page)).toMatch(/save damaged 1; delete damaged 1$/);
      expect(await violations(page)).toEqual([]);
    }));

  test('where the kept games cannot be read their window says why', () =>
    at('games,unread', [1280, 800], async (page) => {
      await expect
        .poll(() => page.getByRole('alert').allInnerTexts())
        .toContain('The kept games cannot be read. The browser does not answer.');
    }));

  test('without motion the dice lie still at once', () =>
    at('dice', [1280, 800], async (page) => {
      const dice = page.getByRole('region', { name: 'Dice' });
      expect(await dice.locator('.tumbling').count()).toBe(0);
      expect(await dice.innerText()).toContain('back one hex');
    }));

  test('a question keeps the focus, and Escape answers no', () =>
    at('question', [1280, 800], async (page) => {
      await page.getByRole('dialog').waitFor();
      for (let press = 0; press < 5; press++) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await asked(page)).toBe('answer no');
    }));

  test('a broken file is told with every problem and its path', () =>
    at('problems', [1280, 800], async (page) => {
      const words = await page.getByRole('dialog').innerText();
      for (const part of ['/pieces/3/at', 'hex 9914 is not on the map', '/turns/last']) {
        expect(words).toContain(part);
      }
    }));

  test('a chosen file is handed to the table', () =>
    at('title', [1280, 800], async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Open a file' }).click();
      const file = { name: 'siege.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
      await (await chooser).setFiles(file);
      await expect.poll(() => asked(page)).toBe('open siege.json');
    }));

  test('2.10.1 a track below 0 is credit in hand, at the foot of the table and in the record', () =>
    at('credit,record', [1280, 800], async (page) => {
      const told = 'Garrison of the City: 19 in hand, demoralized at 36';
      expect(await page.getByRole('dialog').getByRole('listitem').allInnerTexts()).toContain(told);
      await page.keyboard.press('Escape');
      const meter = page.getByRole('meter', { name: told, exact: true });
      expect(await meter.getAttribute('aria-valuetext')).toBe('+19');
      expect(await page.locator('.track-figures').first().innerText()).toBe('+19');
    }));

  test.each([
    ['stuck', true],
    ['stuck,strip', false],
  ])('on a phone with %s the reason of the button that was pressed last is in sight: %s', (show, seen) =>
    at(show, [390, 844], async (page) => {
      await page.locator('.status-end > button').focus();
      const clip = () => page.locator('.why-not').evaluate((reason) => getComputedStyle(reason).clipPath);
      await expect.poll(clip).toBe(seen ? 'none' : 'inset(50%)');
    }),
  );

  test('2.10.1 of who fights on to the last the foot of the table tells the steps that are lost', () =>
    at('block', [1280, 800], async (page) => {
      const meter = page.getByRole('meter', { name: 'Elves', exact: true });
      expect(await meter.getAttribute('aria-valuetext')).toBe('2 of 9 steps lost');
      expect(await page.locator('.track-figures').allInnerTexts()).toEqual([
        '2 of 9 steps lost',
        '5 of 22 steps lost',
      ]);
      expect(await page.locator('.pennant').count()).toBe(0);
    }));

  test('on a phone the panels are pulled up from the bar below; taller, they show the tracks as well', () =>
    at('hex,attack', [390, 844], async (page) => {
      expect(await page.getByRole('table').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Look', exact: true }).click();
      expect(await page.getByRole('table').isVisible()).toBe(true);
      expect(await page.getByRole('meter').first().isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Taller' }).click();
      expect(await page.getByRole('meter').first().isVisible()).toBe(true);
    }));

  test.each([
    ['a phone on its side', 844, 390],
    ['a tablet', 1000, 760],
  ] as const)(
    'on %s the panels stand open beside the board: nothing pulls them out, odds stand there alone, the gold button whole',
    (_, width, height) =>
      at('hex,attack', [width, height], async (page) => {
        expect(await page.getByRole('table').isVisible()).toBe(true);
        expect(await page.locator('.hint-odds').isVisible()).toBe(false);
        const cut = (sheet: Element): number => sheet.scrollHeight - sheet.clientHeight;
        expect(await page.locator('.hint').evaluate(cut)).toBeLessThan(2);
        expect(await page.locator('.hint .button-gold').isVisible()).toBe(true);
        for (const name of ['Look', 'Taller']) {
          expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
        }
      }),
  );
});
