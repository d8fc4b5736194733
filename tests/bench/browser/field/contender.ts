/** What a page with a battlefield can do for a bench, turn by turn. */

/** Something that is done once a frame; `turn` counts from 0. */
export type Act = (turn: number) => void;

export interface Contender {
  readonly acts: Readonly<Record<string, Act>>;
  /** Where the units are that can go to ten hexes or more, in CSS pixels of the page. */
  readonly units: () => readonly Readonly<{ x: number; y: number }>[];
  /** Nobody is chosen any more. */
  readonly letGo: () => void;
}

declare global {
  interface Window {
    /** Set when the field can be played upon. */
    benchField?: Contender;
    /** Does an act in so many frames one after another; resolves when the last is drawn. */
    benchTurn: (act: string, frames: number) => Promise<void>;
  }
}

/** Offers a contender to the bench. */
export function offer(contender: Contender): void {
  window.benchTurn = (act, frames) =>
    new Promise((done) => {
      let turn = 0;
      const frame = (): void => {
        if (turn < frames) {
          contender.acts[act]!(turn);
          turn += 1;
          requestAnimationFrame(frame);
          return;
        }
        // What the last act asked for is drawn in this very frame.
        requestAnimationFrame(() => done());
      };
      requestAnimationFrame(frame);
    });
  window.benchField = contender;
}
