/** How the board comes onto the page, and what takes its place where the graphics card is lost for good. */
import type { Stage, StageEvents } from '../../stage/contract.ts';

/** Why the board is a plain one: the browser has no WebGL, or its graphics card is gone. */
export type PlainBecause = 'no-webgl' | 'gone';

/** What the board tells, and whoever shows it. */
export interface BoardHearers extends Omit<StageEvents, 'plain' | 'gone'> {
  /** The board that stands on the page now; null while there is none. */
  stands(stage: Stage | null): void;
  plain(because: PlainBecause): void;
}

/** Fetches the board ahead of its first use. */
export function fetchStage() {
  return import('../../stage/stage.ts');
}

/**
 * Opens the board inside an element; answers what takes it out again. A card that is lost for good is asked for once more, on
 * a new canvas; the second time the board is a plain one.
 */
export function openBoardIn(container: HTMLElement, hearers: BoardHearers): () => void {
  let left = false;
  let losses = 0;
  let standing: Stage | null = null;
  const put = (next: Stage | null): void => {
    const before = standing;
    standing = next;
    hearers.stands(next);
    before?.close();
  };
  const events: StageEvents = {
    ...hearers,
    plain: () => hearers.plain(losses === 0 ? 'no-webgl' : 'gone'),
    gone: () => {
      losses += 1;
      put(null);
      void open();
    },
  };
  const open = async (): Promise<void> => {
    const { createStage, createPlain } = await fetchStage();
    const made = await (losses > 1 ? createPlain : createStage)(container, events);
    if (left) made.close();
    else put(made);
  };
  void open();
  return () => {
    left = true;
    put(null);
  };
}
