/**
 * P29: how long the machine takes for a whole turn of the greatest battle, at the usual speed with motion and without: both
 * sides are machines, and each side's line at the head of the board is timed. Beside it what the same agents think in Node: the rest is pace
 * and drawing.
 */
import type { Browser, Page } from 'playwright-core';
import { servedSite } from '../../../scripts/site.mjs';
import { thinkerFor } from '../../../src/ui/features/opponent/thinker.ts';
import { USUAL_OPPONENT } from '../../../src/ai/agents.ts';
import { TWO_PLAYERS } from '../../../src/session/seats.ts';
import { BESIEGER, DEFENDER } from '../../../src/engine/battle.ts';
import { playOn } from '../../../src/game/play.ts';
import { view } from '../../../src/game/view.ts';
import type { Match } from '../../../src/game/match.ts';
import { finishedGame } from '../../kit/finishedGame.ts';
import { shippedScenario } from '../../kit/shipped.ts';
import { readFixtures, savedMatch } from '../../replays/fixtures.ts';
import { alone, type Goal, type Row } from '../bench.ts';
import { inBrowser } from './inBrowser.ts';

const BATTLE = 'the-siege-of-minas-tirith';
/** The machine that sits there where nobody has chosen another. */
const AGENTS = [USUAL_OPPONENT, USUAL_OPPONENT] as const;
const MOVING: Goal = { id: 'P29', sense: 'atMost', must: 10_000, stretch: null };
const STILL: Goal = { id: 'P29', sense: 'atMost', must: 3000, stretch: null };
/** The turn that is timed: the host is before the wall, nobody is broken. The game is opened a turn before, so that the board is up by then. */
const TURN = 4;
const POLL = 40;
const PATIENCE = 240_000;

export const machineTurnBench = inBrowser('machine-turn', [servedSite], async (browser, url) => {
  const { at } = momentOf(TURN - 1);
  const thought = thoughtIn(momentOf(TURN).match);
  const rows: Row[] = [];
  for (const still of [false, true]) {
    const lasted = await timed(browser, url, at, still);
    const how = still ? 'without motion' : 'with motion';
    for (const side of [BESIEGER, DEFENDER]) {
      rows.push(alone(still ? STILL : MOVING, `turn ${TURN}, side ${side}, ${how}`, lasted[side]!, 'ms'));
    }
  }
  return [...rows, alone(null, `thought of turn ${TURN}, both sides, in Node`, thought, 'ms')];
});

/** The first moment of a turn of a kept game, and how many actions came before it. */
function momentOf(turn: number): { at: number; match: Match } {
  const { past } = finishedGame(BATTLE);
  const at = past.findIndex(({ state }) => state.turn === turn);
  return { at, match: past[at]! };
}

/** What the agents think in a turn, in milliseconds. */
function thoughtIn(from: Match): number {
  const think = thinkerFor(from.battle, AGENTS, 1);
  let match = from;
  let spent = 0;
  while (match.state.turn === from.state.turn && match.state.verdict === null) {
    const seen = view(match.battle, match.state, match.state.active);
    const before = performance.now();
    const action = think(seen, match.entries.length);
    spent += performance.now() - before;
    const played = playOn(match, action);
    if (!played.ok) throw new Error(played.refusal.code);
    match = played.match;
  }
  return spent;
}

/** How long each side's line stands in the turn, in milliseconds; index = Side. */
async function timed(
  browser: Browser,
  url: string,
  after: number,
  still: boolean,
): Promise<readonly number[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(url);
  await load(page, after);
  await page.evaluate(() => document.fonts.ready);
  const lasted = await page.evaluate(watchTurn, { turn: TURN, poll: POLL });
  await context.close();
  if (lasted.some((ms) => ms === 0)) throw new Error(`turn ${TURN} was not seen: ${lasted.join(', ')} ms`);
  return lasted;
}

async function load(page: Page, after: number): Promise<void> {
  const match = savedMatch(readFixtures(BATTLE)[0]!, shippedScenario(BATTLE).document);
  const seats = [DEFENDER, BESIEGER].map(() => ({ name: '', taken: USUAL_OPPONENT }));
  const saved = { ...match, entries: match.entries.slice(0, after), table: { ...TWO_PLAYERS, seats } };
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(saved)),
  });
  await page.locator('.machine').waitFor();
}

/** Runs in the page: sums up for which side the machine plays from the beginning of the turn until it is over. */
function watchTurn({ turn, poll }: { turn: number; poll: number }): Promise<number[]> {
  return new Promise((resolve) => {
    const sums = [0, 0];
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const side = document.querySelector('.machine')?.getAttribute('data-side');
      const heading = document.querySelector('.top')?.textContent ?? '';
      const isOn = new RegExp(`Turn ${turn}(?!\\d)`, 'i').test(heading);
      if (isOn && (side === '0' || side === '1')) sums[Number(side)]! += now - last;
      last = now;
      const isOver = new RegExp(`Turn ${turn + 1}(?!\\d)`, 'i').test(heading);
      if (isOver || side === null || side === undefined) {
        clearInterval(timer);
        resolve(sums);
      }
    }, poll);
  });
}
