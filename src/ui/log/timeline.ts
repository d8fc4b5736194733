/** The moments of a game as a line: which there are, where the turns begin, and what a step to the next turn comes to. */
import { historyOf, type History } from '../../game/history.ts';
import { generatorFrom } from '../../game/generator.ts';
import type { Match } from '../../game/match.ts';
import type { TurnMark } from '../features/replay/replayModel.ts';

/** The number of the last moment; the first is 0. */
export function lastMoment({ past }: History): number {
  return past.length;
}

/** A moment of a game by its number; past the end it is the present. */
export function momentAt({ past, present }: History, at: number): Match {
  return past[at] ?? present;
}

/** The first moment of each turn. */
export function turnMarks({ past, present }: History): readonly TurnMark[] {
  const marks: TurnMark[] = [];
  for (const [at, { state }] of [...past, present].entries()) {
    if (marks.at(-1)?.turn !== state.turn) marks.push({ turn: state.turn, at });
  }
  return marks;
}

/** Where a step of one turn leads: back to the beginning of this turn, or of the one before when it has just begun; on to the next, or to the end. */
export function turnStep(marks: readonly TurnMark[], at: number, by: 'back' | 'on', last: number): number {
  if (by === 'on') return marks.find((mark) => mark.at > at)?.at ?? last;
  return marks.findLast((mark) => mark.at < at)?.at ?? 0;
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
