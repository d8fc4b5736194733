/** The moments of a game: each by its number, the game as far as one, and a new game that goes on from there. */
import { historyOf, type History } from '../game/history.ts';
import { generatorFrom } from '../game/generator.ts';
import type { Match } from '../game/match.ts';

/** The number of the last moment; the first is 0. */
export function lastMoment({ past }: History): number {
  return past.length;
}

/** A moment of a game by its number; past the end it is the present. */
export function momentAt({ past, present }: History, at: number): Match {
  return past[at] ?? present;
}

/** The game as far as a moment, as it was then. */
export function upTo(history: History, at: number): History {
  return historyOf(momentAt(history, at), history.past.slice(0, at));
}

/**
 * A new game that goes on from a moment of another. Its dice are fresh at every step back that is free, so that nobody
 * knows them from the game that was.
 */
export function branchAt(history: History, at: number, seed: number): History {
  const generator = generatorFrom(seed);
  const { past, present } = upTo(history, at);
  return historyOf(
    { ...present, generator },
    past.map((moment) => ({ ...moment, generator })),
  );
}
