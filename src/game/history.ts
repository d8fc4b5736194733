import type { Entry, Match } from './match.ts';

/** A game with the moments before and after it: every one a whole game, sharing what did not change. */
export interface History {
  readonly past: readonly Match[];
  readonly present: Match;
  readonly future: readonly Match[];
}

/** Why a step back is not possible: nothing was done yet, or dice were thrown for this entry. */
export type UndoBarrier = Readonly<{ why: 'nothing-done' }> | Readonly<{ why: 'dice-thrown'; entry: Entry }>;

/** A history that stands at a game, with the moments before it. */
export function historyOf(present: Match, past: readonly Match[] = []): History {
  return { past, present, future: [] };
}

/** The history after something new was done: what had been taken back is forgotten. */
export function onwards(history: History, present: Match): History {
  return { past: [...history.past, history.present], present, future: [] };
}

/** What stops a step back, or null. Undo reaches back to the last die; a change of the acting side is no bar. */
export function undoBarrier(history: History): UndoBarrier | null {
  const entry = history.present.entries.at(-1);
  if (entry === undefined || history.past.length === 0) return { why: 'nothing-done' };
  return entry.faces.length > 0 ? { why: 'dice-thrown', entry } : null;
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
