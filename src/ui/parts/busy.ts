/** Says that a page is busy (`aria-busy`), to a screen reader as to whoever looks on from outside, as long as anything holds it. */
const holds = new WeakMap<Element, number>();

/** Holds a page busy until what is handed back is called; calling it again does nothing. */
export function holdBusy(page: Element): () => void {
  count(page, 1);
  let held = true;
  return () => {
    if (held) count(page, -1);
    held = false;
  };
}

function count(page: Element, by: number): void {
  const now = (holds.get(page) ?? 0) + by;
  holds.set(page, now);
  if (now === 0) page.removeAttribute('aria-busy');
  else page.setAttribute('aria-busy', 'true');
}
