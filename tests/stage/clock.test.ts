import { describe, expect, test } from 'vitest';
import { Clock, easeInOut } from '../../src/stage/animate/clock.ts';

function clock(): { time: Clock; asked: () => number } {
  let asked = 0;
  const time = new Clock(() => void asked++);
  return { time, asked: () => asked };
}

describe('the clock of the animations', () => {
  test('counts each motion from its first frame to 1 and asks for frames only while something moves', async () => {
    const { time, asked } = clock();
    const parts: number[] = [];
    const moved = time.run(100, (part) => parts.push(part));
    expect(asked()).toBe(1);
    expect(time.tick(1000)).toBe(true);
    expect(time.tick(1050)).toBe(true);
    expect(time.tick(1130)).toBe(false);
    await moved;
    expect(parts).toEqual([0, 0.5, 1]);
  });

  test('ends everything at once when it is told to, and what is begun afterwards too', async () => {
    const { time } = clock();
    const parts: number[] = [];
    const first = time.run(1000, (part) => parts.push(part));
    time.tick(500);
    time.end();
    await first;
    await time.run(1000, (part) => parts.push(part));
    expect(parts).toEqual([0, 1, 1]);
    expect(time.tick(501)).toBe(false);
  });

  test('runs faster by its factor after a new beginning', () => {
    const { time } = clock();
    const parts: number[] = [];
    time.end();
    time.begin(2);
    void time.run(100, (part) => parts.push(part));
    time.tick(10);
    time.tick(35);
    expect(parts).toEqual([0, 0.5]);
  });

  test('eases in and out without leaving the way', () => {
    expect([0, 0.5, 1].map(easeInOut)).toEqual([0, 0.5, 1]);
    expect(easeInOut(0.25)).toBeLessThan(0.25);
    expect(easeInOut(0.75)).toBeGreaterThan(0.75);
  });
});
