// What was done is shown when it is kept: the page is not painted while a write is under way, and says that it is busy.
import { options } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showWhenKept } from '../../src/ui/persistence/showWhenKept.ts';
import { countWrites } from '../../src/ui/persistence/writes.ts';

const LONGEST = 3000;
const usual = options.debounceRendering;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  if (usual === undefined) delete options.debounceRendering;
  else options.debounceRendering = usual;
});

/** A page that is painted by hand, beside writes that begin and end when they are told to. */
function pageAt() {
  let late = 0;
  const writes = countWrites(LONGEST, () => {
    late += 1;
  });
  const marks = new Map<string, string>();
  const page = {
    setAttribute: (name: string, value: string) => marks.set(name, value),
    removeAttribute: (name: string) => marks.delete(name),
  };
  showWhenKept({ writing: writes.underWay, settled: writes.settled }, page as unknown as Element);
  let painted = 0;
  return {
    writes,
    paint: () =>
      options.debounceRendering!(() => {
        painted += 1;
      }),
    late: () => late,
    painted: () => painted,
    isBusy: () => marks.get('aria-busy') === 'true',
    rest: () => vi.advanceTimersByTimeAsync(0),
  };
}

test('a page with nothing to write is painted at once', async () => {
  const { paint, painted, isBusy, rest } = pageAt();
  paint();
  await rest();
  expect([painted(), isBusy()]).toEqual([1, false]);
});

test('what was done is painted when its write has ended, one that began after it was asked for too', async () => {
  const { writes, paint, painted, isBusy, rest } = pageAt();
  paint();
  writes.begun();
  await rest();
  expect([painted(), isBusy()]).toEqual([0, true]);
  writes.begun();
  writes.ended();
  await rest();
  expect([painted(), isBusy()]).toEqual([0, true]);
  writes.ended();
  await rest();
  expect([painted(), isBusy()]).toEqual([1, false]);
});

test('a write that never ends holds the page for three seconds and no longer, and that is told', async () => {
  const { writes, paint, late, painted, isBusy } = pageAt();
  writes.begun();
  paint();
  await vi.advanceTimersByTimeAsync(LONGEST - 1);
  expect([painted(), late()]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([painted(), isBusy(), late()]).toEqual([1, false, 1]);
});

test('writes that follow each other without end hold the page no longer either, but are not late', async () => {
  const { writes, paint, late, painted } = pageAt();
  writes.begun();
  paint();
  await vi.advanceTimersByTimeAsync(LONGEST - 1);
  writes.begun();
  writes.ended();
  await vi.advanceTimersByTimeAsync(1);
  expect([painted(), late()]).toEqual([1, 0]);
});

test('nobody waits for writes that were given up', async () => {
  const { writes, paint, painted, rest } = pageAt();
  writes.begun();
  paint();
  await rest();
  writes.giveUp();
  await rest();
  expect(painted()).toBe(1);
});
