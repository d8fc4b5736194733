/**
 * The world of a test: what a page and a screen remember, and the globals they find. Files that share a process are each given one
 * of their own, so that nobody meets what another has remembered, replaced, or asked to be done later.
 */
import { setImmediate as nextRound } from 'node:timers/promises';
import { vi } from 'vitest';

/**
 * Begins a world: the modules of the page remember nothing, globals are as node has them. What it answers ends it as a page that is
 * closed ends: what was to be done later, a write of its database too, is not done.
 * Pure layers, which are given compiled, are the same in all worlds: they know nothing of a page.
 */
export function beginWorld(): () => Promise<void> {
  const found = Object.getOwnPropertyDescriptors(globalThis);
  const later: (() => void)[] = [];
  const cancelAll = (): void => later.splice(0).forEach((cancel) => cancel());
  vi.resetModules();
  globalThis.setTimeout = noting(setTimeout, (timer) => later.push(() => clearTimeout(timer)));
  globalThis.setInterval = noting(setInterval, (timer) => later.push(() => clearInterval(timer)));
  globalThis.setImmediate = noting(setImmediate, (timer) => later.push(() => clearImmediate(timer)));
  return async () => {
    // What a page fetches by itself has come before its world is taken down.
    await vi.dynamicImportSettled();
    vi.useRealTimers();
    cancelAll();
    // What has begun goes on to where it waits again, and there it stops.
    await nextRound();
    cancelAll();
    vi.unstubAllGlobals();
    for (const name of Object.keys(globalThis).filter(isOfThePage))
      if (!(name in found)) Reflect.deleteProperty(globalThis, name);
    for (const [name, value] of Object.entries(found).filter(([of]) => isOfThePage(of)))
      Object.defineProperty(globalThis, name, value);
  };
}

/** Starts a timer as node does, and tells of it. */
function noting<Timer, Start extends (...asked: never[]) => Timer>(
  start: Start & ((...asked: never[]) => Timer),
  note: (timer: Timer) => void,
): Start {
  const starting = (...asked: Parameters<Start>): Timer => {
    const timer = start(...asked);
    note(timer);
    return timer;
  };
  return Object.assign(starting, start) as unknown as Start;
}

/** The test runner keeps things of its own there, by names that begin like this. */
function isOfThePage(name: string): boolean {
  return !name.startsWith('__');
}
