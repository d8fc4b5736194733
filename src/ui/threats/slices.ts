/** Long work in short slices, so that the page answers in between. */

/** How long a slice lasts, in milliseconds. */
const SLICE = 8;

/**
 * Goes through some steps slice by slice and tells of what every slice brought; the first slice begins at once, after
 * the page has answered. Answers what stops it.
 */
export function inSlices<T>(
  steps: Iterator<T>,
  tell: (found: readonly T[], done: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const until = performance.now() + SLICE;
    const found: T[] = [];
    let done = false;
    do {
      const step = steps.next();
      if (step.done === true) done = true;
      else found.push(step.value);
    } while (!done && performance.now() < until);
    if (!done) timer = setTimeout(slice, 0);
    tell(found, done);
  };
  timer = setTimeout(slice, 0);
  return () => clearTimeout(timer);
}
