/** Clocks beside the game. They only mark: no rule asks for the time. */
import type { Side } from '../engine/battle.ts';
import type { ClockSheet } from '../saves/tableSheet.ts';

const MINUTE = 60_000;

/** A clock that stands at its beginning. */
export function clockSet(limit: ClockSheet['limit'], minutes: number): ClockSheet {
  return limit === 'none' ? { limit } : { limit, minutes, used: [0, 0], turn: 0 };
}

/** The clock after a side has thought for so many milliseconds of a game-turn. */
export function tickClock(clock: ClockSheet, side: Side, turn: number, ms: number): ClockSheet {
  if (clock.limit === 'none') return clock;
  const [defender, besieger] = usedIn(clock, turn);
  const more = Math.max(0, Math.round(ms));
  return { ...clock, turn, used: side === 0 ? [defender + more, besieger] : [defender, besieger + more] };
}

/** The milliseconds that a side has left, below nothing once its time has run out; null without a clock. */
export function leftOn(clock: ClockSheet, side: Side, turn: number): number | null {
  return clock.limit === 'none' ? null : clock.minutes * MINUTE - usedIn(clock, turn)[side];
}

/** What has been used of the time that counts now: with a limit for each turn, of this turn only. */
function usedIn(
  { limit, used, turn: counted }: Exclude<ClockSheet, { limit: 'none' }>,
  turn: number,
): readonly [number, number] {
  return limit === 'turn' && counted !== turn ? [0, 0] : used;
}
