/** CPU time that a page has spent in script, as the browser itself counts it. */
import type { Page } from 'playwright-core';

/** Milliseconds of CPU in script on the thread of the page since the page began. */
export type ThreadClock = () => Promise<number>;

/** Has the browser count the script of a page in CPU time. */
export async function threadClock(page: Page): Promise<ThreadClock> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration');
    if (script === undefined) throw new Error('this browser does not count the time of script');
    return script.value * 1000;
  };
}
