// The fires behind the title: at most ten pictures a second, none while nobody looks, one that stands still without motion, or where pictures are dear.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { burn } from '../../src/ui/features/title/burning.ts';

const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
  costs(16);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A picture of the browser takes so many milliseconds. */
function costs(milliseconds: number): void {
  vi.stubGlobal('requestAnimationFrame', (shown: (at: number) => void) =>
    setTimeout(() => shown(performance.now()), milliseconds),
  );
}

/** A canvas that counts its pictures, and keeps the last one as what was drawn. */
function canvasOf(): { canvas: HTMLCanvasElement; pictures: () => number; last: () => readonly unknown[] } {
  let pictures = 0;
  let drawn: unknown[] = [];
  const brush = {
    canvas: { width: 800, height: 500 },
    clearRect: () => {
      pictures += 1;
      drawn = [];
    },
    createRadialGradient: (...circle: unknown[]) => ({
      addColorStop: (...stop: unknown[]) => drawn.push([circle, stop]),
    }),
    fillRect: () => undefined,
  };
  return {
    canvas: { getContext: () => brush } as unknown as HTMLCanvasElement,
    pictures: () => pictures,
    last: () => drawn,
  };
}

test('the fires burn with at most ten pictures a second, and are put out', async () => {
  const { canvas, pictures, last } = canvasOf();
  const putOut = burn(canvas, false);
  const first = last();
  await vi.advanceTimersByTimeAsync(5000);
  expect(pictures()).toBeGreaterThan(10);
  expect(pictures()).toBeLessThanOrEqual(51);
  expect(last()).not.toEqual(first);
  putOut();
  const before = pictures();
  vi.advanceTimersByTime(5000);
  expect(pictures()).toBe(before);
});

test('nothing burns while nobody looks', () => {
  const { canvas, pictures } = canvasOf();
  const putOut = burn(canvas, false);
  page.hidden = true;
  vi.advanceTimersByTime(5000);
  expect(pictures()).toBe(1);
  putOut();
});

test('where motion is reduced one picture stands still', () => {
  const { canvas, pictures } = canvasOf();
  burn(canvas, true);
  vi.advanceTimersByTime(5000);
  expect(pictures()).toBe(1);
});

test('without a graphics card, where every picture takes the processor, the last one stands still', async () => {
  const { canvas, pictures } = canvasOf();
  costs(70);
  burn(canvas, false);
  await vi.advanceTimersByTimeAsync(1500);
  const last = pictures();
  expect(last).toBeLessThan(12);
  await vi.advanceTimersByTimeAsync(5000);
  expect(pictures()).toBe(last);
});

test('a page that stammers once goes on burning', async () => {
  const { canvas, pictures } = canvasOf();
  costs(70);
  const putOut = burn(canvas, false);
  await vi.advanceTimersByTimeAsync(350);
  costs(16);
  await vi.advanceTimersByTimeAsync(5000);
  expect(pictures()).toBeGreaterThan(40);
  putOut();
});
