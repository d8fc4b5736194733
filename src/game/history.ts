import type { Entry, Match } from './match.ts';
import { revealsSecret } from './view.ts';

/** A game with the moments before and after it: every one a whole game, sharing what did not change. */
export interface History {
  readonly past: readonly Match[];
  readonly present: Match;
  readonly future: readonly Match[];
}

/** Why a step back is not possible: nothing was done yet, dice were thrown for this entry, or it brought a secret to light. */
export type UndoBarrier =
  Readonly<{ why: 'nothing-done' }> | Readonly<{ why: 'dice-thrown' | 'secret-shown'; entry: Entry }>;

/** A history that stands at a game, with the moments before it. */
export function historyOf(present: Match, past: readonly Match[] = []): History {
  return { past, present, future: [] };
}

/** The history after something new was done: what had been taken back is forgotten. */
export function onwards(history: History, present: Match): History {
  return { past: [...history.past, history.present], present, future: [] };
}

/** What stops a step back, or null. Undo reaches back to the last die or revealed secret; a change of the acting side is no bar. */
export function undoBarrier({ past, present }: History): UndoBarrier | null {
  return barrierAt(past.at(-1), present);
}

function barrierAt(before: Match | undefined, after: Match): UndoBarrier | null {
  const entry = after.entries.at(-1);
  if (entry === undefined || before === undefined) return { why: 'nothing-done' };
  if (entry.faces.length > 0) return { why: 'dice-thrown', entry };
  return revealsSecret(after.battle, before.state, after.state) ? { why: 'secret-shown', entry } : null;
}

/** How many steps back are free, one after the other. */
export function undoDepth({ past, present }: History): number {
  let depth = 0;
  while (barrierAt(past[past.length - depth - 1], past[past.length - depth] ?? present) === null) depth += 1;
  return depth;
}

/** One step back, or the same history where something stops it (see `undoBarrier`). */
export function undo(history: History): History {
  if (undoBarrier(history) !== null) return history;
  return {
    past: history.past.slice(0, -1),
    present: history.past.at(-1)!,
    future: [history.present, ...history.future],
  };
}

/** One step forward again, or the same history where nothing was taken back. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future };
}
