/** What is noted inside a page about clicks: what the frame before one drew, what the next, and what stays. */

declare global {
  interface Window {
    /** Resolves when a few frames in a row have drawn nothing, and the card is done with what was drawn before. */
    benchQuiet: () => Promise<void>;
    /** The last click, when all is quiet after it. */
    benchClick: () => Promise<Answered>;
  }
}

/** Corners of each draw call of three frames: the last before a click, the very next, and the one that stays on the screen. */
export interface Answered {
  readonly before: readonly number[];
  readonly next: readonly number[];
  readonly stays: readonly number[];
}

/** The marks that the page leaves when a button is pressed, and after the next frame since it was let go. */
export const CLICK_MARK = 'bench-click';
export const ANSWER_MARK = 'bench-answer';

/** Runs in the page, and so stands alone. */
export function watchClicks(): void {
  const quietFrames = 4;
  const context = WebGL2RenderingContext.prototype;
  const cards = new Set<WebGL2RenderingContext>();
  let drawn: number[] = [];
  for (const name of ['drawElements', 'drawElementsInstanced', 'drawArrays'] as const) {
    const draw = context[name] as (...given: number[]) => void;
    Object.assign(context, {
      [name](this: WebGL2RenderingContext, ...given: number[]) {
        cards.add(this);
        drawn.push(name === 'drawArrays' ? given[2]! : given[1]! * (given[4] ?? 1));
        draw.apply(this, given);
      },
    });
  }
  // A frame that draws nothing leaves on the screen what was drawn before.
  let [shown, before, next]: [number[], number[], number[]] = [[], [], []];
  let [clicked, quiet] = [false, 0];
  let calm = (): void => {};
  const settle = (): void => {
    quiet = drawn.length === 0 ? quiet + 1 : 0;
    if (drawn.length > 0) shown = drawn;
    drawn = [];
  };
  window.addEventListener('pointerdown', () => performance.mark('bench-click'), { capture: true });
  const letGo = (): void => {
    settle();
    [before, next, clicked, quiet] = [shown, shown, true, 0];
  };
  window.addEventListener('pointerup', letGo, { capture: true });
  // A frame is over when what was put off until after it has its turn.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: answers }: MessageEvent<boolean>) => {
    settle();
    if (answers) {
      next = shown;
      performance.mark('bench-answer');
    }
    if (quiet >= quietFrames && !clicked) calm();
  };
  const frame = (): void => {
    port2.postMessage(clicked);
    clicked = false;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const framesAreQuiet = (): Promise<void> =>
    new Promise((done) => {
      quiet = 0;
      calm = done;
    });
  window.benchQuiet = async () => {
    // A frame that waits for the card draws nothing, and is not quiet: what it waits with is drawn then, and waited for in its turn.
    for (let picture = 0; picture < 3; picture += 1) {
      for (const card of cards) card.finish();
      await framesAreQuiet();
    }
  };
  window.benchClick = async () => {
    await window.benchQuiet();
    return { before, next, stays: shown };
  };
}
