/** What was done is on the screen only when it is kept: a browser that is killed after that loses nothing that anybody has seen. */
import { options } from 'preact';
import { holdBusy } from '../parts/busy.ts';
import type { Autosave } from './autosave.ts';

/**
 * From now on the page is painted anew as soon as everything that was done is kept. Until then it says that it is busy.
 */
export function showWhenKept(
  { writing, settled }: Pick<Autosave, 'writing' | 'settled'>,
  page: Element,
): void {
  const paintHeld = async (paint: () => void): Promise<void> => {
    const release = holdBusy(page);
    await settled();
    paint();
    release();
  };
  options.debounceRendering = (paint) => {
    // Asked in a moment: what is being done in this one may still have to be written.
    queueMicrotask(() => {
      if (writing()) void paintHeld(paint);
      else paint();
    });
  };
}
