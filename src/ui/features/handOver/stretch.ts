/** The stretch of a game that a side has not decided in: from its last moment to the present. */
import type { Side } from '../../../engine/battle.ts';
import type { History } from '../../../game/history.ts';
import type { Match } from '../../../game/match.ts';
import { seatOf } from '../../../session/seatOf.ts';

/** A stretch of a game: the moments after `from`, up to and with `to`; both are places in it, 0 = the start. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What happened while somebody else than a side had its seat, the last time before now; null where nobody else had it. */
export function sinceLast({ past, present }: History, side: Side): Stretch | null {
  const seats = [...past, present].map(({ state }) => seatOf(state));
  let to = seats.length - 1;
  if (seats[to] === side) while (to > 0 && seats[to - 1] === side) to -= 1;
  if (to === 0) return null;
  return { from: Math.max(0, seats.lastIndexOf(side, to - 1)), to };
}

/** The moments of a stretch in pairs: before and after each action. */
export function pairMoments(
  { past, present }: History,
  { from, to }: Stretch,
): readonly (readonly [Match, Match])[] {
  const moments = [...past, present];
  return moments.slice(from + 1, to + 1).map((after, at) => [moments[from + at]!, after] as const);
}
