/** A part of the program that is fetched when it is first wanted. */
import { effect, signal, type ReadonlySignal } from '@preact/signals';

/** What `fetch` brings, once `isWanted` is true for the first time; null until it has come. What cannot be fetched is told as any failure. */
export function fetchWhen<Part extends object>(
  isWanted: () => boolean,
  fetch: () => Promise<Part>,
): ReadonlySignal<Part | null> {
  const part = signal<Part | null>(null);
  effect(() => {
    if (!isWanted() || part.peek() !== null) return;
    void fetch().then((come) => (part.value = come));
  });
  return part;
}
