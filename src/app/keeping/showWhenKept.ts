/** What was done is on the screen only when it is kept: a browser that is killed after that loses nothing that anybody has seen. */
import { options } from 'preact';

/** From now on the page is painted anew as soon as everything that was done is kept; `settled` = when that is. */
export function showWhenKept(settled: () => Promise<void>): void {
  options.debounceRendering = (paint) => void settled().then(() => paint());
}
