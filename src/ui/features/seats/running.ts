/** The clock that runs while a player thinks. */
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { TableStore } from '../../store/tableStore.ts';
import { leftOn, tickClock } from '../../../session/clock.ts';
import { machineDecides } from '../../../session/seats.ts';

/** How often it is read, and how often what it says is kept; in milliseconds. */
const TICK = 1000;
const KEPT_EVERY = 10_000;
/** A page that slept does not count the time. */
const LONGEST_TICK = 5 * TICK;

/** What the clock needs of the table. */
export interface ClockPlace {
  readonly atTable: ReadonlySignal<boolean>;
  /** Whether something lies over the table that stops the clock: a window, a question, a hand-over. */
  readonly covered: ReadonlySignal<boolean>;
  /** The time has to be kept. */
  keep(): void;
  /** The time of the side that decides has run out just now. */
  ranOut(): void;
}

/** Lets the clock of a table run whenever a player decides and nothing lies over the table. */
export function runClock(store: TableStore, { atTable, covered, keep, ranOut }: ClockPlace): void {
  const runs = computed(() => {
    const match = store.history.value?.present;
    if (match === undefined || store.sheet.value.clock.limit === 'none') return false;
    const plays = match.state.verdict === null && !machineDecides(store.sheet.value, match.state);
    return plays && atTable.value && !covered.value;
  });
  let unkept = 0;
  const tick = (ms: number): void => {
    const { active, turn } = store.history.peek()!.present.state;
    const sheet = store.sheet.peek();
    const clock = tickClock(sheet.clock, active, turn, ms);
    const [before, after] = [leftOn(sheet.clock, active, turn) ?? 0, leftOn(clock, active, turn) ?? 0];
    store.sheet.value = { ...sheet, clock };
    if (before > 0 && after <= 0) ranOut();
    unkept += ms;
    if (unkept < KEPT_EVERY) return;
    unkept = 0;
    keep();
  };
  effect(() => {
    if (!runs.value) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) tick(Math.min(now - last, LONGEST_TICK));
      last = now;
    }, TICK);
    return () => clearInterval(timer);
  });
}
