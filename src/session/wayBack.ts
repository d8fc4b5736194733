/** Against the machine a step back leads to the last decision of a player at this screen, not to one of the machine. */
import { redo, undo, undoBarrier, type History, type UndoBarrier } from '../game/history.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import { machineDecides, playersAt } from './seats.ts';

/** How many steps lead there, or what stops them on the way; `nobody-here` while the machine plays against itself. */
export type WayBack = Readonly<{ steps: number }> | UndoBarrier | Readonly<{ why: 'nobody-here' }>;

/** The way back to the last decision that a player here has taken. */
export function wayBack(history: History, sheet: TableSheet): WayBack {
  if (playersAt(sheet).length === 0) return { why: 'nobody-here' };
  let at = history;
  for (let steps = 1; ; steps += 1) {
    const barrier = undoBarrier(at);
    if (barrier !== null) return barrier;
    at = undo(at);
    if (!machineDecides(sheet, at.present.state)) return { steps };
  }
}

/** How many steps forward again lead to the next decision of a player here, or to the end of what was taken back. */
export function wayOn(history: History, sheet: TableSheet): number {
  let at = history;
  let steps = 0;
  while (at.future.length > 0) {
    at = redo(at);
    steps += 1;
    if (!machineDecides(sheet, at.present.state)) break;
  }
  return steps;
}
