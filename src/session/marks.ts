/** How the marks beside a record are kept: dice of real hands, and the throws that were taken back and wait. */
import type { Action } from '../engine/action.ts';
import type { Match } from '../game/match.ts';
import { canonicalJson } from '../kernel/canonicalJson.ts';
import type { Marks, TakenBack } from '../saves/marks.ts';

/** The throw that waits for an action where the game stands: taken back in this very step of this turn, the latest first; or null. */
export function waitingFor({ takenBack }: Marks, { state }: Match, action: Action): TakenBack | null {
  const order = canonicalJson(action);
  const found = takenBack.findLast(
    ({ waits, turn, step, action: was }) =>
      waits && turn === state.turn && step === state.step && canonicalJson(was) === order,
  );
  return found ?? null;
}

/** The marks after an action was done in `before`: its own dice are marked, and what waited for it waits no longer. */
export function marksAfter(marks: Marks, before: Match, action: Action, byHand: boolean): Marks {
  const number = before.entries.length;
  const waiting = waitingFor(marks, before, action);
  const earlier = marks.byHand.filter((one) => one < number);
  if (waiting === null && !byHand && earlier.length === marks.byHand.length) return marks;
  return {
    byHand: byHand ? [...earlier, number] : earlier,
    takenBack: marks.takenBack.map((one) => (one === waiting ? { ...one, waits: false } : one)),
  };
}
