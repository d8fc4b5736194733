/** Reads what Chromium notes of its threads: CPU time of script, by thread. */
import type { Browser, Page } from 'playwright-core';

/** A complete event of a trace; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread. */
  readonly tdur?: number;
  readonly args?: Readonly<{ name?: string }>;
}

export type Thread = Pick<TraceEvent, 'pid' | 'tid'>;

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8.execute', 'blink.user_timing'];

/** Everything that runs script, or because script ran, straight from the event loop. */
const SCRIPT: ReadonlySet<string> = new Set([
  'EventDispatch',
  'FunctionCall',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'RunMicrotasks',
  'EvaluateScript',
  'v8.evaluateModule',
  'HandlePostMessage',
  'MinorGC',
  'MajorGC',
]);

/** What the browser notes while something is done with a page. */
export async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  try {
    await work();
  } finally {
    await page.waitForTimeout(200);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

/** Leaves a mark in the trace, at this moment of the page. */
export async function marked(page: Page, mark: string): Promise<void> {
  await page.evaluate((name) => void performance.mark(name), mark);
}

/** The times of the marks that a page left, in order, and the thread it left them on. */
export function marks(trace: readonly TraceEvent[], mark: string): readonly TraceEvent[] {
  return trace.filter(({ name, ph }) => name === mark && 'IRi'.includes(ph)).sort((a, b) => a.ts - b.ts);
}

/** The pieces of script of one thread, none inside another, in order. */
export function scripts(trace: readonly TraceEvent[], { pid, tid }: Thread): readonly TraceEvent[] {
  return outermost(
    trace.filter(
      (event) => SCRIPT.has(event.name) && event.ph === 'X' && event.pid === pid && event.tid === tid,
    ),
  );
}

/** The threads of a name. */
export function threads(trace: readonly TraceEvent[], called: string): readonly Thread[] {
  return trace.filter(({ name, args }) => name === 'thread_name' && args?.name === called);
}

/** Microseconds of CPU that a thread has worked until a moment. */
export function work(trace: readonly TraceEvent[], { pid, tid }: Thread, until: number): number {
  const own = trace.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid);
  return outermost(own)
    .filter(({ ts }) => ts < until)
    .reduce((sum, event) => sum + cost(event), 0);
}

/** Microseconds of CPU; of the clock where the thread was not measured. */
export function cost({ tdur, dur = 0 }: TraceEvent): number {
  return tdur ?? dur;
}

function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = -Infinity;
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
