/**
 * The world of a test: what a page and a screen remember, and the globals they find. Files that share a process are each given one
 * of their own, so that nobody meets what another has remembered, replaced, or asked to be done later.
 */
import { vi } from 'vitest';

/**
 * Begins a world: the modules of the page remember nothing, globals are as node has them. What it answers ends it, with its timers.
 * Pure layers, which are given compiled, are the same in all worlds: they know nothing of a page.
 */
export function beginWorld(): () => Promise<void> {
  const found = Object.getOwnPropertyDescriptors(globalThis);
  const started: NodeJS.Timeout[] = [];
  const note = (timer: NodeJS.Timeout): void => void started.push(timer);
  vi.resetModules();
  globalThis.setTimeout = noting(setTimeout, note);
  globalThis.setInterval = noting(setInterval, note);
  return async () => {
    // What a page fetches by itself has come before its world is taken down.
    await vi.dynamicImportSettled();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    started.forEach(clearTimeout);
    for (const name of Object.keys(globalThis).filter(isOfThePage))
      if (!(name in found)) Reflect.deleteProperty(globalThis, name);
    for (const [name, value] of Object.entries(found).filter(([of]) => isOfThePage(of)))
      Object.defineProperty(globalThis, name, value);
  };
}

/** Starts a timer as node does, and tells of it. */
function noting<Start extends (...asked: never[]) => NodeJS.Timeout>(
  start: Start,
  note: (timer: NodeJS.Timeout) => void,
): Start {
  const starting = (...asked: Parameters<Start>): NodeJS.Timeout => {
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
