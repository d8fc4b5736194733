/** What is noted inside a page from its first moment: draw calls of each frame, and pictures that came from workers. */

declare global {
  interface Window {
    /** Draw calls of each frame that drew anything. */
    benchFrames: number[];
    /** Keys of the pictures that workers have answered. */
    benchTiles: string[];
  }
}

/** The name of the mark that the page leaves when a picture comes. */
export const TILE_MARK = 'bench-tile';

/** Runs in the page before any of its own scripts, and so stands alone. */
export function watch(): void {
  window.benchFrames = [];
  window.benchTiles = [];
  let calls = 0;
  const context = WebGL2RenderingContext.prototype;
  const counted = <Method extends 'drawArrays' | 'drawElements'>(name: Method): void => {
    const draw = context[name] as (...given: unknown[]) => void;
    Object.assign(context, {
      [name](this: WebGL2RenderingContext, ...given: unknown[]) {
        calls += 1;
        draw.apply(this, given);
      },
    });
  };
  counted('drawArrays');
  counted('drawElements');
  const frame = (): void => {
    if (calls > 0) window.benchFrames.push(calls);
    calls = 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null || !('key' in data)) return;
        window.benchTiles.push(String(data.key));
        performance.mark('bench-tile');
      });
    }
  };
}
