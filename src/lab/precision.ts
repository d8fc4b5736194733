/** Stopping a series when its answer is precise enough. */
import { shareOf } from '../strategic/estimate.ts';

/** A series is looked at after every so many games: the answer must not hang on who was fast. */
export const LOOK_EVERY = 50;

/** So many games at most, where a precision is asked for. */
export const MOST_GAMES = 10_000;

/** Half the width of the widest interval of the three shares (wins of either side, draws), in per cent; 50 of no games. */
export function halfWidth(winners: readonly (number | 'draw')[]): number {
  if (winners.length === 0) return 50;
  const widths = ([0, 1, 'draw'] as const).map((who) => {
    const { from, to } = shareOf(winners.filter((winner) => winner === who).length, winners.length);
    return (to - from) * 50;
  });
  return Math.max(...widths);
}

/**
 * After how many games, in the order of their numbers, a series is precise enough; null: not yet. `until` = the half-width wanted,
 * in per cent. Only whole looks count, so that any number of workers stops at the same game; `looked` = how many games were looked at
 * before, and were not enough.
 */
export function preciseAfter(
  winners: readonly (number | 'draw')[],
  until: number,
  looked = 0,
): number | null {
  const first = (Math.floor(looked / LOOK_EVERY) + 1) * LOOK_EVERY;
  for (let games = first; games <= winners.length; games += LOOK_EVERY)
    if (halfWidth(winners.slice(0, games)) <= until) return games;
  return null;
}

/**
 * Looks at the games of a series as they come, in whatever order: after how many, in the order of their numbers, it is precise enough;
 * null: not yet. Without `until` it never is.
 */
export function watchPrecision(
  until: number | null,
): (game: Readonly<{ index: number; winner: number | 'draw' }>) => number | null {
  const come: (number | 'draw' | undefined)[] = [];
  /** The first games without a gap: only these are looked at. */
  const winners: (number | 'draw')[] = [];
  let enough: number | null = null;
  return ({ index, winner }) => {
    if (until === null || enough !== null) return enough;
    come[index] = winner;
    const looked = winners.length;
    for (let next = come[looked]; next !== undefined; next = come[winners.length]) winners.push(next);
    enough = preciseAfter(winners, until, looked);
    return enough;
  };
}
