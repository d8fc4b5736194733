/** The fires burn eight times a second while something burns and may move, and nothing is asked for otherwise. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { duskAt, gradeFrom, SETTLED } from '../../src/stage/layers/grade.ts';
import { stokeFires } from '../../src/stage/stoking.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fires turn eight pictures a second until nothing burns any more', () => {
  let burns = true;
  const turned: number[] = [];
  const stoke = stokeFires(
    () => burns,
    (picture) => turned.push(picture),
  );
  stoke();
  stoke();
  vi.advanceTimersByTime(1000);
  expect(turned).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  burns = false;
  stoke();
  vi.advanceTimersByTime(1000);
  expect(turned).toHaveLength(8);
  expect(vi.getTimerCount()).toBe(0);
});

test('fires stand still on a page that is hidden', () => {
  const turned: number[] = [];
  vi.stubGlobal('document', { hidden: true });
  stokeFires(
    () => true,
    (picture) => turned.push(picture),
  )();
  vi.advanceTimersByTime(1000);
  expect(turned).toEqual([]);
});

test('night falls evenly within its time, or at once', () => {
  const grade = gradeFrom(1000, 2400);
  expect([900, 1000, 2200, 3400, 9000].map(grade.part)).toEqual([0, 0, 0.5, 1, 1]);
  expect(grade.left(2200)).toBe(1200);
  expect(gradeFrom(1000, 0)).toBe(SETTLED);
  expect([duskAt(0), duskAt(1)]).toEqual([0xffffff, 0x66749c]);
});
