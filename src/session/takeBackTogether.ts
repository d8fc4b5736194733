/** Taking back past a die or a secret, when both players agree: the dice stay where they fell. */
import { undo, undoBarrier, type History } from '../game/history.ts';
import type { Marks, TakenBack } from '../saves/marks.ts';
import { rollsOf } from './rolls.ts';

/** Why both players together cannot take the last action back: nothing was done, it needs no agreement, the battle is over. */
export type NoAgreement = 'nothing-done' | 'free' | 'over';

/** What stops an agreed step back, or null. `free` = one player alone can take back what was done last. */
export function whyNotAgreed(history: History, free = undoBarrier(history) === null): NoAgreement | null {
  if (history.present.state.verdict !== null) return 'over';
  if (free) return 'free';
  return undoBarrier(atBarrier(history))?.why === 'nothing-done' ? 'nothing-done' : null;
}

/** The game at the last barrier: what was done since is taken back. */
function atBarrier(history: History): History {
  let at = history;
  while (undoBarrier(at) === null) at = undo(at);
  return at;
}

/** A game with the marks beside its record. */
export interface Marked {
  readonly history: History;
  readonly marks: Marks;
}

/**
 * One step back over the last barrier, and whatever was done after it, marked in the record. The source of the dice stays where it is, so whatever else is done
 * now gets fresh dice; the same action done again in this step finds its own dice as they fell. The same game where
 * something stops it.
 */
export function takeBackBoth(game: Marked): Marked {
  const { history, marks } = game;
  if (whyNotAgreed(history, false) !== null) return game;
  const { generator } = history.present;
  const { past, present } = atBarrier(history);
  const before = past.at(-1)!;
  const { action, faces } = present.entries.at(-1)!;
  const at = before.entries.length;
  const taken: TakenBack = {
    at,
    turn: before.state.turn,
    step: before.state.step,
    action,
    faces,
    purpose: rollsOf(before, present)[0]?.request.purpose ?? null,
    byHand: marks.byHand.includes(at),
    waits: true,
  };
  return {
    history: { past: past.slice(0, -1), present: { ...before, generator }, future: [] },
    marks: {
      byHand: marks.byHand.filter((one) => one < at),
      takenBack: [...marks.takenBack, taken],
    },
  };
}
