/** Ground that was altered: the old sheet stays in sight, and is looked at from the same place, until the new one is painted. */
import type { Screen } from './screen.ts';
import { putAway, type Shown } from './shown.ts';

/** How long a repainted sheet is waited for before it is shown as far as it is, in milliseconds. */
const PATIENCE = 8000;

/** The sheet that is still seen while another one is painted. */
interface Waiting {
  readonly seen: Shown;
  readonly next: Shown;
  readonly since: number;
  done(): void;
}

/** What is repainted, one sheet at a time. */
export interface Repainting {
  /** From `seen` to `next`, which is looked at from there. What was never seen goes; resolves when `next` is shown, or repainted itself. */
  begin(seen: Shown, next: Shown): Promise<void>;
  /** Gives up: the sheet that was still seen goes. */
  end(): void;
}

/** Repaints on a screen from now on. */
export function repaintOn(screen: Pick<Screen, 'frame' | 'sharpness' | 'beforeFrame'>): Repainting {
  let waiting: Waiting | null = null;
  const end = (): void => {
    const ended = waiting;
    waiting = null;
    if (ended === null) return;
    ended.next.scene.layer.visible = true;
    putAway(ended.seen, screen);
    ended.done();
  };
  /** Before a frame; true while a sheet is waited for. */
  const tick = (now: number): boolean => {
    if (waiting === null) return false;
    const { seen, next, since } = waiting;
    if (next.scene.ground.settled || now - since > PATIENCE) end();
    else seen.scene.look(next.lookout.view, screen.frame, screen.sharpness);
    return true;
  };
  screen.beforeFrame.add(tick);
  return {
    end,
    begin: (last, next) => {
      next.lookout.takeOver(last.lookout);
      next.scene.layer.visible = false;
      const before = waiting;
      waiting = null;
      if (before !== null) putAway(last, screen);
      before?.done();
      return new Promise((done) => {
        waiting = { seen: before?.seen ?? last, next, since: performance.now(), done };
      });
    },
  };
}
