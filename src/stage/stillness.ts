/** Whether the player asked for less motion, or cannot see the page anyway. */
export function wantsStillness(): boolean {
  return document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
