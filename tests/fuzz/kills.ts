/** A browser whose process is killed between two instants: what the screen showed as done is there when it comes back. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { FLAGS, ownEnvironment } from '../kit/browser.ts';
import { candidates } from '../kit/chromium.ts';
import { COARSE, WITHOUT_A_CARD } from '../kit/coarse.ts';
import { beginForTwo } from '../kit/titlePage.ts';

/** How many browsers were killed at each pace, and what was lost. */
export interface Kills {
  readonly killed: Readonly<Record<string, number>>;
  /** One sentence for each action that was shown and is not there any more. */
  readonly lost: readonly string[];
}

export const NO_KILLS: Kills = { killed: {}, lost: [] };

/** So long after the last action was shown the browser is killed, in milliseconds. */
const PACES = [0, 150] as const;
const PATIENCE = 90_000;
const STATUS = 'Who and what now';
/** A browser process that leads a group of its own; `gone` when the last of the group is, each of which holds the other end of a pipe. */
interface Running {
  readonly pid: number;
  readonly gone: Promise<void>;
}

/** What is kept does not hang on how finely it is painted. */
const COARSELY = [...WITHOUT_A_CARD, `--force-device-scale-factor=${COARSE}`];

/** Where a browser writes at which port it listens. */
const PORT = 'DevToolsActivePort';

/** Kills number `first` to `first + size`: at each pace by turns, after one, two or three actions. */
export async function killSome(url: string, first: number, size: number): Promise<Kills> {
  let sum = NO_KILLS;
  for (let number = first; number < first + size; number += 1) {
    sum = addedKills(sum, await killOnce(url, PACES[number % PACES.length]!, 1 + (number % 3)));
  }
  return sum;
}

/** Two counts together. */
export function addedKills(a: Kills, b: Kills): Kills {
  const paces = new Set([...Object.keys(a.killed), ...Object.keys(b.killed)]);
  const killed = [...paces].map((pace) => [pace, (a.killed[pace] ?? 0) + (b.killed[pace] ?? 0)] as const);
  return { killed: Object.fromEntries(killed), lost: [...a.lost, ...b.lost] };
}

async function killOnce(url: string, pace: number, actions: number): Promise<Kills> {
  const profile = mkdtempSync(join(tmpdir(), 'pelennor-'));
  try {
    const shown = await killedAfter(profile, url, async (page) => {
      // A machine would go on after what was shown.
      await beginForTwo(page, 'First Steps');
      await page.getByRole('region', { name: STATUS }).waitFor();
      let status = '';
      for (let action = 0; action < actions; action += 1) status = await endStep(page);
      await new Promise((done) => setTimeout(done, pace));
      return status;
    });
    const found = await killedAfter(profile, url, async (page) => {
      await page
        .getByRole('button', { name: /^Continue/ })
        .first()
        .click();
      await page.getByRole('region', { name: STATUS }).waitFor();
      return statusOf(page);
    });
    const lost = found === shown ? [] : [`after ${actions} actions, ${pace} ms: "${shown}" was "${found}"`];
    return { killed: { [`${pace} ms`]: 1 }, lost };
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A browser with a profile of its own, in a process that can be killed with all that belongs to it; what it leaves behind then lies in the profile. */
async function start(profile: string): Promise<Running> {
  const [first] = candidates();
  if (first === undefined) throw new Error('there is no Chromium');
  const { path, env } = await first.fetch();
  rmSync(join(profile, PORT), { force: true });
  const own = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...COARSELY,
    'about:blank',
  ];
  const browser = spawn(path, [...FLAGS, ...own], {
    env: { ...ownEnvironment(), ...env, TMPDIR: profile },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  browser.stderr.resume();
  return { pid: browser.pid!, gone: new Promise((done) => browser.once('close', () => done())) };
}

/** Joins a browser that starts. */
async function connect(profile: string): Promise<Browser> {
  const port = join(profile, PORT);
  for (let waited = 0; !existsSync(port) || !readFileSync(port, 'utf8').includes('\n'); waited += 50) {
    if (waited > PATIENCE) throw new Error('the browser does not start');
    await new Promise((done) => setTimeout(done, 50));
  }
  const [number] = readFileSync(port, 'utf8').split('\n');
  // A folder of the driver's own would be taken away by nobody in time: it hears of the end of a killed browser, and nobody waits for it.
  return chromium.connectOverCDP(`http://127.0.0.1:${number}`, { timeout: PATIENCE, artifactsDir: profile });
}

/** Does something on the page of a new browser; then the browser is killed, whatever came of it. Nothing of it hears of that. */
export async function killedAfter<T>(
  profile: string,
  url: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const { pid, gone } = await start(profile);
  let joined: Browser | null = null;
  try {
    joined = await connect(profile);
    const page = joined.contexts()[0]!.pages()[0]!;
    page.setDefaultTimeout(PATIENCE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'load' });
    return await work(page);
  } finally {
    process.kill(-pid, 'SIGKILL');
    await gone;
    await joined?.close();
  }
}

/** Whose step it is, and which. */
function statusOf(page: Page): Promise<string> {
  return page
    .getByRole('region', { name: STATUS })
    .evaluate((region) => region.querySelector('h2')!.parentElement!.innerText);
}

/** Ends a step, and answers what is shown at the first instant at which the next step is. The first press may ask whether it is meant. */
function endStep(page: Page): Promise<string> {
  return page.getByRole('region', { name: STATUS }).evaluate(
    (region) =>
      new Promise<string>((done) => {
        const stepOf = (): string => region.querySelector('h2')!.parentElement!.innerText;
        const before = stepOf();
        const press = (): void => {
          const buttons = [...region.querySelectorAll('button')];
          buttons.find(({ textContent }) => /^\s*(End|Done|Begin)/.test(textContent))!.click();
        };
        const look = (): void => {
          if (stepOf() === before) return;
          watcher.disconnect();
          clearInterval(again);
          done(stepOf());
        };
        const watcher = new MutationObserver(look);
        watcher.observe(region, { subtree: true, childList: true, characterData: true });
        const again = setInterval(press, 150);
        press();
      }),
  );
}
