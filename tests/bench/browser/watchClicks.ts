/** What is noted inside a page about clicks: how much the frame before one drew, and how much the next. */

declare global {
  interface Window {
    /** Corners drawn in the frames before and after the last click. */
    benchClick: () => Readonly<{ before: number; next: number }>;
  }
}

/** The marks that the page leaves when a button is let go, and after the next frame. */
export const CLICK_MARK = 'bench-click';
export const ANSWER_MARK = 'bench-answer';

/** Runs in the page, and so stands alone. */
export function watchClicks(): void {
  let [drawn, before, next] = [0, 0, 0];
  const draws = ['drawElements', 'drawElementsInstanced', 'drawArrays'] as const;
  const context = WebGL2RenderingContext.prototype;
  for (const name of draws) {
    const draw = context[name] as (...given: number[]) => void;
    Object.assign(context, {
      [name](this: WebGL2RenderingContext, ...given: number[]) {
        drawn += name === 'drawArrays' ? given[2]! : given[1]! * (given[4] ?? 1);
        draw.apply(this, given);
      },
    });
  }
  // A frame that draws nothing leaves on the screen what was drawn before.
  let [shown, clicked] = [0, false];
  const settle = (): void => {
    if (drawn > 0) shown = drawn;
    drawn = 0;
  };
  const frame = (): void => {
    settle();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.addEventListener(
    'pointerup',
    () => {
      performance.mark('bench-click');
      settle();
      before = shown;
      clicked = true;
    },
    { capture: true },
  );
  // The next frame is over when what was put off until after it has its turn.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    settle();
    next = shown;
    performance.mark('bench-answer');
  };
  const look = (): void => {
    if (clicked) port2.postMessage(null);
    clicked = false;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.benchClick = () => ({ before, next });
}
