/** When what is on the page has been seen on the screen. */

/** Longest wait for a screen that shows nothing, such as that of a hidden tab, in milliseconds. */
const BLIND = 400;

/** Resolves when everything that stands on the page now has been painted: the second frame from here begins after the first was shown. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : BLIND);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
  });
}
