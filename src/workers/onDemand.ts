/** A worker that is begun when it is first needed, and anew after it was ended. */
import type { Workplace } from './workplace.ts';

/** What is sent to it, and its end. */
export interface OnDemand<To> {
  /** Sends a message, to a new worker where there is none. */
  post(message: To): void;
  /** Ends the worker; nothing more is heard of it. */
  end(): void;
}

/** `start` begins a worker; what it says goes to `heard`, and why it broke to `broke`, which decides whether it is ended. */
export function onDemand<To, From>(
  start: () => Workplace<To, From>,
  heard: (message: From) => void,
  broke: (why: string) => void,
): OnDemand<To> {
  let place: Workplace<To, From> | null = null;
  const begin = (): Workplace<To, From> => {
    const begun = start();
    begun.addEventListener('message', ({ data }) => heard(data));
    begun.addEventListener('error', ({ message }) => broke(message ?? 'its worker broke'));
    return begun;
  };
  return {
    post: (message) => (place ??= begin()).postMessage(message),
    end: () => {
      place?.terminate();
      place = null;
    },
  };
}
