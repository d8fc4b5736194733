/** The clock of a session: it runs whenever a player decides, and only marks. */
import { leftOn, tickClock } from './clock.ts';
import type { Clock } from './ports.ts';
import { machineDecides } from './seats.ts';
import type { Standing } from './standing.ts';

/** How often it is read, and how often what it says is written; in milliseconds. */
const TICK = 1000;
const WRITTEN_EVERY = 10_000;

/** What the clock needs of the session. */
export interface TimingPlace {
  now(): Standing;
  /** Whether something stops it: a window, a hand-over, nobody at the table. */
  stopped(): boolean;
  /** The clocks of the sheet have moved on; `write` = what they say has to be written. */
  ticked(clock: Standing['sheet']['clock'], ranOut: boolean, write: boolean): void;
}

export interface Timing {
  /** Something has changed: the clock runs or stands. */
  look(): void;
  close(): void;
}

/** Lets the clock of a session run. */
export function timingFor(clock: Clock, place: TimingPlace): Timing {
  let stop: (() => void) | null = null;
  let unwritten = 0;
  const passTime = (ms: number): void => {
    const { sheet, history } = place.now();
    const { active, turn } = history.present.state;
    const after = tickClock(sheet.clock, active, turn, ms);
    const [before, now] = [leftOn(sheet.clock, active, turn) ?? 0, leftOn(after, active, turn) ?? 0];
    unwritten += ms;
    const write = unwritten >= WRITTEN_EVERY;
    if (write) unwritten = 0;
    place.ticked(after, before > 0 && now <= 0, write);
  };
  const close = (): void => {
    stop?.();
    stop = null;
  };
  return {
    close,
    look: () => {
      const { sheet, history } = place.now();
      const { state } = history.present;
      const plays = state.verdict === null && !machineDecides(sheet, state);
      if (!plays || sheet.clock.limit === 'none' || place.stopped()) close();
      else stop ??= clock.every(TICK, passTime);
    },
  };
}
