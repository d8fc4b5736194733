/** Taking back past a die or a secret, when both players agree: the dice stay where they fell. */
import { undoBarrier, type History } from '../../game/history.ts';
import { rollsOf } from '../present/chronicle.ts';
import type { Marks, TakenBack } from '../../saves/marks.ts';

/** Why both players together cannot take the last action back: nothing was done, it needs no agreement, the battle is over. */
export type NoAgreement = 'nothing-done' | 'free' | 'over';

/** What stops an agreed step back, or null. */
export function whyNotAgreed(history: History): NoAgreement | null {
  if (history.present.state.verdict !== null) return 'over';
  const barrier = undoBarrier(history);
  if (barrier === null) return 'free';
  return barrier.why === 'nothing-done' ? 'nothing-done' : null;
}

/** A game with the marks beside its record. */
export interface Marked {
  readonly history: History;
  readonly marks: Marks;
}

/**
 * One step back over the barrier, marked in the record. The source of the dice stays where it is, so whatever else is done
 * now gets fresh dice; the same action done again in this step finds its own dice as they fell. The same game where
 * something stops it.
 */
export function takenBackBoth(game: Marked): Marked {
  const { history, marks } = game;
  if (whyNotAgreed(history) !== null) return game;
  const { past, present } = history;
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
    history: { past: past.slice(0, -1), present: { ...before, generator: present.generator }, future: [] },
    marks: {
      byHand: marks.byHand.filter((one) => one < at),
      takenBack: [...marks.takenBack, taken],
    },
  };
}
