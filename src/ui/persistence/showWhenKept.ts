/** What was done is on the screen only when it is kept: a browser that is killed after that loses nothing that anybody has seen. */
import { options } from 'preact';
import type { Autosave } from './autosave.ts';

/**
 * From now on the page is painted anew as soon as everything that was done is kept. Until then it says that it is busy
 * (`aria-busy`), to a screen reader as to whoever looks on from outside.
 */
export function showWhenKept(
  { writing, settled }: Pick<Autosave, 'writing' | 'settled'>,
  page: Element,
): void {
  let held = 0;
  const paintHeld = async (paint: () => void): Promise<void> => {
    held += 1;
    page.setAttribute('aria-busy', 'true');
    await settled();
    paint();
    held -= 1;
    if (held === 0) page.removeAttribute('aria-busy');
  };
  options.debounceRendering = (paint) => {
    // Asked in a moment: what is being done in this one may still have to be written.
    queueMicrotask(() => {
      if (writing()) void paintHeld(paint);
      else paint();
    });
  };
}
