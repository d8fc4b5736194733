/** A browser whose process is killed between two instants: what the screen showed as done is there when it comes back. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { FLAGS, ownEnvironment } from '../kit/browser.ts';
import { candidates } from '../kit/chromium.ts';

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

interface Running {
  readonly process: ChildProcess;
  readonly page: Page;
}

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
    const before = await start(profile, url);
    await before.page.getByRole('button', { name: 'First Steps' }).first().click();
    await before.page
      .getByRole('button', { name: /^(New game|Begin)/ })
      .first()
      .click();
    await before.page.getByRole('region', { name: STATUS }).waitFor();
    let shown = '';
    for (let action = 0; action < actions; action += 1) shown = await endStep(before.page);
    await new Promise((done) => setTimeout(done, pace));
    await kill(before);
    const after = await start(profile, url);
    await after.page
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click();
    await after.page.getByRole('region', { name: STATUS }).waitFor();
    const found = await statusOf(after.page);
    await kill(after);
    const lost = found === shown ? [] : [`after ${actions} actions, ${pace} ms: "${shown}" was "${found}"`];
    return { killed: { [`${pace} ms`]: 1 }, lost };
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A browser with a profile of its own, in a process that can be killed with all that belongs to it. */
async function start(profile: string, url: string): Promise<Running> {
  const [first] = candidates();
  if (first === undefined) throw new Error('there is no Chromium');
  const { path, env } = await first.fetch();
  const port = join(profile, 'DevToolsActivePort');
  rmSync(port, { force: true });
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(path, [...FLAGS, ...own], {
    // What it leaves behind when it is killed lies in the profile.
    env: { ...ownEnvironment(), ...env, TMPDIR: profile },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  browser.stderr.resume();
  for (let waited = 0; !existsSync(port) || readFileSync(port, 'utf8').trim() === ''; waited += 50) {
    if (waited > PATIENCE) throw new Error('the browser does not start');
    await new Promise((done) => setTimeout(done, 50));
  }
  const [number] = readFileSync(port, 'utf8').split('\n');
  const joined = await chromium.connectOverCDP(`http://127.0.0.1:${number}`);
  const page = joined.contexts()[0]!.pages()[0]!;
  page.setDefaultTimeout(PATIENCE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'load' });
  return { process: browser, page };
}

/** Nothing of the browser hears of it. It is gone when the last of its processes is, each of which holds the other end of a pipe. */
async function kill({ process: browser }: Running): Promise<void> {
  const gone = new Promise<void>((done) => browser.once('close', () => done()));
  process.kill(-browser.pid!, 'SIGKILL');
  await gone;
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
