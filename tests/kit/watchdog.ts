/** A page that does not answer says where it stands: who reads of a test that waited in vain learns whether our script was at work. */
import type { CDPSession, Page } from 'playwright-core';

/** How often a page is asked, how long it may take to answer, and how long its script to stop; in milliseconds. */
interface Pace {
  readonly every: number;
  readonly patience: number;
  readonly grace: number;
}

const USUAL: Pace = { every: 5000, patience: 20_000, grace: 5000 };

/** Asks a page for as long as it is open; `told` hears where it stands, once, if it does not answer. */
export async function watchOver(
  page: Page,
  told: (what: string) => void,
  { every, patience, grace } = USUAL,
): Promise<void> {
  try {
    const tools = await page.context().newCDPSession(page);
    // A script that runs can be stopped only by a debugger that was there before.
    await tools.send('Debugger.enable');
    while (!page.isClosed()) {
      await after(every);
      const asked = tools.send('Runtime.evaluate', { expression: '0' });
      if ((await Promise.race([asked, after(patience)])) !== 'late') continue;
      told(`${page.url()} has not answered for ${patience} ms: ${await whereItStands(tools, grace)}`);
      return await tools.detach();
    }
  } catch (why) {
    // The page, or its browser, has gone while it was asked: for that Playwright has no sort of error of its own.
    if (!(why instanceof Error) || !/closed|crashed|detached/i.test(why.message)) throw why;
  }
}

/** The functions in which its script is, the innermost first; a page that waits for the browser itself cannot be stopped. */
async function whereItStands(tools: CDPSession, grace: number): Promise<string> {
  const paused = new Promise<string>((resolve) => {
    tools.once('Debugger.paused', ({ callFrames }) => {
      const frames = callFrames.map(({ functionName, location: { lineNumber, columnNumber = 0 } }) =>
        [functionName, lineNumber, columnNumber].join(':'),
      );
      resolve(frames.join(' < '));
    });
  });
  const stopped = tools.send('Debugger.pause').then(() => paused);
  const found = await Promise.race([stopped, after(grace)]);
  return found === 'late' ? 'not in a script' : found;
}

async function after(ms: number): Promise<'late'> {
  await new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
  return 'late';
}
