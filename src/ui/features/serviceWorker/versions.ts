/** Playing without a network, and the notice that a new version of the game is there. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';

export interface Versions {
  /** A new version waits, and no order is half given. */
  readonly waiting: ReadonlySignal<boolean>;
  /** Goes over to it: the page is loaded anew, the game goes on where it was. */
  takeOver(): void;
  later(): void;
}

/** How long the page has to itself before anything else is fetched, in milliseconds. */
const PATIENCE = 1500;

/** `aims` = an order is half given. Keeps the game in this browser so that it opens without a network, where the browser allows that. */
export function keepVersions(aims: ReadonlySignal<boolean>): Versions {
  const next = signal<ServiceWorker | null>(null);
  if (import.meta.env.MODE !== 'development' && 'serviceWorker' in navigator) {
    setTimeout(() => void register((worker) => (next.value = worker)), PATIENCE);
  }
  return {
    waiting: computed(() => next.value !== null && !aims.value),
    takeOver: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      next.peek()?.postMessage('take over');
    },
    later: () => {
      next.value = null;
    },
  };
}

/** Tells of every worker that waits behind one that serves the page; the first one serves it at once. */
async function register(tell: (worker: ServiceWorker) => void): Promise<void> {
  try {
    const found = await navigator.serviceWorker.register('./sw.js');
    const look = (worker: ServiceWorker | null): void => {
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) tell(worker);
      });
    };
    if (found.waiting !== null && navigator.serviceWorker.controller !== null) tell(found.waiting);
    found.addEventListener('updatefound', () => look(found.installing));
  } catch (why) {
    // Refused (SecurityError), or not fetched (TypeError): without one the game needs its network, as any page does.
    if (!(why instanceof DOMException || why instanceof TypeError)) throw why;
  }
}
