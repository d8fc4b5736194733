/** Time as a browser has it, for the clocks of a game. */
import type { Clock } from '../../session/ports.ts';

/** A page that slept does not count the time, in milliseconds. */
const LONGEST = 5000;

/** A clock that stands while nobody sees the page. */
export const BROWSER_CLOCK: Clock = {
  every: (period, passed) => {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) passed(Math.min(now - last, LONGEST));
      last = now;
    }, period);
    return () => clearInterval(timer);
  },
};
