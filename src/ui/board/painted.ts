/** When what is on the page has been seen on the screen. */

/**
 * Resolves when everything that stands on the page now has been painted, however long that takes: the second frame from here
 * begins after the first was shown. A page that is hidden, or becomes so meanwhile, shows nothing to anybody.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const endIfHidden = (): void => {
      if (document.hidden) end();
    };
    const end = (): void => {
      document.removeEventListener('visibilitychange', endIfHidden);
      resolve();
    };
    document.addEventListener('visibilitychange', endIfHidden);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end, 0)));
    endIfHidden();
  });
}
