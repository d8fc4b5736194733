/** The moments of a game as a line: where the turns begin, and what a step to the next turn comes to. */
import type { History } from '../../game/history.ts';

/** The first moment of a turn. */
export interface TurnMark {
  readonly turn: number;
  readonly at: number;
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
