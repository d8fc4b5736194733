/** A page at rest: what was asked for is there, and lies where it will stay. */
import type { Page } from 'playwright-core';

/**
 * Waits until the letters are there, nothing is on its way, nothing that comes to an end is moving, and whatever can be pressed or read
 * has lain in its place for a few pictures.
 */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ALIKE = 4;
    const LONGEST = 1800;
    const isMoving = (one: Animation): boolean =>
      one.playState === 'running' && Number.isFinite(Number(one.effect?.getComputedTiming().endTime));
    /** Where everything is that can be pressed or read, or null while something is still to come. */
    const places = (): string | null => {
      if (document.querySelector('[aria-busy=true]') !== null || document.fonts.status !== 'loaded')
        return null;
      if (document.getAnimations().some(isMoving)) return null;
      const boxes = [
        ...document.querySelectorAll('button, select, input, summary, textarea, h1, h2, h3, p, li, label'),
      ];
      return boxes
        .map((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return [x, y, width, height].join(' ');
        })
        .join();
    };
    let last: string | null = null;
    let alike = 0;
    for (let picture = 0; picture < LONGEST; picture += 1) {
      await new Promise(requestAnimationFrame);
      const now = places();
      alike = now !== null && now === last ? alike + 1 : 0;
      if (alike === ALIKE) return;
      last = now;
    }
    throw new Error('the page does not come to rest');
  });
}
