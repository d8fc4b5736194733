/** A moment that is passed over while the bar is drawn along costs no chronicle: it is written where the hand rests. */
import { effect, signal, type ReadonlySignal } from '@preact/signals';

/** How long the hand has to rest, in milliseconds. */
const REST = 120;

/** Follows a moment once it has stood for a while; the present at once. */
export function followSettled(moment: ReadonlySignal<number | null>): ReadonlySignal<number | null> {
  const settled = signal(moment.peek());
  effect(() => {
    const now = moment.value;
    if (now === null || settled.peek() === null) {
      settled.value = now;
      return undefined;
    }
    const timer = setTimeout(() => {
      settled.value = now;
    }, REST);
    return () => clearTimeout(timer);
  });
  return settled;
}
